import type { Handler } from "@baize/api/contract/contract";
import { formatDate } from "@baize/domain/calendar/date";
import { presetRange } from "@baize/domain/calendar/range";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { simulateLimit } from "@baize/domain/responsible-gambling/simulate";
import type { ServerContexts } from "../../platform/context.ts";
import { today } from "./limits-queries.ts";
import { minorIn } from "./read-amount.ts";
import { loadPast, whoOf } from "./queries.ts";

/**
 * Applies the limit to the calendar month before this one. A week across the month's ends counts only its days in the month.
 */
export const simulateLimitHandler: Handler<"responsibleGambling.simulate", ServerContexts> = async (
  ctx,
  { kind, period, amount },
) => {
  const { currency } = ctx.brand;
  const limit = minorIn(ctx, amount);
  const days = presetRange("lastMonth", today(whoOf(ctx)), 1);
  const [from, to] = [formatDate(days.from), formatDate(days.to)];
  const past = await loadPast(ctx, kind === "deposit" ? "deposits" : "bets", from, to);
  const told = simulateLimit(past, limit, period, kind === "loss" ? "loss" : "amount");
  return {
    from,
    to,
    count: past.length,
    stops: told.stops.map(({ day, at }) => ({ day: formatDate(day), at })),
    skipped: told.skipped,
    amount: toMoneyAmount({ minor: told.amount, currency }),
    lost: toMoneyAmount({ minor: told.lost, currency }),
  };
};
