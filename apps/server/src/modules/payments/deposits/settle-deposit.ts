import type { DepositState } from "@baize/domain/payments/deposit-state";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import { collectDebt } from "../collect-debt.ts";
import { notify } from "../notifications.ts";
import { loadParty } from "../queries.ts";
import type { DepositRow } from "./queries.ts";
import { type DepositStep, stepDeposit } from "./step-deposit.ts";

/** Credits the amount and takes the fee out of it, as one move. The deposit's row is locked, so it happens once. */
async function credit(tx: Transaction, row: DepositRow, at: Date): Promise<void> {
  const { owner } = await loadParty(tx, row.memberId, row.currency);
  await postBatch(runIn(tx), at, [
    { posting: "deposit", refs: { clearing: row.adapter }, owner, amount: row.amount, ref: row.id },
    { posting: "deposit-fee", owner, amount: row.fee, ref: row.id },
  ]);
  await collectDebt(tx, owner, row.id, at);
}

/**
 * Applies one step to a locked deposit: its state, the money when it succeeded, and the member's notification. False, and
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
