import type { Handler } from "@baize/api/contract/contract";
import { mostMoved } from "@baize/domain/agents/most-moved";
import { netOfProfitLoss } from "@baize/domain/agents/profit-loss";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { findIncomeReader } from "../income/find-income-reader.ts";
import { sumIncomeDays } from "../income/queries.ts";
import { findTeam } from "../team/find-team.ts";
import { loadAccounts } from "../team/queries.ts";
import { type DayScope, sumChanges, sumStoredByHead } from "./day-queries.ts";
import { type Period, periodBefore } from "./period-before.ts";
import { sumByDay } from "./sum-by-day.ts";
import { inSnapshot, sumDays } from "./sum-days.ts";
import { profitLossBy } from "./sum-profit-loss.ts";

const sumBranches = async (ctx: MemberContext, scope: DayScope, days: Period) =>
  profitLossBy(
    await inSnapshot(ctx, async (tx) => [
      ...(await sumStoredByHead(tx, scope, days)),
      ...(await sumChanges(tx, ctx, scope, days)),
    ]),
    ({ head }) => head,
  );

async function loadMovers(ctx: MemberContext, scope: DayScope, days: Period) {
  const moved = mostMoved(await sumBranches(ctx, scope, days), await sumBranches(ctx, scope, periodBefore(days)));
  const accounts = await loadAccounts(
    ctx.system.db,
    moved.map(({ id }) => id),
  );
  return moved.map(({ id, ...nets }) => ({ account: accounts.get(id) ?? "", ...nets }));
}

async function sumIncome(ctx: MemberContext, days: Period): Promise<bigint> {
  const { sums } = await sumIncomeDays(await findIncomeReader(ctx), { way: "received", ...days });
  return sums.total;
}

/** A read of its own: the figures of the overview do not wait for it. */
export const getTeamTrends: Handler<"teamReports.trends", ServerContexts> = async (ctx, { from, to }) => {
  const scope = await findTeam(ctx);
  const period = { from, to };
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  const { days, games } = sumByDay(await inSnapshot(ctx, async (tx) => await sumDays(tx, ctx, scope, period)));
  const movers = await loadMovers(ctx, scope, period);
  return {
    ...period,
    days: days.map(([day, figures]) => ({ day, validBet: money(figures.validBet), net: money(netOfProfitLoss(figures)) })),
    games: games.map(([category, { count, validBet, payout, net }]) => ({
      category,
      bets: count,
      validBet: money(validBet),
      payout: money(payout),
      winLoss: money(net),
    })),
    movers: movers.map(({ account, now, before, change }) => ({
      account,
      now: money(now),
      before: money(before),
      change: money(change),
    })),
    income: { now: money(await sumIncome(ctx, period)), before: money(await sumIncome(ctx, periodBefore(period))) },
    asOf: ctx.now.getTime(),
  };
};
