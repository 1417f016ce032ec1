import { DEPOSIT_STATES, DEPOSIT_STEPS, type DepositState } from "@baize/domain/payments/deposit-state";
import { type Actor, mayStep } from "@baize/domain/state-machine/state-table";
import { requireKnown } from "../../../platform/database/require-known.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { insertStep } from "../payment-steps/queries.ts";
import { type DepositRow, updateDepositState } from "./queries.ts";

export const depositState = ({ state }: Pick<DepositRow, "state">): DepositState => requireKnown(DEPOSIT_STATES, state);

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
  if (!mayStep(DEPOSIT_STEPS, depositState(row), to, by)) return false;
  await updateDepositState(tx, row, to, at);
  await insertStep(tx, { memberId: row.memberId, subject: row.id, state: to, actor: by, at, note });
  return true;
}
