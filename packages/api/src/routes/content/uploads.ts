import type { Route } from "../route.ts";

export const uploadsRoutes = {
  "uploads.add": {
    module: "wps",
    method: "POST",
    path: "/wps/relay/uploads",
    token: "required",
    upload: true,
    real: true,
    timeout: 60_000,
  },
  "uploads.get": { module: "wps", method: "GET", path: "/wps/relay/upload", token: "required" },
} as const satisfies Record<string, Route>;
