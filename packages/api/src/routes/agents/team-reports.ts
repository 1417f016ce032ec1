import type { Route } from "../route.ts";

const reads = { module: "wps", method: "GET", token: "required" } as const;

/** The play and money of an agent's team. */
export const teamReportsRoutes = {
  "teamReports.bets": { ...reads, path: "/wps/relay/teamBets", localised: true },
  "teamReports.overview": { ...reads, path: "/wps/relay/teamOverview" },
  "teamReports.profitLoss": { ...reads, path: "/wps/relay/userProfitLoss" },
  "teamReports.trends": { ...reads, path: "/wps/relay/teamTrends" },
  "teamReports.transactions": { ...reads, path: "/wps/relay/transactionDetails" },
} as const satisfies Record<string, Route>;
