import type { OutputOf } from "@baize/api/contract/contract";
import type { SessionProof } from "@baize/domain/identity/session/proof";
import { provenUntil } from "@baize/domain/identity/session/proof";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import { recordProof } from "../session/queries.ts";

/**
 * Notes a proof that was checked, and uses it up in the same transaction. The session gets another token there, because another
 * person may hold the old one, and would act by this person's proof.
 */
export async function storeProof(
  ctx: MemberContext,
  by: SessionProof,
  before?: (tx: Transaction) => Promise<void>,
): Promise<OutputOf<"proof.give">> {
  const token = newToken();
  await ctx.commit(async (tx) => {
    await before?.(tx);
    await recordProof(tx, ctx, by, hashOf(token));
    await writeAudit(tx, ctx, "session.proof", ctx.member.id, { by });
  });
  return { until: provenUntil({ by, at: ctx.now }, ctx.now) ?? ctx.now.getTime(), token };
}
