import type { Route } from "../route.ts";

export const balanceRoutes = {
  "wallet.explained": { module: "wps", method: "GET", path: "/wps/relay/balanceExplained", token: "required", localised: true },
} as const satisfies Record<string, Route>;
