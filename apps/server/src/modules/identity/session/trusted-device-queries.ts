import { and, eq, gt } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { trustedDevices } from "../schema.ts";

export async function insertTrustedKey(db: Database, row: typeof trustedDevices.$inferInsert): Promise<void> {
  await db.insert(trustedDevices).values(row);
}

export async function hasTrustedKey({ system, now }: RequestContext, memberId: string, keyHash: string): Promise<boolean> {
  const { memberId: owner, keyHash: hash, expiresAt } = trustedDevices;
  const where = and(eq(owner, memberId), eq(hash, keyHash), gt(expiresAt, now));
  return (await system.db.select({ memberId: owner }).from(trustedDevices).where(where)).length > 0;
}

/** Asks for the second proof on every device again: one of them may be in other hands. */
export async function deleteTrustedKeys(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(trustedDevices).where(eq(trustedDevices.memberId, memberId));
}
