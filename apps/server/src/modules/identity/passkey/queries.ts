import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { passkeyChallenges, passkeys } from "../access-schema.ts";
import { members } from "../schema.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { newId } from "../../../platform/ids/new-id.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
const LIFE_MS = 5 * 60_000;
/** Passkeys of one member. */
const MOST = 20;

export async function keepChallenge(
  { system, now }: RequestContext,
  challenge: string,
  memberId: string | null,
): Promise<string> {
  const id = newId();
  await system.db.insert(passkeyChallenges).values({ id, challenge, memberId, expiresAt: new Date(now.getTime() + LIFE_MS) });
  return id;
}

/** The challenge of an id, once, for whom it was made. */
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

export async function passkeysOf({ system, member }: MemberContext): Promise<PasskeyRow[]> {
  return await system.db.select().from(passkeys).where(eq(passkeys.memberId, member.id)).orderBy(asc(passkeys.createdAt));
}

type NewPasskey = Pick<PasskeyRow, "id" | "publicKey" | "counter" | "transports" | "name" | "backedUp">;

/** Undefined when the credential is known already, or the member has enough. */
export async function addPasskey(ctx: MemberContext, given: NewPasskey): Promise<PasskeyRow | undefined> {
  if ((await passkeysOf(ctx)).length >= MOST) return undefined;
  return await ctx.commit(async (tx) => {
    const [row] = await tx
      .insert(passkeys)
      .values({ ...given, memberId: ctx.member.id, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (row) await writeAudit(tx, ctx, "passkey.add", ctx.member.id, { name: row.name });
    return row;
  });
}

export async function removeOwnPasskey(ctx: MemberContext, id: string): Promise<number> {
  return await ctx.commit(async (tx) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.memberId, ctx.member.id)))
      .returning({ id: passkeys.id });
    if (removed.length > 0) await writeAudit(tx, ctx, "passkey.remove", ctx.member.id);
    return removed.length;
  });
}

export async function findPasskey({ system, brand }: RequestContext, id: string) {
  const [row] = await system.db
    .select({ passkey: passkeys, member: members })
    .from(passkeys)
    .innerJoin(members, eq(members.id, passkeys.memberId))
    .where(and(eq(passkeys.id, id), eq(members.brand, brand.code)));
  return row;
}

export async function usedPasskey(tx: Transaction, { now }: RequestContext, id: string, counter: number): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
}
