import type { Route } from "../route.ts";

const reads = { module: "wps", method: "GET", token: "required" } as const;

/** A payer's answer to a bill: both move money. */
const answers = {
  module: "wps",
  method: "POST",
  token: "required",
  encrypted: true,
  idempotent: true,
  proof: "recent",
  real: true,
  invalidates: [
    "income.list",
    "income.days",
    "income.get",
    "income.state",
    "wallet.balance",
    "wallet.explained",
    "transactions.list",
  ],
} as const;

/** Payments to an agent by contracts, and payments to the agents below. */
export const incomeRoutes = {
  "income.days": { ...reads, path: "/wps/relay/myIncome" },
  "income.list": { ...reads, path: "/wps/relay/incomeStatements" },
  "income.get": { ...reads, path: "/wps/relay/incomeStatement" },
  "income.lines": { ...reads, path: "/wps/relay/incomeLines" },
  "income.wagers": { ...reads, path: "/wps/relay/incomeWagers" },
  "income.proof": { ...reads, path: "/wps/relay/incomeProof" },
  "income.state": { ...reads, path: "/wps/relay/incomeState" },
  "income.pay": { ...answers, path: "/wps/relay/billPay" },
  "income.refuse": { ...answers, path: "/wps/relay/billRefuse" },
} as const satisfies Record<string, Route>;
