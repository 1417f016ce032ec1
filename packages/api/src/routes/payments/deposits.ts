import type { Route } from "../route.ts";

const reads = ["deposits.list", "deposits.get"] as const;

export const depositsRoutes = {
  "deposits.channels": { module: "wps", method: "GET", path: "/wps/relay/depositChannels", token: "required" },
  "deposits.create": {
    module: "wps",
    method: "POST",
    path: "/wps/relay/deposit",
    token: "required",
    idempotent: true,
    real: true,
    invalidates: reads,
  },
  "deposits.get": { module: "wps", method: "GET", path: "/wps/relay/deposit", token: "required" },
  "deposits.list": { module: "wps", method: "GET", path: "/wps/relay/deposits", token: "required" },
  "deposits.cancel": {
    module: "wps",
    method: "POST",
    path: "/wps/relay/depositCancel",
    token: "required",
    real: true,
    invalidates: reads,
  },
} as const satisfies Record<string, Route>;
