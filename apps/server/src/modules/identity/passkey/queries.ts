import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { members, passkeyChallenges, passkeys } from "../schema.ts";
import { newId } from "../../../platform/ids/new-id.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
const LIFE_MS = 5 * 60_000;

/** Stores a challenge and answers its id. */
export async function addPasskeyChallenge(
  { system, now }: RequestContext,
  challenge: string,
  memberId: string | null,
): Promise<string> {
  const id = newId();
  await system.db.insert(passkeyChallenges).values({ id, challenge, memberId, expiresAt: new Date(now.getTime() + LIFE_MS) });
  return id;
}

/** Deletes a challenge and answers it; undefined for one that is over or was made for another member. */
export async function takeChallenge(
  { system, now }: RequestContext,
  id: string,
  memberId: string | null,
): Promise<string | undefined> {
  const whose = memberId === null ? isNull(passkeyChallenges.memberId) : eq(passkeyChallenges.memberId, memberId);
  const [row] = await system.db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), whose, gt(passkeyChallenges.expiresAt, now)))
    .returning();
  return row?.challenge;
}

export async function listPasskeys({ system, member }: MemberContext): Promise<PasskeyRow[]> {
  return await system.db.select().from(passkeys).where(eq(passkeys.memberId, member.id)).orderBy(asc(passkeys.createdAt));
}

export async function hasPasskey({ system }: RequestContext, memberId: string): Promise<boolean> {
  const found = await system.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.memberId, memberId)).limit(1);
  return found.length > 0;
}

/** Stores a passkey; undefined where its credential is known already. */
export async function insertPasskey(tx: Transaction, row: typeof passkeys.$inferInsert): Promise<PasskeyRow | undefined> {
  const [stored] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return stored;
}

/** Deletes one of the member's own passkeys. Answers how many were deleted. */
export async function deletePasskey(tx: Transaction, memberId: string, id: string): Promise<number> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, memberId)))
    .returning({ id: passkeys.id });
  return deleted.length;
}

/** A passkey of this brand, with its member. */
export async function findPasskey({ system, brand }: RequestContext, id: string) {
  const [row] = await system.db
    .select({ passkey: passkeys, member: members })
    .from(passkeys)
    .innerJoin(members, eq(members.id, passkeys.memberId))
    .where(and(eq(passkeys.id, id), eq(members.brand, brand.code)));
  return row;
}

export async function updateCounter(tx: Transaction, { now }: RequestContext, id: string, counter: number): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
}
