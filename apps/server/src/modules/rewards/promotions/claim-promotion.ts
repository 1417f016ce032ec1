import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { grantReward } from "../grants/grant-reward.ts";
import { takeStep } from "./queries.ts";
import { stepPromotion } from "./step-promotion.ts";
import { titlesOf } from "./titles.ts";

export const claimPromotion: Handler<"promotions.claim", ServerContexts> = async (ctx, { id }) =>
  await stepPromotion(ctx, id, ["claim", "issued"], async ({ tx, to, row, part }) => {
    const { offer } = row;
    if (!offer) throw new Error(`The promotion ${row.id} can be claimed and offers nothing`);
    const { times, days, weights = {} } = offer;
    const amount = BigInt(offer.amount);
    const grant = { source: "promotion", ref: row.id, titles: titlesOf(row), amount, times, days, weights } as const;
    const { bonusId, required } = await grantReward(tx, to, grant);
    await takeStep(tx, ctx, row.id, { event: bonusId ? "start" : "pay", before: part });
    await writeAudit(tx, ctx, "promotions.claim", ctx.member.id, { promotion: row.id, bonus: bonusId });
    const { currency } = to.owner;
    return {
      amount: toMoneyAmount({ minor: amount, currency }),
      bonusId,
      required: toMoneyAmount({ minor: required, currency }),
    };
  });
