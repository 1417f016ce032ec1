import { agentAbilities } from "@baize/domain/agents/abilities";
import {
  chartLineUp,
  chartLineUpBold,
  clockCounterClockwise,
  clockCounterClockwiseFill,
  handDeposit,
  handDepositFill,
  hourglassMedium,
  hourglassMediumFill,
  listChecks,
  listChecksBold,
  megaphone,
  megaphoneFill,
  percent,
  percentBold,
  receipt,
  receiptFill,
  scroll,
  scrollFill,
  ticket,
  ticketFill,
  userPlus,
  userPlusFill,
  wallet,
  walletFill,
} from "@baize/ui/icon/art";
import type { AgentPageName } from "../navigation/agent-page-names.ts";
import type { CentrePageRow } from "./centre/centre-page-row.ts";

/** A page of what contracts pay. A sub-account reads it, too. */
const income = (
  title: CentrePageRow["title"],
  icons: Pick<CentrePageRow, "icon" | "currentIcon">,
  rest: Pick<CentrePageRow, "flag" | "load">,
): CentrePageRow => ({
  title,
  ...icons,
  group: "income",
  namespaces: ["agent-income", "agents", "money", "validation"],
  when: ({ type }) => agentAbilities(type) !== undefined,
  ...rest,
});

/**
 * The agent centre's pages by the specification's ids, in the order of the menu. Menu, deep links, loading and the browser
 * sweep use it. Every page is for agents alone; a sub-account opens no accounts, and reads contracts only.
 */
export const agentPages: Readonly<Record<AgentPageName, CentrePageRow>> = {
  announcement: {
    title: "page.announcement",
    icon: megaphone,
    currentIcon: megaphoneFill,
    group: "news",
    namespaces: ["agents", "announcements"],
    when: ({ type }) => agentAbilities(type) !== undefined,
    load: () => import("../features/agent-announcements/announcements-page.tsx"),
  },
  agentTeamOverview: {
    title: "page.agentTeamOverview",
    icon: chartLineUp,
    currentIcon: chartLineUpBold,
    group: "team",
    namespaces: ["agents"],
    when: ({ type }) => agentAbilities(type) !== undefined,
    load: () => import("../features/agent-team/team-overview-page.tsx"),
  },
  registerAccount: {
    title: "page.registerAccount",
    icon: userPlus,
    currentIcon: userPlusFill,
    group: "team",
    namespaces: ["agents", "auth", "validation"],
    when: ({ type }) => agentAbilities(type)?.invites === true,
    load: () => import("../features/agent-account/register-account-page.tsx"),
  },
  teamManagement: {
    title: "page.teamManagement",
    icon: listChecks,
    currentIcon: listChecksBold,
    group: "team",
    namespaces: ["agents"],
    when: ({ type }) => agentAbilities(type) !== undefined,
    load: () => import("../features/agent-team/team-page.tsx"),
  },
  teamBetting: {
    title: "page.teamBetting",
    icon: clockCounterClockwise,
    currentIcon: clockCounterClockwiseFill,
    group: "reports",
    namespaces: ["agent-reports", "records"],
    when: ({ type }) => agentAbilities(type) !== undefined,
    load: () => import("../features/agent-reports/team-betting-page.tsx"),
  },
  userProfitLoss: {
    title: "page.userProfitLoss",
    icon: percent,
    currentIcon: percentBold,
    group: "reports",
    namespaces: ["agent-reports", "records"],
    when: ({ type }) => agentAbilities(type) !== undefined,
    load: () => import("../features/agent-reports/profit-loss-page.tsx"),
  },
  transactionDetails: {
    title: "page.transactionDetails",
    icon: receipt,
    currentIcon: receiptFill,
    group: "reports",
    namespaces: ["agent-reports", "transactions"],
    when: ({ type }) => agentAbilities(type) !== undefined,
    load: () => import("../features/agent-reports/team-money-page.tsx"),
  },
  myIncome: income(
    "page.myIncome",
    { icon: wallet, currentIcon: walletFill },
    {
      load: () => import("../features/agent-income/my-income-page.tsx"),
    },
  ),
  dividendRecord: income(
    "page.dividendRecord",
    { icon: handDeposit, currentIcon: handDepositFill },
    {
      flag: "enableCt",
      load: () => import("../features/agent-income/dividend-record-page.tsx"),
    },
  ),
  dailyWages: income(
    "page.dailyWages",
    { icon: ticket, currentIcon: ticketFill },
    {
      flag: "salary",
      load: () => import("../features/agent-income/daily-wages-page.tsx"),
    },
  ),
  hourlySalary: income(
    "page.hourlySalary",
    { icon: hourglassMedium, currentIcon: hourglassMediumFill },
    {
      flag: "hourSalary",
      load: () => import("../features/agent-income/hourly-salary-page.tsx"),
    },
  ),
  contracts: {
    title: "page.contracts",
    icon: scroll,
    currentIcon: scrollFill,
    group: "contracts",
    namespaces: ["agents", "validation"],
    when: ({ type }) => agentAbilities(type) !== undefined,
    load: () => import("../features/agent-contracts/contracts-page.tsx"),
  },
};
