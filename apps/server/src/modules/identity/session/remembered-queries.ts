import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { remembered, sessions } from "../schema.ts";

/** Stores a cookie in the place of a used one, and ties the sessions of that one to it. */
export async function replaceRememberedDevice(
  db: Database,
  usedHash: string,
  row: typeof remembered.$inferInsert,
  usedAt: Date,
): Promise<void> {
  await db
    .update(remembered)
    .set({ usedAt })
    .where(and(eq(remembered.tokenHash, usedHash), isNull(remembered.usedAt)));
  await db.insert(remembered).values(row);
  await db.update(sessions).set({ rememberedHash: row.tokenHash }).where(eq(sessions.rememberedHash, usedHash));
}

/** Forgets the member's remembered devices, and ends the sessions that nothing but a cookie opened. */
export async function endCookieSessions(tx: Transaction, memberId: string, endedAt: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.memberId, memberId), eq(sessions.provenBy, "cookie"), isNull(sessions.endedAt)));
  await tx.delete(remembered).where(eq(remembered.memberId, memberId));
}
