import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** The request header that changes the headers of an answer. */
export const VARY = "Origin";

const EXPOSED = ["X-Request-Id", "Retry-After"];

/** The headers that let the site's origins read an answer (Fetch standard, CORS protocol). */
export function corsHeaders(origins: readonly string[], origin: string | undefined): Record<string, string> {
  const shared = {
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": EXPOSED.join(","),
    vary: VARY,
  };
  return origin !== undefined && origins.includes(origin) ? { ...shared, "access-control-allow-origin": origin } : shared;
}

/** Answers preflights for the site's origins. */
export function answerPreflights(origins: readonly string[]): MiddlewareHandler {
  const preflight = cors({
    origin: [...origins],
    credentials: true,
    allowHeaders: ["Authorization", "Content-Type", "Language", "Idempotency-Key", "X-Request-Id"],
    maxAge: 600,
  });
  return async (c, next) => await (c.req.method === "OPTIONS" ? preflight(c, next) : next());
}
