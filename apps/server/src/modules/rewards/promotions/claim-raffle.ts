import { randomInt } from "node:crypto";
import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { drawPrize, totalWeight } from "@baize/domain/rewards/promotion/raffle";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { grantReward } from "../grants/grant-reward.ts";
import { todayOf } from "./get-raffle.ts";
import { countDrawsOn, insertRaffleDraw, prizesOf } from "./queries.ts";
import { stepPromotion } from "./step-promotion.ts";
import { titlesOf } from "./titles.ts";

/** Opens one envelope: the random number, its prize and its payment are one transaction. */
export const claimRaffle: Handler<"raffle.claim", ServerContexts> = async (ctx, { id }) =>
  await stepPromotion(ctx, id, ["draw"], async ({ tx, to, row }) => {
    const [day, prizes] = [todayOf(ctx), prizesOf(row)];
    const drawsADay = row.offer?.drawsADay ?? 1;
    const turn = (await countDrawsOn(tx, ctx, row.id, day)) + 1;
    if (turn > drawsADay) throw fault("raffle.no_draws");
    const roll = randomInt(totalWeight(prizes));
    const { amount } = drawPrize(prizes, roll);
    await insertRaffleDraw(tx, { memberId: ctx.member.id, promotionId: row.id, day, turn, roll, amount, at: ctx.now });
    const { times = 0, days = 0, weights = {} } = row.offer ?? {};
    const grant = {
      source: "raffle",
      ref: `${row.id}/${day}/${turn}`,
      titles: titlesOf(row),
      amount,
      times,
      days,
      weights,
    } as const;
    const given = amount > 0n ? await grantReward(tx, to, grant) : undefined;
    await writeAudit(tx, ctx, "raffle.claim", ctx.member.id, { promotion: row.id, day, turn, roll });
    const money = toMoneyAmount({ minor: amount, currency: to.owner.currency });
    return { amount: money, bonusId: given?.bonusId ?? null, left: drawsADay - turn };
  });
