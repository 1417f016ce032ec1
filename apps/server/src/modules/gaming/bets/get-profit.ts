import type { Handler } from "@baize/api/contract/contract";
import type { BetTotals } from "@baize/domain/gaming/bet/totals";
import { isCategory } from "@baize/domain/gaming/game/category";
import type { ServerContexts } from "../../../platform/context.ts";
import { sumBetsBy } from "./queries.ts";
import { toBetSums } from "./view.ts";

const NOTHING: BetTotals = { count: 0, stake: 0n, payout: 0n, net: 0n, validBet: 0n };
const add = (one: BetTotals, two: BetTotals): BetTotals => ({
  count: one.count + two.count,
  stake: one.stake + two.stake,
  payout: one.payout + two.payout,
  net: one.net + two.net,
  validBet: one.validBet + two.validBet,
});

/** The totals are the sums of the lines, out of the same query, so they always agree. */
export const getProfit: Handler<"bets.profit", ServerContexts> = async (ctx, { by, from, to }) => {
  const lines = await sumBetsBy(ctx, by, { from, to });
  const shown = (sums: BetTotals) => toBetSums(sums, ctx.brand.currency);
  return {
    items: lines.map(({ name, sums }) => ({
      day: by === "day" ? name : null,
      category: by === "category" && isCategory(name) ? name : null,
      ...shown(sums),
    })),
    totals: shown(lines.reduce((sum, line) => add(sum, line.sums), NOTHING)),
    asOf: ctx.now.getTime(),
  };
};
