import { type Client, createClient } from "@baize/api/client/client";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
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
  /** Makes a call and records its answer. */
  readonly record: Call;
}

/** Removes tokens of game sessions: a file must not contain a token that was ever valid. */
const withoutGameTokens = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/([?&]token=)[^"&]+/g, "$1none"));

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
  // `recorded-calls.ts` types each input by its endpoint; this function makes calls of every endpoint.
  const call: Call = client.read;
  const record: Call = async (id, input) => {
    const value = withoutGameTokens(await call(id, input));
    const key = answerKey(routeOf(id), { address, language, signedIn: token !== null });
    answers.set(id, { ...answers.get(id), [key]: value });
    return value;
  };
  return { client, record };
}

async function recordAll(calls: readonly RecordedCall[], record: Call): Promise<void> {
  for (const { id, input } of calls) await record(id, input);
}

const isLocalised = ({ id }: RecordedCall) => routeOf(id).localised === true;
const dependsOnMember = ({ id }: RecordedCall) => routeOf(id).token !== undefined;

/** Calls whose input comes from an answer, like the second page of the lotteries or the first game's launch. */
async function recordFurther({ client, record }: Caller, signedIn: boolean): Promise<void> {
  const [promotion] = (await client.read("promotions.list", {})).items;
  const [game] = (await client.read("games.popular", { count: 20 })).items;
  if (!promotion || !game) throw new Error("The seed has no promotion or no game.");
  await record("promotions.get", { id: promotion.id });
  if (!signedIn) {
    const lotteries: InputOf<"games.list"> = { types: ["LOTT", "ELOTT"] };
    const { next } = await client.read("games.list", lotteries);
    if (next !== null) await record("games.list", { ...lotteries, cursor: next });
    return;
  }
  await record("games.launch", { gameId: game.id });
  const [line] = (await client.read("transactions.list", {})).items;
  if (line) await record("transactions.get", { id: line.id, wallet: "cash" });
}

/** A file must not contain a session token that was ever valid. */
const withoutToken = (opened: OutputOf<"session.login">) => ({ ...opened, token: "a-token-of-no-server" });

/** Signs the seed's member in on a computer, then on a phone, whose session makes the calls. */
async function signIn(server: SeededServer): Promise<OutputOf<"session.login">> {
  const [{ username, password }] = DEMO_ACCOUNTS;
  const at = (device: string) => callerOf(server, { language: "EN", token: null, device }, new Map()).client;
  await at(desk).write("session.login", { username, password });
  return at(phone).write("session.login", { username, password });
}

/** All answers by endpoint, each under the key of its call. */
export async function recordAnswers(): Promise<Answers> {
  const answers: Answers = new Map();
  const server = await seededServer(recordedAt);
  const opened = await signIn(server);
  answers.set("session.login", { member: withoutToken(opened) });
  for (const [index, language] of recordedLanguages.entries()) {
    // Answers that are the same in every language are recorded once.
    const callsOf = (list: readonly RecordedCall[]) => (index === 0 ? list : list.filter(isLocalised));
    const visitor = callerOf(server, { language, token: null, device: phone }, answers);
    const member = callerOf(server, { language, token: opened.token, device: phone }, answers);
    await recordAll(callsOf(visitorCalls), visitor.record);
    await recordAll(callsOf([...visitorCalls.filter(dependsOnMember), ...memberCalls]), member.record);
    await recordFurther(visitor, false);
    await recordFurther(member, true);
  }
  await server.close();
  return answers;
}
