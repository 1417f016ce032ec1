import type { Route } from "../route.ts";

export const noticesRoutes = {
  "notice.get": { module: "wps", method: "GET", path: "/wps/relay/notice", localised: true },
  "notice.unreadCount": { module: "wps", method: "GET", path: "/wps/relay/unreadCount", token: "required" },
  "announcements.list": {
    module: "wps",
    method: "GET",
    path: "/wps/relay/announcements",
    token: "optional",
    localised: true,
  },
  "announcements.agents": {
    module: "wps",
    method: "GET",
    path: "/wps/relay/agentAnnouncements",
    token: "required",
    localised: true,
  },
  "announcements.markRead": {
    module: "wps",
    method: "POST",
    path: "/wps/relay/announcements/read",
    token: "required",
    invalidates: ["announcements.list", "announcements.agents", "notice.unreadCount"],
  },
} as const satisfies Record<string, Route>;
