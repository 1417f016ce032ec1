import type { MiddlewareHandler } from "hono";

/** No inline script or style, no other origin, framed by the site alone. `data:` is for CSS masks. */
export function securityHeaders(siteOrigins: readonly string[]): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(" ")}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  return async (context, next) => {
    await next();
    context.header("content-security-policy", policy);
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "strict-origin");
    context.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
    context.header("cross-origin-opener-policy", "same-origin");
  };
}
