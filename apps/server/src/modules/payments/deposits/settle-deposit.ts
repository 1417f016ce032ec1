import type { DepositState } from "@baize/domain/payments/deposit-state";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { houseAccount, memberAccount } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { lockAccounts, post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { type DepositRow, stepDeposit, type Taken } from "./step-deposit.ts";
import { partyOf } from "../queries.ts";
import { tell } from "../notify.ts";

/** Money in, and the fee out of it, as one move. The deposit's row is locked: nobody else can be here for it. */
async function credit(tx: Transaction, row: DepositRow, at: Date): Promise<void> {
  const { owner, house } = await partyOf(tx, row.memberId, row.currency);
  const run = runIn(tx);
  const cash = memberAccount(owner, "cash");
  const of = { memberId: row.memberId, txId: newId(), ref: row.id, at };
  const clearing = houseAccount(house, owner, "clearing", row.adapter);
  const fees = houseAccount(house, owner, "fees");
  await openAccounts(tx, [clearing, fees]);
  await lockAccounts(run, [cash]);
  await post(run, { ...of, debit: clearing, credit: cash, amount: row.amount, kind: "deposit" });
  if (row.fee > 0n) await post(run, { ...of, debit: cash, credit: fees, amount: row.fee, kind: "deposit-fee" });
}

/**
 * Takes a locked deposit one step on, with all that belongs to it: the money when it succeeded, and word to the member.
 * False, and nothing done, where the table has no such step.
 */
export async function settleDeposit(tx: Transaction, row: DepositRow, to: DepositState, taken: Taken): Promise<boolean> {
  if (!(await stepDeposit(tx, row, to, taken))) return false;
  const { memberId, currency, amount, fee } = row;
  if (to === "succeeded") {
    await credit(tx, row, taken.at);
    await tell(tx, "depositArrived", { memberId, currency, amount: amount - fee, at: taken.at });
  }
  if (to === "failed" && taken.by !== "member") await tell(tx, "depositFailed", { memberId, currency, amount, at: taken.at });
  return true;
}
