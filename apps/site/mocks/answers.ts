import type { OutputOf } from "@baize/api/contract/contract";
import type { ServerErrorCode } from "@baize/api/errors";
import { LIVE_PATH } from "@baize/api/live";
import { statusOf } from "@baize/api/errors";
import { type EndpointId, ROUTES, routeOf } from "@baize/api/routes/all-routes";
import { answerKey, type Question } from "./answer-key.ts";

/** What a story is answered in the place of what was recorded: nothing for ever, a refusal, an answer, or the recorded one, changed. */
type Told<Id extends EndpointId> =
  | "never"
  | { readonly refused: ServerErrorCode }
  | { readonly says: OutputOf<Id> }
  | ((value: OutputOf<Id>) => OutputOf<Id>);
export type ToldAnswers = { readonly [Id in EndpointId]?: Told<Id> };

/** The files of `pnpm stories:record`, one an endpoint: each answer under its question's key. */
const files = import.meta.glob<{ readonly default: Readonly<Record<string, unknown>> }>("./fixtures/*.json");

const answered = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const refusal = (code: ServerErrorCode) => answered({ success: false, code, requestId: "story-0001" }, statusOf(code));
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** What was recorded for a question: in English where there is none in its language. */
export async function recordedAnswer(id: EndpointId, question: Question): Promise<unknown> {
  const load = files[`./fixtures/${id}.json`];
  const answers = load ? (await load()).default : {};
  const route = routeOf(id);
  return answers[answerKey(route, question)] ?? answers[answerKey(route, { ...question, language: "EN" })];
}

/** The session that the member of the stories has. Throws where nothing was recorded. */
export async function recordedLogin(): Promise<OutputOf<"session.login">> {
  const opened = (await files["./fixtures/session.login.json"]?.())?.default.member;
  if (!opened) throw new Error("No session was recorded: run `pnpm stories:record`.");
  // Held against the contract by fixtures.test.ts.
  return opened as OutputOf<"session.login">;
}

function idOf(path: string, method: string): EndpointId | undefined {
  // Keys of the table forget their type.
  const rows = Object.entries(ROUTES) as [EndpointId, (typeof ROUTES)[EndpointId]][];
  return rows.find(([, route]) => route.path === path && route.method === method)?.[0];
}

interface Scene {
  readonly told: ToldAnswers;
  /** Hears of each question that nothing was recorded for. */
  readonly onUnanswered: (question: string) => void;
}

async function answer(id: EndpointId, address: string, init: RequestInit, { told, onUnanswered }: Scene): Promise<Response> {
  // Each row's own type is lost where the row is chosen at run time.
  const wish = told[id] as Told<EndpointId> | undefined;
  if (wish === "never") return never(init.signal);
  if (typeof wish === "object") return "says" in wish ? answered({ success: true, value: wish.says }) : refusal(wish.refused);
  const headers = new Headers(init.headers);
  const question = { address, language: headers.get("Language") ?? "EN", signedIn: headers.has("Authorization") };
  const recorded = await recordedAnswer(id, question);
  if (recorded === undefined) {
    onUnanswered(answerKey(routeOf(id), question));
    return refusal("system.busy");
  }
  return answered({ success: true, value: wish ? wish(recorded as OutputOf<EndpointId>) : recorded });
}

/** Answers this page's calls from what was recorded, until the function that it gives is called. All else passes. */
export function answerCalls(scene: Scene): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init = {}) => {
    const address = typeof input === "string" ? input : "";
    // Nothing changes while a story stands.
    if (address === LIVE_PATH) return never(init.signal);
    const id = address.startsWith("/") ? idOf(new URL(address, location.origin).pathname, init.method ?? "GET") : undefined;
    return id ? answer(id, address, init, scene) : real(input, init);
  };
  return () => void (globalThis.fetch = real);
}
