import type { RunSql } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Owner } from "../../../ledger/account.ts";
import { post } from "../../../ledger/post.ts";
import { memberTransferPart } from "./queries.ts";

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
 * the member's own rows. Call it with both members locked (`ledger/locks.ts`). Throws `InsufficientFunds`.
 */
export async function moveToMember(run: RunSql, { id, from, to, wallet, amount, at }: MemberTransfer): Promise<void> {
  const occasion = { txId: newId(), at };
  const both = { id, from: wallet, currency: from.currency, amount, at };
  const sent = memberTransferPart({ ...both, kind: "member-sent", memberId: from.id, counterparty: to.id });
  const received = memberTransferPart({ ...both, kind: "member-received", memberId: to.id, counterparty: from.id });
  await post(run, { posting: SENT[wallet], owner: from, amount, ref: id }, occasion, { sent });
  await post(run, { posting: "member-received", owner: to, amount, ref: id }, occasion, { received });
}
