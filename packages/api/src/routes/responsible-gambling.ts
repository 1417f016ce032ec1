import type { Wire } from "./route.ts";

const change = { module: "wps", method: "POST", token: "required", real: true, invalidates: ["play.status"] } as const;

/** Responsible play. */
export const playWire = {
  "play.status": { module: "wps", method: "GET", path: "/wps/relay/responsiblePlay", token: "required", real: true },
  "play.session": { module: "wps", method: "GET", path: "/wps/relay/responsiblePlay/session", token: "required" },
  "play.rehearse": { module: "wps", method: "GET", path: "/wps/relay/responsiblePlay/rehearsal", token: "required", real: true },
  "play.setLimit": { ...change, path: "/wps/relay/responsiblePlay/limit" },
  "play.coolOff": { ...change, path: "/wps/relay/responsiblePlay/coolOff" },
  "play.selfExclude": { ...change, path: "/wps/relay/responsiblePlay/selfExclusion" },
  "play.setReality": {
    ...change,
    path: "/wps/relay/responsiblePlay/realityCheck",
    invalidates: ["play.status", "play.session"],
  },
} as const satisfies Record<string, Wire>;
