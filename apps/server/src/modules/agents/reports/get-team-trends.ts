import type { Handler } from "@baize/api/contract/contract";
import type { Moved } from "@baize/domain/agents/most-moved";
import { netOfProfitLoss } from "@baize/domain/agents/profit-loss";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { findIncomeReader } from "../income/find-income-reader.ts";
import { sumIncomeDays } from "../income/queries.ts";
import { findTeam } from "../team/find-team.ts";
import { loadAccounts } from "../team/queries.ts";
import type { Periods } from "./branch-queries.ts";
import { type DayScope, sumChanges, sumStoredWhole } from "./day-queries.ts";
import { loadMovers } from "./load-movers.ts";
import { type Period, periodBefore } from "./period-before.ts";
import { sumByDay } from "./sum-by-day.ts";
import { inSnapshot } from "./sum-days.ts";

/** All of one moment. */
const load = async (ctx: MemberContext, scope: DayScope, periods: Periods) =>
  await inSnapshot(ctx, async (tx) => {
    const { now, before } = periods;
    const changes = await sumChanges(tx, ctx, scope, { from: before.from, to: now.to });
    return {
      lines: [...(await sumStoredWhole(tx, scope, now)), ...changes.filter(({ day }) => day >= now.from)],
      moved: await loadMovers(tx, scope.agentId, periods, changes),
    };
  });

async function nameMovers({ system }: MemberContext, moved: readonly Moved[]) {
  const accounts = await loadAccounts(
    system.db,
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
  const { lines, moved } = await load(ctx, scope, { now: period, before: periodBefore(period) });
  const { days, games } = sumByDay(lines);
  const movers = await nameMovers(ctx, moved);
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
