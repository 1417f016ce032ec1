import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Metrics } from "./metrics.ts";

/** Measures every answered request by its route's pattern. A path that no route knows has no label of its own. */
export function measureRequests({ requests, throttled }: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const route = c.res.status === 404 ? "unknown" : routePath(c, -1);
    requests.observe({ route, status: c.res.status }, (performance.now() - began) / 1000);
    if (c.res.status === 429) throttled.inc();
  };
}
