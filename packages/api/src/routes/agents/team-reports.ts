import type { Route } from "../route.ts";

const reads = { module: "wps", method: "GET", token: "required" } as const;

/** What the team of an agent played, paid and was paid. */
export const teamReportsRoutes = {
  "teamReports.bets": { ...reads, path: "/wps/relay/teamBets", localised: true },
  "teamReports.profitLoss": { ...reads, path: "/wps/relay/userProfitLoss" },
  "teamReports.transactions": { ...reads, path: "/wps/relay/transactionDetails" },
} as const satisfies Record<string, Route>;
