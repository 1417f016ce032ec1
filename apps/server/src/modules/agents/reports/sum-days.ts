import type { BetTotals } from "@baize/domain/gaming/bet/totals";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Days } from "../../../platform/lists/business-days.ts";
import { type DayScope, type DaySums, sumChanges, sumStoredWhole } from "./day-queries.ts";

/** Reads stored sums and what they lack as of one moment: a roll-up between both would count lines twice. */
export const inSnapshot = async <T>(ctx: MemberContext, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  await ctx.system.db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" });

/** The sums of all lines of a scope, by day and kind. Only within `inSnapshot`. */
export async function sumDays(tx: Transaction, ctx: MemberContext, scope: DayScope, days: Days): Promise<DaySums[]> {
  return [...(await sumStoredWhole(tx, scope, days)), ...(await sumChanges(tx, ctx, scope, days))];
}

const NO_LINES = { count: 0, came: 0n, went: 0n, net: 0n, validBet: 0n };

/** The sum of lines of every kind and day. */
export const sumOfLines = (lines: readonly DaySums[]): typeof NO_LINES =>
  lines.reduce(
    (sum, { count, came, went, net, validBet }) => ({
      count: sum.count + count,
      came: sum.came + came,
      went: sum.went + went,
      net: sum.net + net,
      validBet: sum.validBet + validBet,
    }),
    NO_LINES,
  );

/** The same of bets, as their record names them. */
export function sumOfBets(lines: readonly DaySums[]): BetTotals {
  const { came, went, ...sums } = sumOfLines(lines);
  return { ...sums, payout: came, stake: went };
}
