import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { sessions } from "../../db/schema/member.ts";
import { writeAudit } from "../../http/audit-store.ts";

export async function endSession(ctx: MemberContext): Promise<void> {
  await ctx.commit(async (tx) => {
    await tx.update(sessions).set({ endedAt: ctx.now }).where(eq(sessions.tokenHash, ctx.session.tokenHash));
    await writeAudit(tx, ctx, "session.logout", ctx.member.id);
  });
}
