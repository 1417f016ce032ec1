// `npm run bench:live`: what open pages cost a server while nothing happens, and how soon a change made by another server arrives.
import { randomUUID } from "node:crypto";
import { LIVE_PATH } from "@baize/api/live";
import { createApp } from "../app.ts";
import { LIVE_SOURCES } from "../live-sources.ts";
import { openSystem } from "../open-system.ts";
import { readConfig } from "../platform/config/config.ts";
import type { OpenDatabase } from "../platform/database/database.ts";
import { openDatabase } from "../platform/database/open.ts";
import { startTemporaryPostgres } from "../platform/database/temporary-postgres.ts";
import { LiveWatch } from "../platform/live/watch.ts";
import { hashOf } from "../platform/security/tokens.ts";
import { seedDatabase } from "../seed/seed.ts";

const WATCHERS = Number(process.env.WATCHERS ?? 5000);
const IDLE_SECONDS = Number(process.env.SECONDS ?? 60);
const CHANGES = 50;

const tokenOf = (place: number) => `bench-live-token-${String(place).padStart(8, "0")}`;

/** Members who are signed in, copied from a seeded one; their ids. */
async function addMembers({ runSql }: OpenDatabase): Promise<readonly string[]> {
  const ids = Array.from({ length: WATCHERS }, () => randomUUID());
  await runSql(
    `insert into members select (jsonb_populate_record(m, jsonb_build_object('id', w.id, 'username', 'live' || w.place,
        'handle', 'live' || w.place, 'email', null, 'mobile', null))).*
      from members m cross join unnest($1::uuid[]) with ordinality as w(id, place)
      where m.id = (select id from members order by created_at, id limit 1)`,
    [`{${ids.join(",")}}`],
  );
  await runSql(
    `insert into sessions (token_hash, id, member_id, address, agent, created_at, last_seen_at, expires_at)
      select w.hash, gen_random_uuid(), w.id, '127.0.0.1', 'bench', now(), now(), now() + interval '1 day'
      from unnest($1::uuid[], $2::text[]) as w(id, hash)`,
    [`{${ids.join(",")}}`, `{${ids.map((_, place) => hashOf(tokenOf(place))).join(",")}}`],
  );
  return ids;
}

/** Resolves when the stream sends a chunk that contains the text. */
async function waitFor(reader: ReadableStreamDefaultReader<string>, words: string): Promise<void> {
  for (let text = ""; !text.includes(words);) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The stream ended before it said ${words}.`);
    text += value;
  }
}

async function bench(url: string): Promise<void> {
  const config = { ...readConfig({ BAIZE_MODE: "sandbox", RATE_LIMITS: "off", TRUSTED_PROXIES: "1" }), databaseUrl: url };
  const [here, elsewhere] = [await openDatabase(config), await openDatabase(config)];
  await seedDatabase(here.db, config.seed, new Date());
  const ids = await addMembers(here);
  const system = await openSystem(config, here);
  const live = new LiveWatch(system, LIVE_SOURCES);
  const app = createApp(system, live);
  const open = async (place: number) => {
    // Each from its own address, because the streams of one address are limited.
    const address = `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;
    const headers = { authorization: `Bearer ${tokenOf(place)}`, "x-forwarded-for": address };
    const { body, status } = await app.fetch(new Request(`http://localhost${LIVE_PATH}`, { headers }));
    if (status !== 200 || !body) throw new Error(`The stream answered ${status}.`);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    await waitFor(reader, "changed");
    return reader;
  };
  const began = performance.now();
  const readers: ReadableStreamDefaultReader<string>[] = [];
  for (let place = 0; place < WATCHERS; place += 50)
    readers.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, WATCHERS - place) }, async (_, turn) => await open(place + turn)))),
    );
  console.log(`${WATCHERS} streams opened in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  const before = process.cpuUsage();
  await new Promise((done) => setTimeout(done, IDLE_SECONDS * 1000));
  const { user, system: kernel } = process.cpuUsage(before);
  console.log(`Idle for ${IDLE_SECONDS} s: ${(((user + kernel) / 1e6 / IDLE_SECONDS) * 100).toFixed(2)} % of one core.`);
  const delays: number[] = [];
  for (let turn = 0; turn < CHANGES; turn += 1) {
    const place = Math.floor((turn * WATCHERS) / CHANGES);
    const reader = readers[place];
    if (!reader) throw new Error(`There is no stream ${place}.`);
    const change = `insert into inbox (member_id, id, type, texts, at) values ($1::uuid, gen_random_uuid(), 'bonus_ready', '{}', now())`;
    const written = elsewhere.runSql(change, [ids[place]]).then(() => performance.now());
    await waitFor(reader, "inbox");
    delays.push(performance.now() - (await written));
  }
  delays.sort((a, b) => a - b);
  console.log(
    `A change by another server arrives after ${delays[CHANGES / 2]?.toFixed(0)} ms (median), ${delays.at(-1)?.toFixed(0)} ms at the most.`,
  );
  live.close();
  await here.close();
  await elsewhere.close();
}

const postgres = process.env.DATABASE_URL ? undefined : await startTemporaryPostgres();
try {
  await bench(process.env.DATABASE_URL ?? postgres?.url ?? "");
} finally {
  await postgres?.stop();
}
