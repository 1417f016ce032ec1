import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import { remembered, sessions } from "../schema.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";

export async function endSession(ctx: MemberContext): Promise<void> {
  await ctx.commit(async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ endedAt: ctx.now })
      .where(eq(sessions.tokenHash, ctx.session.tokenHash))
      .returning({ device: sessions.rememberedHash });
    if (ended?.device) await tx.delete(remembered).where(eq(remembered.tokenHash, ended.device));
    await writeAudit(tx, ctx, "session.logout", ctx.member.id);
  });
}
