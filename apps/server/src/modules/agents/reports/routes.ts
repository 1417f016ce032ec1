import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getProfitLoss } from "./get-profit-loss.ts";
import { getTeamBets } from "./get-team-bets.ts";
import { getTeamOverview } from "./get-team-overview.ts";
import { getTeamTrends } from "./get-team-trends.ts";
import { getTeamTransactions } from "./get-team-transactions.ts";

export const reportsHandlers = {
  "teamReports.bets": getTeamBets,
  "teamReports.overview": getTeamOverview,
  "teamReports.profitLoss": getProfitLoss,
  "teamReports.trends": getTeamTrends,
  "teamReports.transactions": getTeamTransactions,
} satisfies Partial<Handlers<ServerContexts>>;
