import type { Handler } from "@baize/api/contract/contract";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { findTeam } from "../team/find-team.ts";
import { countJoined } from "../team/queries.ts";
import { countTeamPlayers } from "./day-queries.ts";
import { type Period, periodBefore } from "./period-before.ts";
import { inSnapshot, sumDays } from "./sum-days.ts";
import { profitLossOf } from "./sum-profit-loss.ts";
import { toFigures } from "./to-figures.ts";

const load = async (ctx: MemberContext, agentId: string, days: Period) =>
  await inSnapshot(ctx, async (tx) => ({
    ...days,
    active: await countTeamPlayers(tx, ctx, agentId, days),
    ...toFigures(profitLossOf(await sumDays(tx, ctx, { agentId }, days)), ctx.brand.currency),
  }));

const loadPeriod = async (ctx: MemberContext, agentId: string, days: Period) => ({
  ...(await load(ctx, agentId, days)),
  size: await countJoined(ctx, agentId, { to: days.to }),
  joined: await countJoined(ctx, agentId, days),
});

export const getTeamOverview: Handler<"teamReports.overview", ServerContexts> = async (ctx, { from, to }) => {
  const { agentId } = await findTeam(ctx);
  return {
    now: await loadPeriod(ctx, agentId, { from, to }),
    before: await loadPeriod(ctx, agentId, periodBefore({ from, to })),
    asOf: ctx.now.getTime(),
  };
};
