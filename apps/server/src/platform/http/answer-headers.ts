import type { Context, MiddlewareHandler } from "hono";
import { corsHeaders } from "./cors.ts";

/** Header names in lower case, and their values. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What each request carries: its id, and the headers of its answer. Only answers of the contract read these. */
export interface AnswerEnv {
  Variables: { requestId: string; headers?: AnswerHeaders };
}

/** An API serves data only: its answers may not be rendered, framed, sniffed or cached. */
const SECURITY: AnswerHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "permissions-policy": "interest-cohort=()",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** An answer may have its own: open reads may be cached, and a page of the sandbox may be rendered. */
const REPLACEABLE = new Set(["cache-control", "content-security-policy"]);

const complete = new WeakSet<Response>();

interface Own {
  readonly status?: number;
  readonly headers: AnswerHeaders;
}

/** An answer that is made with its request's headers: adding them to a finished answer costs more than making it. */
export function answerWithHeaders(c: Context<AnswerEnv>, body: string | null, { status = 200, headers }: Own): Response {
  const shared = c.get("headers");
  const answer = new Response(body, { status, headers: { ...shared, ...headers } });
  if (shared) complete.add(answer);
  return answer;
}

function addTo(headers: Headers, added: AnswerHeaders): void {
  for (const [name, value] of Object.entries(added)) {
    if (name === "vary") headers.append(name, value);
    else if (!REPLACEABLE.has(name) || !headers.has(name)) headers.set(name, value);
  }
}

/**
 * Gives every answer its request id, the headers that protect it, and those that let the site's origins read it. They are set on the
 * answer itself: by the context, the server would send its body as a stream.
 */
export function answerHeaders(origins: readonly string[]): MiddlewareHandler<AnswerEnv> {
  return async (c, next) => {
    // A preflight has CORS headers of its own.
    const readable = c.req.method === "OPTIONS" ? {} : corsHeaders(origins, c.req.header("origin"));
    const headers = { ...SECURITY, ...readable, "x-request-id": c.get("requestId") };
    c.set("headers", headers);
    await next();
    if (!complete.has(c.res)) addTo(c.res.headers, headers);
  };
}
