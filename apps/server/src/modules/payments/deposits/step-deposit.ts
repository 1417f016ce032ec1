import { DEPOSIT, type DepositState } from "@baize/domain/payments/deposit-state";
import { type Actor, canMove } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../../platform/database/database.ts";
import { insertStep } from "../payment-steps/queries.ts";
import { type DepositRow, updateDepositState } from "./queries.ts";

export interface DepositStep {
  readonly by: Actor;
  readonly at: Date;
  readonly note?: string;
}

/** Takes one step of the state machine on a locked row; false, and nothing done, where it has no such step. */
export async function stepDeposit(
  tx: Transaction,
  row: DepositRow,
  to: DepositState,
  { by, at, note }: DepositStep,
): Promise<boolean> {
  if (!canMove(DEPOSIT, row.state, to, by)) return false;
  await updateDepositState(tx, row, to, at);
  await insertStep(tx, { memberId: row.memberId, subject: row.id, state: to, actor: by, at, note });
  return true;
}
