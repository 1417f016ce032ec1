import { and, eq } from "drizzle-orm";
import { type Actor, mayStep } from "@baize/domain/state-machine/state-table";
import { WITHDRAWAL_STATES, WITHDRAWAL_STEPS, type WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import type { Transaction } from "../../../platform/database/database.ts";
import { withdrawals } from "../schema.ts";
import { writeStep } from "../steps/queries.ts";

export type WithdrawalRow = typeof withdrawals.$inferSelect;

export function withdrawalState({ state }: Pick<WithdrawalRow, "state">): WithdrawalState {
  const known = WITHDRAWAL_STATES.find((one) => one === state);
  if (!known) throw new Error(`${state} is no state of a withdrawal`);
  return known;
}

/** Locked to the end of the transaction; undefined when there is none. */
export async function lockWithdrawal(tx: Transaction, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for("update");
  return row;
}

export interface WithdrawalStep {
  readonly by: Actor;
  readonly at: Date;
  readonly note?: string;
  /** What the member says to have arrived, in all. */
  readonly received?: bigint;
}

type Clock = Partial<Pick<WithdrawalRow, "paidAt" | "autoAt" | "reminders" | "received">>;

/** Takes one step of the table on a locked row; undefined, and nothing done, where the table has no such step. */
export async function stepWithdrawal(
  tx: Transaction,
  row: WithdrawalRow,
  to: WithdrawalState,
  { by, at, note, received }: WithdrawalStep,
  clock: Clock,
): Promise<WithdrawalRow | undefined> {
  if (!mayStep(WITHDRAWAL_STEPS, withdrawalState(row), to, by)) return undefined;
  const { memberId, id } = row;
  const change = { ...clock, ...(received === undefined ? {} : { received }), state: to, updatedAt: at };
  await tx
    .update(withdrawals)
    .set(change)
    .where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.id, id)));
  await writeStep(tx, { memberId, subject: id, state: to, actor: by, at, amount: received, ...(note ? { note } : {}) });
  return { ...row, ...change };
}
