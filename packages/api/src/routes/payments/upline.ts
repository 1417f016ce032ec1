import type { Route } from "../route.ts";

const reads = { module: "wps", method: "GET", token: "required" } as const;

/** Transfers between a member and the own tree: the upline above, the downlines below. */
export const uplineRoutes = {
  "upline.rules": { ...reads, path: "/wps/relay/uplineRules" },
  "upline.people": { ...reads, path: "/wps/relay/uplinePeople" },
  "upline.list": { ...reads, path: "/wps/relay/uplineTransfers" },
  "upline.send": {
    module: "wps",
    method: "POST",
    path: "/wps/relay/uplineTransfer",
    token: "required",
    encrypted: true,
    idempotent: true,
    proof: "recent",
    real: true,
    invalidates: ["upline.rules", "upline.list", "wallet.balance", "wallet.explained", "transactions.list"],
  },
} as const satisfies Record<string, Route>;
