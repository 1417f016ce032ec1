import type { Handler } from "@baize/api/contract/contract";
import type { BetTotals } from "@baize/domain/gaming/bet/totals";
import { isCategory } from "@baize/domain/gaming/game/category";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { sumBetsBy } from "./queries.ts";

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
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  const shown = ({ count, stake, payout, net, validBet }: BetTotals) => ({
    count,
    stake: money(stake),
    payout: money(payout),
    net: money(net),
    validBet: money(validBet),
  });
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
