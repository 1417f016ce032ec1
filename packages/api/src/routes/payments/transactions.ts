import type { Route } from "../route.ts";

export const transactionsRoutes = {
  "transactions.list": { module: "wps", method: "GET", path: "/wps/relay/transactions", token: "required" },
  "transactions.get": { module: "wps", method: "GET", path: "/wps/relay/transaction", token: "required", localised: true },
} as const satisfies Record<string, Route>;
