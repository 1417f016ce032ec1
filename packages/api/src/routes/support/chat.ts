import type { Route } from "../route.ts";

export const chatRoutes = {
  "chat.list": { module: "wps", method: "GET", path: "/wps/relay/chatMessages", token: "required" },
  "chat.send": {
    module: "wps",
    method: "POST",
    path: "/wps/relay/chatMessages",
    token: "required",
    real: true,
    idempotent: true,
  },
} as const satisfies Record<string, Route>;
