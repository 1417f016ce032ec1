import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { beneficiaryOf } from "../grants/beneficiary.ts";
import { grantReward, lockMember } from "../grants/grant-reward.ts";
import { closePendingReward, findPendingReward } from "./queries.ts";
import { PENDING_REWARD } from "@baize/domain/rewards/pending-reward";
import { canApply } from "@baize/domain/state-machine/machine";

/** Claims one reward, once: the second of two tabs is answered that it is over. */
export const claimReward: Handler<"rewards.claim", ServerContexts> = async (ctx, { id }) => {
  if (!(await findPendingReward(ctx.system.db, ctx, id))) throw fault("reward.not_found");
  return await ctx.commit(async (tx) => {
    const to = beneficiaryOf(ctx, ctx.member);
    await lockMember(tx, to);
    const due = await findPendingReward(tx, ctx, id);
    if (!due || !canApply(PENDING_REWARD, due.state, "claim", "member") || (due.expiresAt && due.expiresAt <= ctx.now))
      throw fault("reward.over");
    await closePendingReward(tx, due, ctx.now);
    const { source, ref, titles, amount, times, days, currency } = due;
    const { bonusId, required } = await grantReward(tx, to, { source, ref, titles, amount, times, days });
    await writeAudit(tx, ctx, "rewards.claim", ctx.member.id, { due: due.id, bonus: bonusId });
    return {
      amount: toMoneyAmount({ minor: amount, currency }),
      bonusId,
      required: toMoneyAmount({ minor: required, currency }),
    };
  });
};
