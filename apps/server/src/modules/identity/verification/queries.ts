import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import { outbox } from "../../../platform/schema.ts";
import { members, verificationCodes } from "../schema.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";

export async function hasAccount({ system, brand }: RequestContext, mobile: string): Promise<boolean> {
  const found = await system.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.brand, brand.code), eq(members.mobile, mobile)));
  return found.length > 0;
}

export async function listNewestMessages({ system, brand }: RequestContext, to: string | undefined) {
  return await system.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.brand, brand.code), to ? eq(outbox.destination, to) : undefined))
    .orderBy(desc(outbox.at), desc(outbox.id))
    .limit(20);
}

type CodePurpose = "login" | "register" | "reset" | "challenge" | "proof" | "phone" | "contact";

/** The purpose of a code. `about` is the number or the challenge that it proves. */
export interface CodeFor {
  readonly purpose: CodePurpose;
  readonly about: string;
}

/** The newest code for a purpose and destination. */
export async function findNewestCode({ system, brand }: RequestContext, { purpose, about }: CodeFor) {
  const [row] = await system.db
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.brand, brand.code),
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.destination, about),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1);
  return row;
}

export async function insertCode(db: Database, row: typeof verificationCodes.$inferInsert): Promise<void> {
  await db.insert(verificationCodes).values(row);
}

/** Counts an attempt at a code, in a statement of its own; undefined where it was used, or tried too often, before. */
export async function countAttempt(db: Database, id: string, most: number) {
  const [row] = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt), lt(verificationCodes.attempts, most)))
    .returning();
  return row;
}

/** False where the code was used before. */
export async function markCodeUsed(tx: Transaction, id: string, usedAt: Date): Promise<boolean> {
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  return used.length > 0;
}
