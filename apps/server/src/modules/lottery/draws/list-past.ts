import type { Handler } from "@baize/api/contract/contract";
import { trendsOf } from "@baize/domain/lottery/trends";
import type { ServerContexts } from "../../../platform/context.ts";
import { findLottery } from "../games/find-lottery.ts";
import { listDrawn, listPast } from "./queries.ts";
import { pastView } from "./view.ts";

/** The last draws of one lottery. */
export const listPastDraws: Handler<"lottery.past", ServerContexts> = async (ctx, { gameCode, count }) => {
  await findLottery(ctx, gameCode);
  const rows = await listPast(ctx.system.db, gameCode, ctx.system.now(), count);
  return { items: rows.map(pastView), next: null };
};

export const getTrends: Handler<"lottery.trends", ServerContexts> = async (ctx, { gameCode, count }) => {
  const { rules } = await findLottery(ctx, gameCode);
  const rows = await listDrawn(ctx.system.db, [gameCode], count);
  const { places, road } = trendsOf(
    rules.family,
    rows.map(({ numbers }) => numbers),
  );
  return {
    draws: rows.length,
    places: places.map(({ place, numbers }) => ({ place, numbers: numbers.map((trend) => ({ ...trend })) })),
    road: road.map((mark, index) => ({ issue: rows[index]?.issue ?? "", ...mark })),
  };
};
