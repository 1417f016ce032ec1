import type { Route } from "./route.ts";

export const systemRoutes = {
  "system.status": { module: "wps", method: "GET", path: "/wps/system/status", timeout: 8000 },
  "system.keys": { module: "wps", method: "GET", path: "/wps/system/keys", timeout: 8000 },
  "system.whitelabel": { module: "wps", method: "GET", path: "/wps/system/whitelabel", localised: true, timeout: 8000 },
  "system.countryCodes": { module: "wps", method: "GET", path: "/wps/relay/countryCodes" },
  "system.domainRoute": { module: "wps", method: "GET", path: "/wps/system/domainRoute", timeout: 8000 },
  "system.ping": { module: "wps", method: "GET", path: "/wps/system/ping", raw: true, timeout: 5000 },
  "system.health": { module: "wps", method: "GET", path: "/wps/system/health" },
  "system.ready": { module: "wps", method: "GET", path: "/wps/system/ready" },
  "system.openapi": { module: "wps", method: "GET", path: "/wps/system/openapi.json", raw: true },
} as const satisfies Record<string, Route>;
