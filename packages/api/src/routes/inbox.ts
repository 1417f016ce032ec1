import type { Route } from "./route.ts";

const writes = { method: "POST", token: "required", invalidates: ["inbox.list", "notice.unreadCount"] } as const;

export const inboxRoutes = {
  "inbox.list": { module: "wps", method: "GET", path: "/wps/relay/inbox", token: "required", localised: true },
  "inbox.markRead": { module: "wps", path: "/wps/relay/inboxRead", ...writes },
  "inbox.delete": { module: "wps", path: "/wps/relay/inboxDelete", ...writes },
} as const satisfies Record<string, Route>;
