import type { Handler } from "@baize/api/contract/contract";
import { addProfitLoss, NO_PROFIT_LOSS } from "@baize/domain/agents/profit-loss";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { findTeam } from "../team/find-team.ts";
import { countJoined } from "../team/queries.ts";
import { countActive } from "./bet-queries.ts";
import { type Period, periodBefore } from "./period-before.ts";
import { sumProfitLoss } from "./sum-profit-loss.ts";
import { toFigures } from "./to-figures.ts";

async function load(ctx: MemberContext, agentId: string, days: Period) {
  const branches = await sumProfitLoss(ctx, { agentId }, days);
  return {
    ...days,
    joined: await countJoined(ctx, agentId, days),
    active: await countActive(ctx, { agentId }, days),
    ...toFigures([...branches.values()].reduce(addProfitLoss, NO_PROFIT_LOSS), ctx.brand.currency),
  };
}

export const getTeamOverview: Handler<"teamReports.overview", ServerContexts> = async (ctx, { from, to }) => {
  const { agentId } = await findTeam(ctx);
  return {
    now: await load(ctx, agentId, { from, to }),
    before: await load(ctx, agentId, periodBefore({ from, to })),
    asOf: ctx.now.getTime(),
  };
};
