import { and, eq } from "drizzle-orm";
import type { MemberContext, RequestContext } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { members, sessions } from "../../db/schema/member.ts";
import { writeAudit } from "../../http/audit-store.ts";
import { openSession, type OpenedSession, type SignInFacts } from "../../http/open-session-store.ts";

export type MemberRow = typeof members.$inferSelect;

export async function findMember({ system, brand }: RequestContext, handle: string): Promise<MemberRow | undefined> {
  const [member] = await system.db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand.code), eq(members.handle, handle)));
  return member;
}

/** The first login is over once nothing stands in its way; a forced change of password ends it later. */
export async function signIn(
  tx: Transaction,
  ctx: RequestContext,
  member: MemberRow,
  facts: SignInFacts,
): Promise<OpenedSession> {
  const firstLogin = member.firstLogin && facts.passwordChange !== null;
  await tx.update(members).set({ lastLoginAt: ctx.now, firstLogin }).where(eq(members.id, member.id));
  await writeAudit(tx, ctx, "session.login", member.id);
  return await openSession(tx, ctx, member, facts);
}

export async function endSession(ctx: MemberContext): Promise<void> {
  await ctx.commit(async (tx) => {
    await tx.update(sessions).set({ endedAt: ctx.now }).where(eq(sessions.tokenHash, ctx.session.tokenHash));
    await writeAudit(tx, ctx, "session.logout", ctx.member.id);
  });
}
