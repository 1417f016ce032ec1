import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { safeParse } from "zod/mini";
import { decodeInput } from "@baize/api/decode/input";
import { decodeQuery } from "@baize/api/decode/query";
import type { Endpoint } from "@baize/api/contract/endpoint";
import { isEndpointId } from "@baize/api/routes/all-routes";
import { countedAddress } from "@baize/domain/system/address";
import type { Member, Session } from "../caller.ts";
import type { Cookies, RequestContext } from "../context.ts";
import type { Transaction } from "../database/database.ts";
import { fault } from "./fault.ts";
import type { System } from "../system.ts";
import { addressOf, countryOf } from "./address.ts";
import { requireProven } from "./require-proven.ts";
import { refuseClosed } from "./refuse-closed.ts";
import { readBody } from "./body.ts";
import { findVisitor } from "./caller.ts";
import { IdempotentReplay, runIdempotent, intentOf } from "./run-idempotent.ts";
import { findAnswer } from "./idempotency-queries.ts";
import { languageOf } from "../language/language.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** A handler whose types the endpoint table has checked already. */
export type AnyHandler = (ctx: RequestContext & { member?: Member; session?: Session }, input: object) => unknown;

/** Endpoints that a closed or paused site still answers, because its notices read them. */
const ALWAYS_ANSWERED = new Set([
  "system.status",
  "system.whitelabel",
  "page.settings",
  "system.ping",
  "system.health",
  "system.ready",
  "system.openapi",
  // A refused visitor may still ask for the reason, and read how to reach the brand.
  "support.service",
  "help.centre",
]);

/** The specification's isAgent of a trial account. */
const DEMO = 4;

async function rawInput(c: Context, row: Endpoint, system: System, now: Date): Promise<Record<string, unknown>> {
  const path = c.req.param();
  if (row.method === "POST" || row.method === "PUT") return { ...(await readBody(c, row, system, now)), ...path };
  // Most reads have no query, and parsing an address is slow.
  return c.req.url.includes("?") ? { ...decodeQuery(row.input, new URL(c.req.url).searchParams), ...path } : path;
}

function parsedInput(row: Endpoint, raw: Record<string, unknown>): object {
  if (!isEndpointId(row.id)) throw new TypeError(`"${row.id}" is no row of the contract`);
  const decoded = decodeInput(row.id, raw);
  if (!decoded.ok) throw fault("input.invalid", { issues: decoded.issues.slice(0, 50) });
  return decoded.input;
}

/** `set`: the cookies of the answer, which the caller puts on the finished answer. */
function cookiesOf(c: Context, set: string[]): Cookies {
  return {
    read: (name) => getCookie(c, name),
    set: (name, value, maxAge) => {
      set.push(generateCookie(name, value, { httpOnly: true, secure: true, sameSite: "Strict", path: "/wps/session", maxAge }));
    },
  };
}

export interface Served {
  /** The cookies that the call sets. */
  readonly cookies: string[];
  readonly system: System;
  readonly limiter: RateLimiter;
  readonly row: Endpoint;
  readonly handler: AnyHandler;
}

/** Serves one call from arrival to its value. Throws Fault. */
export async function serve(c: Context, requestId: string, { system, limiter, row, handler, cookies }: Served): Promise<unknown> {
  const now = system.now();
  const origin = { address: addressOf(c, system.config), country: countryOf(c, system.config) };
  if (system.config.rateLimits) await limiter.take(countedAddress(origin.address), row.rate, now);
  const visitor = await findVisitor(c, row, system, now);
  if (!ALWAYS_ANSWERED.has(row.id)) refuseClosed(visitor.brand, origin);
  if (row.real && visitor.member?.kind === DEMO) throw fault("auth.demo_account");
  const input = parsedInput(row, await rawInput(c, row, system, now));
  const intent = intentOf(
    row,
    c.req.header("idempotency-key"),
    { memberId: visitor.member?.id, brand: visitor.brand.code },
    input,
  );
  const before = intent && (await findAnswer(system.db, intent));
  if (before) return before.value;
  if (row.proof === "recent") requireProven(visitor.session, now);
  let language: string | undefined;
  const ctx = {
    system,
    ...visitor,
    now,
    // Found when it is first read, because most answers have no text.
    get language() {
      return (language ??= languageOf(c.req.header("language"), c.req.header("accept-language"), visitor.brand));
    },
    requestId,
    ...origin,
    agent: (c.req.header("user-agent") ?? "").slice(0, 200),
    cookies: cookiesOf(c, cookies),
    commit: async <T>(work: (tx: Transaction) => Promise<T>) => await runIdempotent({ system, intent, now }, work),
  };
  return await checkedAnswer(row, async () => await handler(ctx, input));
}

async function checkedAnswer(row: Endpoint, call: () => Promise<unknown>): Promise<unknown> {
  const value = await call().catch((error: unknown) => {
    if (error instanceof IdempotentReplay) return error.answer;
    throw error;
  });
  // Parsing also drops fields outside the schema, so a column that a handler returns by mistake stays on the server.
  const parsed = safeParse(row.output, value);
  if (!parsed.success)
    throw new Error(`The answer of ${row.id} breaks the contract: ${JSON.stringify(parsed.error.issues.slice(0, 3))}`);
  return parsed.data;
}
