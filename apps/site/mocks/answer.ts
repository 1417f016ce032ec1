import type { OutputOf, ServerErrorOf } from "@baize/api/contract/contract";
import type { ErrorValue } from "@baize/api/error-values";
import { type ServerErrorCode, statusOf } from "@baize/api/errors";
import { type EndpointId, routeOf } from "@baize/api/routes/all-routes";
import { delay, http, type HttpHandler, type HttpResponseResolver } from "msw";
import { recordedAnswer } from "./recorded-answers.ts";

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function handlerOf(id: EndpointId, resolver: HttpResponseResolver): HttpHandler {
  const { method, path } = routeOf(id);
  // At every origin, because the page calls its mirrors too.
  return methods[method](`*${path}`, resolver);
}

const success = (id: EndpointId, value: unknown) => Response.json(routeOf(id).raw ? value : { success: true, value });
const failure = (code: ServerErrorCode, value?: object) =>
  Response.json({ success: false, code, requestId: "story-0001", value }, { status: statusOf(code) });

/** A resolver that never answers. */
export async function hang(): Promise<undefined> {
  await delay("infinite");
}

/** The recorded answer to a call, changed; `system.busy` if none was recorded. */
export async function respondRecorded<Id extends EndpointId>(
  id: Id,
  request: Request,
  change?: (recorded: OutputOf<Id>) => OutputOf<Id>,
): Promise<Response> {
  const recorded = await recordedAnswer(id, request);
  if (recorded === undefined) return failure("system.busy");
  return success(id, change ? change(recorded) : recorded);
}

/** Answers an endpoint with a value. */
export const answer = <Id extends EndpointId>(id: Id, value: OutputOf<Id>): HttpHandler =>
  handlerOf(id, () => success(id, value));

/** What a call sent: its body, as text where it is encrypted, or its query where it has none. */
async function sentBy(request: Request): Promise<unknown> {
  const body = await request.text();
  if (body === "") return Object.fromEntries(new URL(request.url).searchParams);
  return body.startsWith("{") ? JSON.parse(body) : body;
}

/** Answers each call of an endpoint by what it sent. */
export const answerEach = <Id extends EndpointId>(id: Id, valueOf: (sent: unknown) => OutputOf<Id>): HttpHandler =>
  handlerOf(id, async ({ request }) => success(id, valueOf(await sentBy(request))));

/** Answers an endpoint with what was recorded for the call, changed. */
export const changeAnswer = <Id extends EndpointId>(id: Id, change: (recorded: OutputOf<Id>) => OutputOf<Id>): HttpHandler =>
  handlerOf(id, ({ request }) => respondRecorded(id, request, change));

/** Answers an endpoint with one of its declared errors. */
export const refuse = <Id extends EndpointId>(id: Id, code: ServerErrorOf<Id>): HttpHandler => handlerOf(id, () => failure(code));

/** Answers an endpoint with one of its declared errors, and the value that travels with it. */
export const refuseWith = <Id extends EndpointId, Code extends ServerErrorOf<Id>>(
  id: Id,
  code: Code,
  value: ErrorValue<Code> & object,
): HttpHandler => handlerOf(id, () => failure(code, value));

/** Leaves the calls of an endpoint without an answer. */
export const neverAnswer = (id: EndpointId): HttpHandler => handlerOf(id, hang);
