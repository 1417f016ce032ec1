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

/** An API serves data only: its answers may not be rendered, framed, sniffed or cached. Open reads override the caching. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) {
    // A page of the sandbox has its own policy, which allows rendering.
    if (name !== "content-security-policy" || !c.res.headers.has(name)) c.res.headers.set(name, value);
  }
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
};
