import { type Client, createClient } from "@baize/api/client/client";
import type { OutputOf } from "@baize/api/contract/contract";
import { type EndpointId, routeOf } from "@baize/api/routes/all-routes";
import { DEMO_ACCOUNTS } from "../../../../apps/server/src/seed/demo-accounts.ts";
import { answerKey } from "../../../../apps/site/mocks/answer-key.ts";
import {
  visitorCalls,
  memberCalls,
  type RecordedCall,
  recordedAt,
  recordedLanguages,
} from "../../../../apps/site/mocks/recorded-calls.ts";
import { type SeededServer, seededServer } from "./seeded-server.ts";

type Answers = Map<EndpointId, Record<string, unknown>>;
type Call = (id: EndpointId, input: object) => Promise<unknown>;

interface Visit {
  readonly language: string;
  readonly token: string | null;
  readonly device: string;
}

const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const desk = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0";

interface Caller {
  readonly client: Client;
  /** Asks, and keeps the answer. */
  readonly keep: Call;
}

/** No address of a file was ever good for a seat at a table. */
const withoutSeat = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/([?&]token=)[^"&]+/g, "$1none"));

/** The list of questions is typed row by row; here they are asked one after the other, whatever they are. */
const anyRead = ({ read }: Client): Call => read;

function callerOf(server: SeededServer, { language, token, device }: Visit, answers: Answers): Caller {
  let address = "";
  const client = createClient({
    language: () => language,
    token: () => token,
    now: () => recordedAt.getTime(),
    fetch: (path, init) => {
      address = typeof path === "string" ? path : "";
      const headers = new Headers(init?.headers);
      headers.set("user-agent", device);
      return server.fetch(address, { ...init, headers });
    },
  });
  const keep: Call = async (id, input) => {
    const value = withoutSeat(await anyRead(client)(id, input));
    const key = answerKey(routeOf(id), { address, language, signedIn: token !== null });
    answers.set(id, { ...answers.get(id), [key]: value });
    return value;
  };
  return { client, keep };
}

async function askAll(questions: readonly RecordedCall[], keep: Call): Promise<void> {
  for (const { id, input } of questions) await keep(id, input);
}

const isLocalised = ({ id }: RecordedCall) => routeOf(id).localised === true;
const asksWho = ({ id }: RecordedCall) => routeOf(id).token !== undefined;

/** What follows from an answer: the text of the first offer, the way into the first game, what made the newest line. */
async function askFurther({ client, keep }: Caller, signedIn: boolean): Promise<void> {
  const [promotion] = (await client.read("promotions.list", {})).items;
  const [game] = (await client.read("games.popular", { count: 20 })).items;
  if (!promotion || !game) throw new Error("The seed has no promotion or no game.");
  await keep("promotions.get", { id: promotion.id });
  if (!signedIn) return;
  await keep("games.launch", { gameId: game.id });
  const [line] = (await client.read("transactions.list", {})).items;
  if (line) await keep("transactions.get", { id: line.id, wallet: "cash" });
}

/** The session is the story's: nobody is to find a token that was ever good in a file. */
const withoutToken = (opened: OutputOf<"session.login">) => ({ ...opened, token: "a-token-of-no-server" });

/** Signs the seed's member in, on a desk first: the phone's session is the one that goes on. */
async function signIn(server: SeededServer): Promise<OutputOf<"session.login">> {
  const [{ username, password }] = DEMO_ACCOUNTS;
  const at = (device: string) => callerOf(server, { language: "EN", token: null, device }, new Map()).client;
  await at(desk).write("session.login", { username, password });
  return at(phone).write("session.login", { username, password });
}

/** All answers by endpoint, each under its question's key. */
export async function recordAnswers(): Promise<Answers> {
  const answers: Answers = new Map();
  const server = await seededServer(recordedAt);
  const opened = await signIn(server);
  answers.set("session.login", { member: withoutToken(opened) });
  for (const [index, language] of recordedLanguages.entries()) {
    // What is not worded in a language is asked once.
    const due = (list: readonly RecordedCall[]) => (index === 0 ? list : list.filter(isLocalised));
    const visitor = callerOf(server, { language, token: null, device: phone }, answers);
    const member = callerOf(server, { language, token: opened.token, device: phone }, answers);
    await askAll(due(visitorCalls), visitor.keep);
    await askAll(due([...visitorCalls.filter(asksWho), ...memberCalls]), member.keep);
    await askFurther(visitor, false);
    await askFurther(member, true);
  }
  await server.close();
  return answers;
}
