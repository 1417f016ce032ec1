import { type Actor, canMove } from "@baize/domain/state-machine/machine";
import { WITHDRAWAL, type WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import type { Transaction } from "../../../platform/database/database.ts";
import { insertStep } from "../payment-steps/queries.ts";
import { updateWithdrawal, type WithdrawalRow } from "./queries.ts";

export interface WithdrawalStep {
  readonly by: Actor;
  readonly at: Date;
  readonly note?: string;
  /** Of a declined one, for the member. */
  readonly reason?: string | undefined;
  /** The total amount that the member reports as received. */
  readonly received?: bigint;
}

type Clock = Partial<Pick<WithdrawalRow, "paidAt" | "autoAt" | "reminders">>;

/** Takes one step of the state machine on a locked row; undefined, and nothing done, where it has no such step. */
export async function stepWithdrawal(
  tx: Transaction,
  row: WithdrawalRow,
  to: WithdrawalState,
  { by, at, note, reason, received }: WithdrawalStep,
  clock: Clock,
): Promise<WithdrawalRow | undefined> {
  if (!canMove(WITHDRAWAL, row.state, to, by)) return undefined;
  const change = { ...clock, received: received ?? row.received, state: to, updatedAt: at };
  await updateWithdrawal(tx, row, change);
  await insertStep(tx, { memberId: row.memberId, subject: row.id, state: to, actor: by, at, amount: received, note, reason });
  return { ...row, ...change };
}
