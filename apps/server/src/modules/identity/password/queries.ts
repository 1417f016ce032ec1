import { and, eq, gt } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { passwordResets } from "../access-schema.ts";
import { members } from "../schema.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { endSessions, forgetProofs, type MemberRow } from "../session/open-session.ts";
import { clearLoginFailures } from "../session/login-throttle.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";

/** A token for a mailed link; the links before it are good no more. */
export async function makeReset({ system }: RequestContext, memberId: string, expiresAt: Date): Promise<string> {
  const token = newToken();
  await system.db.delete(passwordResets).where(eq(passwordResets.memberId, memberId));
  await system.db.insert(passwordResets).values({ tokenHash: hashOf(token), memberId, expiresAt });
  return token;
}

export async function memberOfReset({ system, brand, now }: RequestContext, token: string): Promise<MemberRow | undefined> {
  const [row] = await system.db
    .select({ member: members })
    .from(passwordResets)
    .innerJoin(members, eq(members.id, passwordResets.memberId))
    .where(and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, now), eq(members.brand, brand.code)));
  return row?.member;
}

/** The new password in the transaction of what allowed it. Nobody stays signed in, and the account rests no longer. */
export async function setPassword(
  ctx: RequestContext,
  member: MemberRow,
  passwordHash: string,
  { by, before }: { by: string; before: (tx: Transaction) => Promise<void> },
): Promise<void> {
  await ctx.commit(async (tx) => {
    await before(tx);
    await tx
      .update(members)
      .set({ passwordHash, passwordForced: false, passwordChangedAt: ctx.now })
      .where(eq(members.id, member.id));
    await endSessions(tx, member.id, ctx.now);
    await forgetProofs(tx, member.id);
    await clearLoginFailures(tx, ctx.brand, member);
    await writeAudit(tx, ctx, "password.reset", member.id, { by });
  });
}

/** Takes the token out; false when another call was faster. */
export async function spendReset(tx: Transaction, token: string): Promise<boolean> {
  const used = await tx
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, hashOf(token)))
    .returning();
  return used.length === 1;
}
