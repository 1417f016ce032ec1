import { eq } from "drizzle-orm";
import type { OutputOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../../platform/context.ts";
import { members } from "../schema.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { endSessions, forgetProofs, openToken } from "../session/open-session.ts";

export type MemberRow = typeof members.$inferSelect;

export async function loadMember({ system, member }: MemberContext): Promise<MemberRow> {
  const [row] = await system.db.select().from(members).where(eq(members.id, member.id));
  if (!row) throw new Error("The member of a live session is gone");
  return row;
}

export async function setLanguage(ctx: MemberContext, language: string): Promise<void> {
  await ctx.commit(async (tx) => {
    await tx.update(members).set({ language }).where(eq(members.id, ctx.member.id));
  });
}

export async function storeNickname(ctx: MemberContext, nickname: string): Promise<void> {
  await ctx.commit(async (tx) => {
    await tx.update(members).set({ nickname }).where(eq(members.id, ctx.member.id));
    await writeAudit(tx, ctx, "member.setNickname", ctx.member.id, { nickname });
  });
}

/** The new password, a new token instead of the one that asked, and no other session left. */
export async function replacePassword(ctx: MemberContext, passwordHash: string): Promise<OutputOf<"member.changePassword">> {
  return await ctx.commit(async (tx) => {
    await tx
      .update(members)
      .set({ passwordHash, passwordForced: false, passwordChangedAt: ctx.now, firstLogin: false })
      .where(eq(members.id, ctx.member.id));
    const { token, id, expiresAt } = await openToken(tx, ctx, ctx.member.id, null);
    await endSessions(tx, ctx.member.id, ctx.now, id);
    await forgetProofs(tx, ctx.member.id);
    await writeAudit(tx, ctx, "member.changePassword", ctx.member.id, { reason: ctx.session.passwordChange });
    return { token, expiresAt: expiresAt.getTime() };
  });
}
