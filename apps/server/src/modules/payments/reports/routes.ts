import type { Context, Hono } from "hono";
import { faultOf } from "../../../platform/http/answer.ts";
import { readSignedBody } from "../../../platform/http/signed-body.ts";
import type { System } from "../../../platform/system.ts";
import { receiveReport, type Received, REPORTS_PATH } from "./receive-report.ts";

interface Env {
  Variables: { requestId: string; signed?: boolean };
}

/** How an adapter reads the status: 2xx is final, it repeats after 404 and 5xx, the others need a person. */
const STATUS = {
  done: 200,
  ignored: 200,
  repeated: 200,
  conflict: 409,
  unknown: 404,
  invalid: 422,
  stale: 401,
  bad_signature: 401,
} as const satisfies Record<Received, number>;

async function answerReport(c: Context<Env>, system: System) {
  const requestId = c.get("requestId");
  const body = await readSignedBody(c);
  if (!body) return c.json({ result: "invalid", requestId }, 422);
  const { pathname, search } = new URL(c.req.url);
  const call = { method: c.req.method, path: pathname + search, body, header: (name: string) => c.req.header(name) };
  try {
    const result = await receiveReport(system, call, requestId);
    c.set("signed", result !== "bad_signature");
    return c.json({ result, requestId }, STATUS[result]);
  } catch (error) {
    // The adapter does not know the outcome and reports again.
    faultOf(error, system.log, requestId, REPORTS_PATH);
    return c.json({ requestId }, 500);
  }
}

/** Where payment adapters report. */
export function mountReports(app: Hono<Env>, system: System): void {
  app.post(REPORTS_PATH, async (c) => await answerReport(c, system));
}
