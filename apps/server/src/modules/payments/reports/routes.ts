import type { Context, Hono } from "hono";
import { faultOf } from "../../../platform/http/answer.ts";
import { MOST_BYTES } from "../../../platform/http/body.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import type { System } from "../../../platform/system.ts";
import { receiveReport, type Received, REPORTS_PATH } from "./receive-report.ts";
import { pageDeposit, press, PRESSES } from "../sandbox/press-sandbox.ts";
import { backTo, PAGE_POLICY, type PageLanguage, sandboxPage } from "../sandbox/sandbox-page.ts";

interface Env {
  Variables: { requestId: string };
}

/** What an adapter makes of it: 2xx ends the matter, 404 and 5xx ask for another try, the others call a person. */
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

async function report(c: Context<Env>, system: System) {
  const requestId = c.get("requestId");
  if (Number(c.req.header("content-length") ?? 0) > MOST_BYTES) return c.json({ result: "invalid", requestId }, 422);
  const { pathname, search } = new URL(c.req.url);
  const body = await c.req.text();
  const call = { method: c.req.method, path: pathname + search, body, header: (name: string) => c.req.header(name) };
  try {
    const result = await receiveReport(system, call, requestId);
    return c.json({ result, requestId }, STATUS[result]);
  } catch (error) {
    // The outcome is unknown to the adapter, which reports again.
    faultOf(error, system.log, requestId, REPORTS_PATH);
    return c.json({ requestId }, 500);
  }
}

function languageOf(c: Context): PageLanguage {
  const accepted = c.req.header("accept-language") ?? "";
  return (["hi", "ar"] as const).find((tag) => accepted.toLowerCase().startsWith(tag)) ?? "en";
}

async function depositOf(c: Context, system: System) {
  const id = c.req.param("id") ?? "";
  return isUuid(id) ? await pageDeposit(system, id, c.req.query("key") ?? "") : undefined;
}

/** The road of adapters' reports, and the sandbox bank's own page. */
export function mountPayments(app: Hono<Env>, system: System): void {
  app.post(REPORTS_PATH, async (c) => await report(c, system));
  app.get("/wps/sandbox/bank/:id", async (c) => {
    const row = await depositOf(c, system);
    if (!row) return c.notFound();
    return c.html(sandboxPage(row, languageOf(c), system.now()), 200, { "content-security-policy": PAGE_POLICY });
  });
  app.post("/wps/sandbox/bank/:id", async (c) => {
    const row = await depositOf(c, system);
    if (!row) return c.notFound();
    const form = new URLSearchParams((await c.req.text()).slice(0, 200));
    const chosen = PRESSES.find((one) => one === form.get("press"));
    if (chosen) await press(system, row, chosen);
    return c.redirect(backTo(row.id), 303);
  });
}
