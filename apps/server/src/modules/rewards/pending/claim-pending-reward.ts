import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { beneficiaryOf } from "../grants/beneficiary.ts";
import { grantReward, lockBeneficiary } from "../grants/grant-reward.ts";
import { closePendingReward, findPendingReward } from "./queries.ts";
import { PENDING_REWARD } from "@baize/domain/rewards/pending-reward";
import { canApply } from "@baize/domain/state-machine/machine";

/** Claims one reward, once: the second of two tabs is answered that it is over. */
export const claimReward: Handler<"rewards.claim", ServerContexts> = async (ctx, { id }) => {
  if (!(await findPendingReward(ctx.system.db, ctx, id))) throw fault("reward.not_found");
  return await ctx.commit(async (tx) => {
    const to = beneficiaryOf(ctx, ctx.member);
    await lockBeneficiary(tx, to);
    const reward = await findPendingReward(tx, ctx, id);
    if (
      !reward ||
      !canApply(PENDING_REWARD, reward.state, "claim", "member") ||
      (reward.expiresAt && reward.expiresAt <= ctx.now)
    )
      throw fault("reward.over");
    await closePendingReward(tx, reward, ctx.now);
    const { source, ref, titles, amount, times, days, currency } = reward;
    const { bonusId, required } = await grantReward(tx, to, { source, ref, titles, amount, times, days });
    await writeAudit(tx, ctx, "rewards.claim", ctx.member.id, { reward: reward.id, bonus: bonusId });
    return {
      amount: toMoneyAmount({ minor: amount, currency }),
      bonusId,
      required: toMoneyAmount({ minor: required, currency }),
    };
  });
};
