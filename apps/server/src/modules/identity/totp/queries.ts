import { and, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import { totps } from "../access-schema.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";

/** A secret that waits for its first code, in place of any before it: whoever may begin might as well remove. */
export async function beginTotp(ctx: MemberContext, sealedSecret: string): Promise<void> {
  const row = { memberId: ctx.member.id, sealedSecret, createdAt: ctx.now, confirmedAt: null, lastStep: 0 };
  await ctx.commit(async (tx) => {
    await tx.insert(totps).values(row).onConflictDoUpdate({ target: totps.memberId, set: row });
    await writeAudit(tx, ctx, "totp.begin", ctx.member.id);
  });
}

export async function confirmTotp(ctx: MemberContext): Promise<void> {
  await ctx.commit(async (tx) => {
    await tx
      .update(totps)
      .set({ confirmedAt: ctx.now })
      .where(and(eq(totps.memberId, ctx.member.id), isNull(totps.confirmedAt)));
    await writeAudit(tx, ctx, "totp.confirm", ctx.member.id);
  });
}

export async function removeTotp(ctx: MemberContext): Promise<void> {
  await ctx.commit(async (tx) => {
    await tx.delete(totps).where(eq(totps.memberId, ctx.member.id));
    await writeAudit(tx, ctx, "totp.remove", ctx.member.id);
  });
}
