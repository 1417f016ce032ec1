import { hash } from "node:crypto";
import type { Context } from "hono";
import { statusOf } from "@baize/api/errors";
import type { Endpoint } from "@baize/api/contract/endpoint";
import { sqlState } from "../database/retry.ts";
import { type AnswerEnv, answerWithHeaders } from "./answer-headers.ts";
import { VARY } from "./cors.ts";
import { Fault } from "./fault.ts";
import { errorFacts, type Log } from "../log/log.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

const isOpenRead = ({ method, token = "none", rate }: Endpoint) => method === "GET" && token === "none" && rate === "open";

/** Browsers may cache open reads and revalidate them by their tag; nothing else is cached. */
export function sendValue(c: Context<AnswerEnv>, row: Endpoint, value: unknown): Response {
  const body = JSON.stringify(row.raw ? value : { success: true, value });
  if (!isOpenRead(row)) return answerWithHeaders(c, body, { headers: JSON_TYPE });
  const etag = `"${hash("sha256", body, "base64url").slice(0, 22)}"`;
  const open = { "cache-control": "no-cache", etag, vary: row.localised ? `Language, Accept-Language, ${VARY}` : VARY };
  if (c.req.header("if-none-match") === etag) return answerWithHeaders(c, null, { status: 304, headers: open });
  return answerWithHeaders(c, body, { headers: { ...open, ...JSON_TYPE } });
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** The database is away or full: the same call may succeed later. */
function isBusy(error: unknown): boolean {
  const state = sqlState(error) ?? "";
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (
    // 55P03: a lock, 57014: a statement, 25P03: an idle transaction took too long.
    /^(08|53|57P|40|55P03|57014|25P03)/.test(state) ||
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/.test(codeOf(cause)) ||
    (cause instanceof Error && /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(cause.message))
  );
}

/** The fault for any error. An error that is not a Fault is logged and answered as `system.*`, never with its own message. */
export function faultOf(error: unknown, log: Log, requestId: string, what: string): Fault {
  if (error instanceof Fault) return error;
  const code = isBusy(error) ? "system.busy" : "system.unknown";
  log.error(code, { requestId, what, ...errorFacts(error) });
  return new Fault(code);
}

export function sendFault({ code, value }: Fault, requestId: string): Response {
  const retryAfter = typeof value === "object" && value !== null && "retryAfter" in value ? value.retryAfter : undefined;
  const headers = new Headers(JSON_TYPE);
  if (typeof retryAfter === "number") headers.set("retry-after", String(retryAfter));
  const body = { success: false, code, value, requestId };
  return new Response(JSON.stringify(body), { status: statusOf(code), headers });
}
