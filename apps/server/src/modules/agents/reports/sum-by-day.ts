import { addProfitLoss, NO_PROFIT_LOSS, type ProfitLoss } from "@baize/domain/agents/profit-loss";
import { isCategory, type Category } from "@baize/domain/gaming/game/category";
import type { BetTotals } from "@baize/domain/gaming/bet/totals";
import type { MemberContext } from "../../../platform/context.ts";
import type { Days } from "../../../platform/lists/business-days.ts";
import { sumBetsByDay } from "./bet-queries.ts";
import { figureOf } from "./figure-of.ts";
import { sumMovesByDay } from "./move-queries.ts";
import type { Scope } from "./scope-queries.ts";

type GameSums = Pick<BetTotals, "count" | "validBet" | "payout" | "net">;
const NO_BETS: GameSums = { count: 0, validBet: 0n, payout: 0n, net: 0n };
const addBets = (one: GameSums, two: GameSums): GameSums => ({
  count: one.count + two.count,
  validBet: one.validBet + two.validBet,
  payout: one.payout + two.payout,
  net: one.net + two.net,
});

/** The figures of each day with a line, oldest first, and of each type of game with a bet. Both are sums of the same rows. */
export async function sumByDay(ctx: MemberContext, scope: Scope, period: Days) {
  const days = new Map<string, ProfitLoss>();
  const games = new Map<Category, GameSums>();
  const add = (day: string, figures: Partial<ProfitLoss>) =>
    days.set(day, addProfitLoss(days.get(day) ?? NO_PROFIT_LOSS, { ...NO_PROFIT_LOSS, ...figures }));
  for (const { day, category, sums } of await sumBetsByDay(ctx, scope, period)) {
    add(day, { validBet: sums.validBet, payout: sums.payout, winLoss: sums.net });
    if (!isCategory(category)) throw new Error(`${category} is no type of game`);
    games.set(category, addBets(games.get(category) ?? NO_BETS, sums));
  }
  for (const { day, type, sum } of await sumMovesByDay(ctx, scope, period)) {
    const figure = figureOf(type, sum);
    if (figure) add(day, figure);
  }
  return {
    days: [...days].toSorted(([one], [two]) => (one < two ? -1 : 1)),
    games: [...games].toSorted(([, one], [, two]) => Number(two.validBet - one.validBet)),
  };
}
