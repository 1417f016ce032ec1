import { and, eq } from "drizzle-orm";
import { DEPOSIT_STATES, DEPOSIT_STEPS, type DepositState } from "@baize/domain/payments/deposit-state";
import { type Actor, mayStep } from "@baize/domain/state-machine/state-table";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { deposits } from "../schema.ts";
import { writeStep } from "../steps/queries.ts";

export type DepositRow = typeof deposits.$inferSelect;

export function depositState({ state }: Pick<DepositRow, "state">): DepositState {
  const known = DEPOSIT_STATES.find((one) => one === state);
  if (!known) throw new Error(`${state} is no state of a deposit`);
  return known;
}

/** Locked to the end of the transaction; undefined when there is none. */
export async function lockDeposit(tx: Transaction, id: string): Promise<DepositRow | undefined> {
  const [row] = await tx.select().from(deposits).where(eq(deposits.id, id)).for("update");
  return row;
}

export async function depositById(db: Executor, id: string): Promise<DepositRow | undefined> {
  const [row] = await db.select().from(deposits).where(eq(deposits.id, id));
  return row;
}

export interface Taken {
  readonly by: Actor;
  readonly at: Date;
  readonly note?: string;
}

/** Takes one step of the table on a locked row; false, and nothing done, where the table has no such step. */
export async function stepDeposit(tx: Transaction, row: DepositRow, to: DepositState, taken: Taken): Promise<boolean> {
  const { by, at, note } = taken;
  if (!mayStep(DEPOSIT_STEPS, depositState(row), to, by)) return false;
  const { memberId, id } = row;
  await tx
    .update(deposits)
    .set({ state: to, updatedAt: at })
    .where(and(eq(deposits.memberId, memberId), eq(deposits.id, id)));
  await writeStep(tx, { memberId, subject: id, state: to, actor: by, at, ...(note ? { note } : {}) });
  return true;
}
