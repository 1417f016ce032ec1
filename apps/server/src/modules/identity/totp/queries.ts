import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { totps } from "../schema.ts";

export async function findTotp({ system }: RequestContext, memberId: string) {
  const [row] = await system.db.select().from(totps).where(eq(totps.memberId, memberId));
  return row;
}

/** Whether the member has a confirmed authenticator. */
export async function hasTotp({ system }: RequestContext, memberId: string): Promise<boolean> {
  const where = and(eq(totps.memberId, memberId), isNotNull(totps.confirmedAt));
  return (await system.db.select({ id: totps.memberId }).from(totps).where(where)).length > 0;
}

/** Marks a step as used; false where it, or a later one, was used before. */
export async function markStep(db: Database, memberId: string, step: number): Promise<boolean> {
  const marked = await db
    .update(totps)
    .set({ lastStep: step })
    .where(and(eq(totps.memberId, memberId), lt(totps.lastStep, step)))
    .returning({ id: totps.memberId });
  return marked.length === 1;
}

/** Stores a secret that waits for its first code, in place of any before it. */
export async function replaceTotp(tx: Transaction, { member, now }: MemberContext, sealedSecret: string): Promise<void> {
  const row = { memberId: member.id, sealedSecret, createdAt: now, confirmedAt: null, lastStep: 0 };
  await tx.insert(totps).values(row).onConflictDoUpdate({ target: totps.memberId, set: row });
}

export async function confirmTotp(tx: Transaction, { member, now }: MemberContext): Promise<void> {
  await tx
    .update(totps)
    .set({ confirmedAt: now })
    .where(and(eq(totps.memberId, member.id), isNull(totps.confirmedAt)));
}

export async function deleteTotp(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(totps).where(eq(totps.memberId, memberId));
}
