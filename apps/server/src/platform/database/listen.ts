import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

export interface Listener {
  /** One notification's payload. */
  readonly received: (payload: string) => void;
  /** The connection was lost and is back: notifications sent meanwhile are lost. */
  readonly missed: () => void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Connects and listens; resolves once it is connected. Rejects where the server cannot be reached. */
async function connect(url: string, channel: string, received: Listener["received"]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on("notification", ({ payload = "" }) => received(payload));
  // A lost connection also emits `end`, and is then replaced.
  client.on("error", () => undefined);
  await client.connect();
  await client.query(`listen ${channel}`);
  return client;
}

/** Listens on a connection of its own, which is replaced when it breaks. Answers a function that stops it. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  { received, missed }: Listener,
): Promise<() => Promise<void>> {
  const stop = new AbortController();
  let client = await connect(url, channel, received);
  const follow = () => client.once("end", () => void replace());
  const replace = async () => {
    const next = await connectAgain(stop.signal, async () => await connect(url, channel, received));
    if (!next) return;
    client = next;
    follow();
    missed();
  };
  follow();
  return async () => {
    stop.abort();
    await client.end();
  };
}

/** Tries until a connection succeeds; undefined once it is told to stop. */
async function connectAgain(stop: AbortSignal, open: () => Promise<pg.Client>): Promise<pg.Client | undefined> {
  for (let pause = FIRST_PAUSE_MS; !stop.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const client = await open().catch(() => undefined);
    if (client && !stop.aborted) return client;
    await client?.end();
    await sleep(pause, undefined, { ref: false });
  }
  return undefined;
}
