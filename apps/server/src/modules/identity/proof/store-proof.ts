import type { SessionProof } from "@baize/domain/identity/session/proof";
import { provenUntil } from "@baize/domain/identity/session/proof";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { recordProof } from "../session/queries.ts";

/** Notes a proof that was checked, and uses it up in the same transaction. Answers until when it is recent. */
export async function storeProof(
  ctx: MemberContext,
  by: SessionProof,
  before?: (tx: Transaction) => Promise<void>,
): Promise<{ until: number }> {
  await ctx.commit(async (tx) => {
    await before?.(tx);
    await recordProof(tx, ctx, by);
    await writeAudit(tx, ctx, "session.proof", ctx.member.id, { by });
  });
  return { until: provenUntil({ by, at: ctx.now }, ctx.now) ?? ctx.now.getTime() };
}
