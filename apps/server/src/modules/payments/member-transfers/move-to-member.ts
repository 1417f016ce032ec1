import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import type { Owner } from "../../../ledger/account.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import { insertMemberTransfers } from "./queries.ts";

export interface MemberTransfer {
  readonly id: string;
  readonly from: Owner;
  readonly to: Owner;
  readonly wallet: "cash" | "commission";
  readonly amount: bigint;
  readonly at: Date;
}

const SENT = { cash: "member-sent", commission: "member-sent-commission" } as const;

/**
 * Moves money from the sender's wallet to the receiver's cash, with a row in the record of each: a member's transfers are among
 * the member's own rows. Throws `InsufficientFunds`.
 */
export async function moveToMember(tx: Transaction, { id, from, to, wallet, amount, at }: MemberTransfer): Promise<void> {
  await postBatch(runIn(tx), at, [
    { posting: SENT[wallet], owner: from, amount, ref: id },
    { posting: "member-received", owner: to, amount, ref: id },
  ]);
  const both = { id, reference: id, from: wallet, to: "cash", currency: from.currency, amount, at, settledAt: at };
  await insertMemberTransfers(tx, [
    { ...both, memberId: from.id, kind: "member-sent", counterparty: to.id },
    { ...both, memberId: to.id, kind: "member-received", counterparty: from.id },
  ]);
}
