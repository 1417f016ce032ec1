import type { PromotionStatus } from "@baize/domain/rewards/promotion/status";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { type Beneficiary, beneficiaryOf } from "../grants/beneficiary.ts";
import { lockBeneficiary } from "../grants/grant-reward.ts";
import { checkPromotion } from "./check-promotion.ts";
import { type PartRow, findOwnParticipation, findVipLevel, findPromotion, type PromotionRow } from "./queries.ts";

export interface PromotionStep {
  readonly tx: Transaction;
  readonly to: Beneficiary;
  readonly row: PromotionRow;
  readonly part: PartRow | undefined;
}

/**
 * Takes one step of a member in a promotion, with the member locked and only from a status that allows it. Throws
 * `promotion.not_found`, or `promotion.wrong_state` with the current status (another tab was first).
 */
export async function stepPromotion<T>(
  ctx: MemberContext,
  id: string,
  allowed: readonly PromotionStatus[],
  work: (step: PromotionStep) => Promise<T>,
): Promise<T> {
  const row = await findPromotion(ctx, id);
  if (!row) throw fault("promotion.not_found");
  return await ctx.commit(async (tx) => {
    const to = beneficiaryOf(ctx, ctx.member);
    await lockBeneficiary(tx, to);
    const part = await findOwnParticipation(tx, ctx, row.id);
    const { status } = await checkPromotion(tx, ctx, row, part, await findVipLevel(tx, ctx));
    if (!allowed.includes(status)) throw fault("promotion.wrong_state", { status });
    return await work({ tx, to, row, part });
  });
}
