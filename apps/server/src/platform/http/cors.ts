import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

const EXPOSED = ["X-Request-Id", "Retry-After"];

/**
 * Lets the site's origins read answers (Fetch standard, CORS protocol). The library answers preflights. The headers of every other
 * answer are set on the finished answer: the library sets them before, and the server would then have to send each body as a stream.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const preflight = cors({
    origin: [...origins],
    credentials: true,
    allowHeaders: ["Authorization", "Content-Type", "Language", "Idempotency-Key", "X-Request-Id"],
    maxAge: 600,
  });
  return async (c, next) => {
    if (c.req.method === "OPTIONS") return await preflight(c, next);
    await next();
    const { headers } = c.res;
    const origin = c.req.header("origin");
    if (origin !== undefined && origins.includes(origin)) headers.set("access-control-allow-origin", origin);
    headers.set("access-control-allow-credentials", "true");
    headers.set("access-control-expose-headers", EXPOSED.join(","));
    headers.append("vary", "Origin");
  };
}
