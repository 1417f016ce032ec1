import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Context } from "hono";
import { CONTRACT, endpointOf, type Handlers } from "@baize/api/contract/contract";
import { OPERATIONS } from "@baize/api/provider/operations";
import type { EndpointId } from "@baize/api/routes/all-routes";
import type { ServerContexts } from "./platform/context.ts";
import { type AnswerEnv, answerHeaders } from "./platform/http/answer-headers.ts";
import { answerPreflights } from "./platform/http/cors.ts";
import { fault } from "./platform/http/fault.ts";
import { handlers } from "./handlers.ts";
import { faultOf, sendFault, sendValue } from "./platform/http/answer.ts";
import { limitUnsignedCalls } from "./platform/http/limit-unsigned-calls.ts";
import { RateLimiter } from "./platform/http/rate-limit.ts";
import { type AnyHandler, type Served, serve } from "./platform/http/serve.ts";
import { mountLive } from "./platform/live/routes.ts";
import type { LiveWatch } from "./platform/live/watch.ts";
import { mountAvatars } from "./modules/identity/member/avatar-route.ts";
import { mountBrandFiles } from "./modules/system/brand-files-route.ts";
import { mountPayments } from "./modules/payments/mount-payments.ts";
import { REPORTS_PATH } from "./modules/payments/reports/receive-report.ts";
import { mountProvider } from "./modules/wallet-api/routes.ts";
import { warnOfProxies } from "./platform/http/warn-of-proxies.ts";
import { measureRequests } from "./platform/metrics/measure-requests.ts";
import type { System } from "./platform/system.ts";
import { roundSettled } from "./subscribers.ts";

// Each handler was checked against its own row; the loop below calls it with what `serve` made for that same row.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const asAny = (handler: Handlers<ServerContexts>[EndpointId]): AnyHandler => handler as AnyHandler;

async function valueOrFault(c: Context<AnswerEnv>, served: Served): Promise<Response> {
  const requestId = c.get("requestId");
  try {
    return sendValue(c, served.row, await serve(c, requestId, served));
  } catch (error) {
    return sendFault(faultOf(error, served.system.log, requestId, served.row.id), requestId);
  }
}

async function answer(c: Context<AnswerEnv>, row: Omit<Served, "cookies">): Promise<Response> {
  const cookies: string[] = [];
  const finished = await valueOrFault(c, { ...row, cookies });
  // Like all headers, on the answer itself: what is set on the context does not reach an answer made without it.
  for (const cookie of cookies) finished.headers.append("set-cookie", cookie);
  return finished;
}

/** A known path that is called with a method that it does not have. */
function otherMethods(app: Hono<AnswerEnv>): void {
  for (const path of new Set(Object.values(CONTRACT).map((row) => row.path))) {
    app.all(path, (c) => sendFault(fault("system.method_not_allowed"), c.get("requestId")));
  }
}

/** The whole server as one function of a request. */
export function createApp(system: System, live: LiveWatch): Hono<AnswerEnv> {
  const app = new Hono<AnswerEnv>();
  const limiter = new RateLimiter(system.db);
  app.use(async (c, next) => {
    const given = c.req.header("x-request-id") ?? "";
    c.set("requestId", /^[\w-]{8,64}$/.test(given) ? given : randomUUID());
    await next();
  });
  app.use(measureRequests(system.metrics));
  app.use(warnOfProxies(system));
  app.use(answerHeaders(system.config.siteOrigins));
  app.use(answerPreflights(system.config.siteOrigins));
  for (const row of Object.values(CONTRACT)) {
    const served: Omit<Served, "cookies"> = { system, limiter, row: endpointOf(row.id), handler: asAny(handlers[row.id]) };
    app.on(row.method, row.path, async (c) => await answer(c, served));
  }
  for (const { path } of Object.values(OPERATIONS)) app.use(path, limitUnsignedCalls(system, limiter));
  app.use(REPORTS_PATH, limitUnsignedCalls(system, limiter));
  mountProvider(app, system, roundSettled);
  mountPayments(app, system);
  mountAvatars(app, system);
  mountBrandFiles(app, system);
  mountLive(app, system, live);
  otherMethods(app);
  app.notFound((c) => sendFault(fault("system.not_found"), c.get("requestId")));
  app.onError((error, c) => sendFault(faultOf(error, system.log, c.get("requestId"), c.req.path), c.get("requestId")));
  return app;
}
