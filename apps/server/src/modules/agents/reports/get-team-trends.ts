import type { Handler } from "@baize/api/contract/contract";
import { mostMoved } from "@baize/domain/agents/most-moved";
import { netOfProfitLoss } from "@baize/domain/agents/profit-loss";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { findIncomeReader } from "../income/find-income-reader.ts";
import { sumIncomeDays } from "../income/queries.ts";
import { findTeam } from "../team/find-team.ts";
import { loadAccounts } from "../team/queries.ts";
import { type Period, periodBefore } from "./period-before.ts";
import type { Scope } from "./scope-queries.ts";
import { sumByDay } from "./sum-by-day.ts";
import { sumProfitLoss } from "./sum-profit-loss.ts";

async function loadMovers(ctx: MemberContext, scope: Scope, days: Period) {
  const moved = mostMoved(await sumProfitLoss(ctx, scope, days), await sumProfitLoss(ctx, scope, periodBefore(days)));
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
  const { days, games } = await sumByDay(ctx, scope, period);
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
