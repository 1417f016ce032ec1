import type { Route } from "./route.ts";

/** Called by the front server of the site, never by the site's own code. */
export const pageRoutes = {
  "page.settings": { module: "wps", method: "GET", path: "/wps/system/page", raw: true, timeout: 2000 },
} as const satisfies Record<string, Route>;
