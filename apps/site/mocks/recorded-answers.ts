import type { OutputOf } from "@baize/api/contract/contract";
import { type EndpointId, routeOf } from "@baize/api/routes/all-routes";
import { answerKey } from "./answer-key.ts";

/** The files of `npm run stories:record`, one for each endpoint: its answers by `answerKey`. */
const files = import.meta.glob<{ readonly default: Readonly<Record<string, unknown>> }>("./fixtures/*.json");

/** Calls that the page of this story made and that have no recorded answer. */
export const missingAnswers = new Set<string>();

const load = async (id: EndpointId) => (await files[`./fixtures/${id}.json`]?.())?.default ?? {};

/** The one place where a recorded answer takes the type of its endpoint; `fixtures.test.ts` checks each against the contract. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const typed = <Id extends EndpointId>(_: Id, value: unknown) => value as OutputOf<Id> | undefined;

/** The recorded answer to a call, in English where its language has none. Without any, the call joins `missingAnswers`. */
export async function recordedAnswer<Id extends EndpointId>(id: Id, request: Request): Promise<OutputOf<Id> | undefined> {
  const { headers, url } = request;
  const { pathname, search } = new URL(url);
  const answers = await load(id);
  const keyIn = (language: string) =>
    answerKey(routeOf(id), { address: pathname + search, language, signedIn: headers.has("Authorization") });
  const key = keyIn(headers.get("Language") ?? "EN");
  const found = answers[key] ?? answers[keyIn("EN")];
  if (found === undefined) missingAnswers.add(key);
  return typed(id, found);
}

/** The session of the member in the stories. Throws if none was recorded. */
export async function recordedLogin(): Promise<OutputOf<"session.login">> {
  const login = typed("session.login", (await load("session.login")).member);
  if (!login) throw new Error("No session was recorded: run `npm run stories:record`.");
  return login;
}
