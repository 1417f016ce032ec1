import type { Route } from "../route.ts";

const binding = {
  module: "wps",
  method: "POST",
  token: "required",
  idempotent: true,
  real: true,
  invalidates: [
    "contracts.list",
    "contracts.get",
    "contracts.rules",
    "funds.consolidated",
    "dividend.list",
    "dailySalary.list",
    "hourlySalary.list",
    "realTimeSalary.list",
  ],
} as const;

/** Contracts between an agent and the agents directly below: what each is paid for the team's play. */
export const contractsRoutes = {
  "contracts.list": { module: "wps", method: "GET", path: "/wps/relay/contractList", token: "required" },
  "contracts.get": { module: "wps", method: "GET", path: "/wps/relay/contract", token: "required" },
  "contracts.rules": { module: "wps", method: "GET", path: "/wps/relay/contractRules", token: "required" },
  "contracts.outcome": { module: "wps", method: "GET", path: "/wps/relay/contractOutcome", token: "required" },
  "contracts.simulate": { module: "wps", method: "POST", path: "/wps/relay/contractSimulation", token: "required" },
  "contracts.offer": { ...binding, path: "/wps/relay/contractRequest", proof: "recent" },
  "contracts.sign": { ...binding, path: "/wps/relay/contractSign", proof: "recent" },
  "contracts.reject": { ...binding, path: "/wps/relay/contractReject" },
  "contracts.withdraw": { ...binding, path: "/wps/relay/contractWithdraw" },
  "contracts.end": { ...binding, path: "/wps/relay/contractTerminate", proof: "recent" },
} as const satisfies Record<string, Route>;
