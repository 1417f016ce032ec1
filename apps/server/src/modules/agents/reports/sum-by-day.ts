import { type Category, isCategory } from "@baize/domain/gaming/game/category";
import type { BetTotals } from "@baize/domain/gaming/bet/totals";
import type { DaySums } from "./day-queries.ts";
import { profitLossBy } from "./sum-profit-loss.ts";

type GameSums = Pick<BetTotals, "count" | "validBet" | "payout" | "net">;

/** The figures of each day with a line, oldest first, and of each type of game with a bet. Both are sums of the same lines. */
export function sumByDay(lines: readonly DaySums[]) {
  const games = new Map<Category, GameSums>();
  for (const { kind, count, validBet, came, net } of lines) {
    if (!isCategory(kind)) continue;
    const former = games.get(kind) ?? { count: 0, validBet: 0n, payout: 0n, net: 0n };
    const { payout } = former;
    games.set(kind, {
      count: former.count + count,
      validBet: former.validBet + validBet,
      payout: payout + came,
      net: former.net + net,
    });
  }
  return {
    days: [...profitLossBy(lines, ({ day }) => day)].toSorted(([one], [two]) => (one < two ? -1 : 1)),
    games: [...games].toSorted(([, one], [, two]) => Number(two.validBet - one.validBet)),
  };
}
