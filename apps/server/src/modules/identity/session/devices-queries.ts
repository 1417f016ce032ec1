import { and, desc, eq, gt, isNull, ne, notExists, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import { remembered, sessions } from "../schema.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";

const live = ({ member, now, brand }: MemberContext) =>
  and(
    eq(sessions.memberId, member.id),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - brand.session.idleMinutes * 60_000)),
  );

/** Sessions that would still be let in, newest first. */
export async function liveSessions(ctx: MemberContext) {
  return await ctx.system.db.select().from(sessions).where(live(ctx)).orderBy(desc(sessions.lastSeenAt)).limit(50);
}

/** Ends one of the member's own sessions; an id of anybody else's finds nothing. */
export async function endSessionById(ctx: MemberContext, id: string): Promise<number> {
  return await ctx.commit(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: ctx.now })
      .where(and(live(ctx), sql`${sessions.id}::text = ${id}`))
      .returning({ device: sessions.rememberedHash });
    for (const { device } of ended) if (device) await tx.delete(remembered).where(eq(remembered.tokenHash, device));
    if (ended.length > 0) await writeAudit(tx, ctx, "session.end", ctx.member.id, { session: id });
    return ended.length;
  });
}

export async function endOthers(ctx: MemberContext): Promise<number> {
  return await ctx.commit(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: ctx.now })
      .where(and(live(ctx), ne(sessions.id, ctx.session.id)))
      .returning({ id: sessions.id });
    const here = and(eq(sessions.id, ctx.session.id), eq(sessions.rememberedHash, remembered.tokenHash));
    const elsewhere = notExists(tx.select({ id: sessions.id }).from(sessions).where(here));
    await tx.delete(remembered).where(and(eq(remembered.memberId, ctx.member.id), elsewhere));
    await writeAudit(tx, ctx, "session.endOthers", ctx.member.id, { ended: ended.length });
    return ended.length;
  });
}
