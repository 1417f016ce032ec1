import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "@baize/domain/state-machine/machine";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { paymentSteps } from "../schema.ts";

export type StepRow = typeof paymentSteps.$inferSelect;

export interface PaymentStep {
  readonly memberId: string;
  readonly subject: string;
  readonly state: string;
  readonly actor: Actor;
  readonly note?: string | undefined;
  readonly reason?: string | undefined;
  readonly amount?: bigint | undefined;
  readonly at: Date;
}

/** Adds one line to a timeline. The caller has locked the subject's row, so numbers have no gap and no duplicate. */
export async function insertStep(tx: Transaction, { note = "", reason = "", amount, ...step }: PaymentStep): Promise<void> {
  const { memberId, subject } = step;
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from payment_steps
    where member_id = ${memberId}::uuid and subject = ${subject}::uuid)`;
  await tx.insert(paymentSteps).values({ ...step, note, reason, amount: amount ?? null, number: next });
}

/** The timelines of several subjects, each in its order. */
export async function listSteps(db: Executor, memberId: string, subjects: readonly string[]): Promise<StepRow[]> {
  if (subjects.length === 0) return [];
  return await db
    .select()
    .from(paymentSteps)
    .where(and(eq(paymentSteps.memberId, memberId), inArray(paymentSteps.subject, [...subjects])))
    .orderBy(asc(paymentSteps.subject), asc(paymentSteps.number));
}
