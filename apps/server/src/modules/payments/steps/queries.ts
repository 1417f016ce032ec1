import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "@baize/domain/state-machine/state-table";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { paymentSteps } from "../schema.ts";

export type StepRow = typeof paymentSteps.$inferSelect;

export interface Step {
  readonly memberId: string;
  readonly subject: string;
  readonly state: string;
  readonly actor: Actor;
  readonly note?: string;
  readonly amount?: bigint | undefined;
  readonly at: Date;
}

/** Adds one line to a timeline. The subject's row is locked by the caller, so numbers have no gap and no twin. */
export async function writeStep(tx: Transaction, { note = "", amount, ...step }: Step): Promise<void> {
  const { memberId, subject } = step;
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from payment_steps
    where member_id = ${memberId}::uuid and subject = ${subject}::uuid)`;
  await tx.insert(paymentSteps).values({ ...step, note, amount: amount ?? null, number: next });
}

/** The timelines of several subjects, each in its order. */
export async function stepsOf(db: Executor, memberId: string, subjects: readonly string[]): Promise<StepRow[]> {
  if (subjects.length === 0) return [];
  return await db
    .select()
    .from(paymentSteps)
    .where(and(eq(paymentSteps.memberId, memberId), inArray(paymentSteps.subject, [...subjects])))
    .orderBy(asc(paymentSteps.subject), asc(paymentSteps.number));
}
