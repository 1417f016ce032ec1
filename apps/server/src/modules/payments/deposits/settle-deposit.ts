import type { DepositState } from "@baize/domain/payments/deposit-state";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { houseAccount, memberAccount } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { lockAccounts, post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { notify } from "../notifications.ts";
import { loadParty } from "../queries.ts";
import type { DepositRow } from "./queries.ts";
import { type DepositStep, stepDeposit } from "./step-deposit.ts";

/** Credits the amount and takes the fee out of it, as one move. The deposit's row is locked, so it happens once. */
async function credit(tx: Transaction, row: DepositRow, at: Date): Promise<void> {
  const { owner, house } = await loadParty(tx, row.memberId, row.currency);
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
 * Takes a locked deposit one step on: its state, the money when it succeeded, and the member's notification. False, and
 * nothing done, where the state machine has no such step.
 */
export async function settleDeposit(tx: Transaction, row: DepositRow, to: DepositState, step: DepositStep): Promise<boolean> {
  if (!(await stepDeposit(tx, row, to, step))) return false;
  const { memberId, currency, amount, fee } = row;
  const { at, by } = step;
  if (to === "succeeded") {
    await credit(tx, row, at);
    await notify(tx, "deposit_arrived", { memberId, currency, amount: amount - fee, at });
  }
  if (to === "failed" && by !== "member") await notify(tx, "deposit_failed", { memberId, currency, amount, at });
  return true;
}
