import { type Actor, mayStep } from "@baize/domain/state-machine/state-table";
import { WITHDRAWAL_STATES, WITHDRAWAL_STEPS, type WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import type { Transaction } from "../../../platform/database/database.ts";
import { requireKnown } from "../../../platform/database/require-known.ts";
import { insertStep } from "../payment-steps/queries.ts";
import { updateWithdrawal, type WithdrawalRow } from "./queries.ts";

export const withdrawalState = ({ state }: Pick<WithdrawalRow, "state">): WithdrawalState =>
  requireKnown(WITHDRAWAL_STATES, state);

export interface WithdrawalStep {
  readonly by: Actor;
  readonly at: Date;
  readonly note?: string;
  /** What the member says to have arrived, in all. */
  readonly received?: bigint;
}

type Clock = Partial<Pick<WithdrawalRow, "paidAt" | "autoAt" | "reminders">>;

/** Takes one step of the state machine on a locked row; undefined, and nothing done, where it has no such step. */
export async function stepWithdrawal(
  tx: Transaction,
  row: WithdrawalRow,
  to: WithdrawalState,
  { by, at, note, received }: WithdrawalStep,
  clock: Clock,
): Promise<WithdrawalRow | undefined> {
  if (!mayStep(WITHDRAWAL_STEPS, withdrawalState(row), to, by)) return undefined;
  const change = { ...clock, received: received ?? row.received, state: to, updatedAt: at };
  await updateWithdrawal(tx, row, change);
  await insertStep(tx, { memberId: row.memberId, subject: row.id, state: to, actor: by, at, amount: received, note });
  return { ...row, ...change };
}
