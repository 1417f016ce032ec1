import type { MiddlewareHandler } from "hono";

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "permissions-policy": "interest-cohort=()",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** An API serves data only: nothing of it may be drawn, framed, sniffed or kept. Open reads say otherwise for keeping. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) {
    // A page of the sandbox brings a policy of its own, which lets it be drawn.
    if (name !== "content-security-policy" || !c.res.headers.has(name)) c.res.headers.set(name, value);
  }
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
};
