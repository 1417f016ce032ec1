import type { Wire } from "../route.ts";

export const transactionsWire = {
  "transactions.list": { module: "wps", method: "GET", path: "/wps/relay/transactions", token: "required" },
  "transactions.get": { module: "wps", method: "GET", path: "/wps/relay/transaction", token: "required", localised: true },
} as const satisfies Record<string, Wire>;
