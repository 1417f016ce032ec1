import type { Wire } from "./wire.ts";

export const transactionsWire = {
  "transactions.list": { module: "wps", method: "GET", path: "/wps/relay/transactions", token: "required" },
} as const satisfies Record<string, Wire>;
