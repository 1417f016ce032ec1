/** The agent centre's pages by the specification's ids, in the order of the menu. The rest of a page: `app/agent-pages.ts`. */
export const agentPageNames = [
  "announcement",
  "agentTeamOverview",
  "registerAccount",
  "teamManagement",
  "teamBetting",
  "userProfitLoss",
  "transactionDetails",
  "myIncome",
  "dividendRecord",
  "dailyWages",
  "hourlySalary",
  "contracts",
] as const;

export type AgentPageName = (typeof agentPageNames)[number];
