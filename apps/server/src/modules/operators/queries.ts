import { and, asc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { INVITED_OPERATOR, OPERATOR_ACCOUNT } from "@baize/domain/operators/account";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import { Refused } from "../../platform/operator/operation.ts";
import { facts } from "../../platform/brand/schema.ts";
import { operators, operatorSessions } from "./schema.ts";

export type OperatorRow = typeof operators.$inferSelect;

export async function findOperator(db: Executor, username: string): Promise<OperatorRow | undefined> {
  const [row] = await db.select().from(operators).where(eq(operators.username, username));
  return row;
}

/** Locked to the end of the transaction. Throws `Refused` where there is no such operator. */
export async function lockOperator(tx: Transaction, username: string): Promise<OperatorRow> {
  const [row] = await tx.select().from(operators).where(eq(operators.username, username)).for("update");
  if (!row) throw new Refused(`There is no operator ${username}.`);
  return row;
}

export async function listOperators(db: Executor): Promise<OperatorRow[]> {
  return await db.select().from(operators).orderBy(asc(operators.username));
}

/** Whether there is an active manager of all brands besides this one, who can agree to a change of operators. */
export async function hasOtherManager(db: Executor, username: string): Promise<boolean> {
  const isManager = and(
    eq(operators.state, stateAfter(OPERATOR_ACCOUNT, "enrol")),
    eq(operators.sandbox, false),
    sql`'manager' = any(${operators.roles})`,
    sql`cardinality(${operators.brands}) = 0`,
    ne(operators.username, username),
  );
  return (await db.select({ id: operators.id }).from(operators).where(isManager).limit(1)).length > 0;
}

/** The name of the first operator, which is this one where none was noted before. Locked to the end of the transaction. */
export async function noteFirstOperator(tx: Transaction, username: string): Promise<string> {
  const [noted] = await tx
    .insert(facts)
    .values({ name: "first-operator", value: username })
    .onConflictDoUpdate({ target: facts.name, set: { value: sql`${facts.value}` } })
    .returning({ value: facts.value });
  return noted?.value ?? username;
}

/** Whether an operator has ever enrolled. */
export async function hasEnrolled(db: Executor): Promise<boolean> {
  const enrolled = and(ne(operators.state, INVITED_OPERATOR), eq(operators.sandbox, false));
  return (await db.select({ id: operators.id }).from(operators).where(enrolled).limit(1)).length > 0;
}

/** False where the name is taken. */
export async function insertOperator(tx: Transaction, row: typeof operators.$inferInsert): Promise<boolean> {
  const target = operators.username;
  return (await tx.insert(operators).values(row).onConflictDoNothing({ target }).returning({ id: operators.id })).length === 1;
}

export async function updateOperator(tx: Transaction, id: string, values: Partial<Omit<OperatorRow, "id">>): Promise<void> {
  await tx.update(operators).set(values).where(eq(operators.id, id));
}

/** Marks a step of the authenticator as used; false where it, or a later one, was used before. */
export async function markOperatorStep(tx: Transaction, id: string, step: number): Promise<boolean> {
  const unused = and(eq(operators.id, id), lt(operators.lastStep, step));
  const marked = await tx.update(operators).set({ lastStep: step }).where(unused).returning({ id: operators.id });
  return marked.length === 1;
}

export async function insertOperatorSession(tx: Transaction, row: typeof operatorSessions.$inferInsert): Promise<void> {
  await tx.insert(operatorSessions).values(row);
}

/** A session that has not ended or expired, with its operator. */
export async function findOperatorSession(db: Executor, tokenHash: string, now: Date) {
  const live = and(
    eq(operatorSessions.tokenHash, tokenHash),
    isNull(operatorSessions.endedAt),
    gt(operatorSessions.expiresAt, now),
  );
  const [row] = await db
    .select({ session: operatorSessions, operator: operators })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(live);
  return row;
}

export async function updateOperatorSeen(db: Executor, tokenHash: string, lastSeenAt: Date): Promise<void> {
  await db.update(operatorSessions).set({ lastSeenAt }).where(eq(operatorSessions.tokenHash, tokenHash));
}

export async function endOperatorSession(tx: Transaction, tokenHash: string, now: Date): Promise<void> {
  await tx.update(operatorSessions).set({ endedAt: now }).where(eq(operatorSessions.tokenHash, tokenHash));
}

/** Ends the sandbox operators and so their sessions, once an operator has enrolled. */
export async function endSandboxOperators(tx: Transaction): Promise<void> {
  await tx
    .update(operators)
    .set({ state: stateAfter(OPERATOR_ACCOUNT, "end") })
    .where(eq(operators.sandbox, true));
}

/** Ends every session of an operator. */
export async function endOperatorSessions(tx: Transaction, operatorId: string, now: Date): Promise<void> {
  const live = and(eq(operatorSessions.operatorId, operatorId), isNull(operatorSessions.endedAt));
  await tx.update(operatorSessions).set({ endedAt: now }).where(live);
}
