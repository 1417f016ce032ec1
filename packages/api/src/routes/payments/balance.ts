import type { Wire } from "../route.ts";

export const balanceWire = {
  "wallet.explained": { module: "wps", method: "GET", path: "/wps/relay/balanceExplained", token: "required", localised: true },
} as const satisfies Record<string, Wire>;
