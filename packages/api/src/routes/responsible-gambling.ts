import type { Route } from "./route.ts";

const change = {
  module: "wps",
  method: "POST",
  token: "required",
  real: true,
  invalidates: ["responsibleGambling.status"],
} as const;

/** Responsible play. */
export const responsibleGamblingRoutes = {
  "responsibleGambling.status": {
    module: "wps",
    method: "GET",
    path: "/wps/relay/responsiblePlay",
    token: "required",
    real: true,
  },
  "responsibleGambling.session": { module: "wps", method: "GET", path: "/wps/relay/responsiblePlay/session", token: "required" },
  "responsibleGambling.simulate": {
    module: "wps",
    method: "GET",
    path: "/wps/relay/responsiblePlay/simulation",
    token: "required",
    real: true,
  },
  "responsibleGambling.setLimit": { ...change, path: "/wps/relay/responsiblePlay/limit" },
  "responsibleGambling.coolOff": { ...change, path: "/wps/relay/responsiblePlay/coolOff" },
  "responsibleGambling.selfExclude": { ...change, path: "/wps/relay/responsiblePlay/selfExclusion" },
  "responsibleGambling.setReality": {
    ...change,
    path: "/wps/relay/responsiblePlay/realityCheck",
    invalidates: ["responsibleGambling.status", "responsibleGambling.session"],
  },
} as const satisfies Record<string, Route>;
