// `npm run bench:settlement`: a day of wagers below a tree of agents, settled on PostgreSQL, as ratios to one aggregate written by hand.
import { parseArgs } from "node:util";
import pg from "pg";
import type { ContractType } from "@baize/domain/agents/contract/type";
import { type ContractWindow, contractWindowAt } from "@baize/domain/agents/contract/window";
import { createApp } from "../app.ts";
import { listBrokenInvariants } from "../ledger/broken-invariants.ts";
import { LIVE_SOURCES } from "../live-sources.ts";
import { computeRun } from "../modules/agents/settlement/compute-run.ts";
import { openRun } from "../modules/agents/settlement/open-run.ts";
import { closeRun, postRun } from "../modules/agents/settlement/post-run.ts";
import { rollUpBrand } from "../modules/agents/play-hours/roll-up-play.ts";
import { openSystem } from "../open-system.ts";
import { loadBrand } from "../platform/brand/queries.ts";
import { readConfig } from "../platform/config/config.ts";
import type { RunSql } from "../platform/database/database.ts";
import { openDatabase } from "../platform/database/open.ts";
import { transact } from "../platform/database/retry.ts";
import { startTemporaryPostgres } from "../platform/database/temporary-postgres.ts";
import { LiveWatch } from "../platform/live/watch.ts";
import type { System } from "../platform/system.ts";
import { answering } from "./answering.ts";
import { timed } from "./measure.ts";
import { addSampleFacts, aggregateByHand } from "./settlement/add-facts.ts";
import { addTree, BENCH_BRAND } from "./settlement/add-tree.ts";
import { withoutIndexes } from "./without-indexes.ts";

const { values } = parseArgs({
  options: {
    wagers: { type: "string", default: "1000000" },
    members: { type: "string", default: "100000" },
    agents: { type: "string", default: "2000" },
    built: { type: "boolean", default: false },
  },
});
const sizes = { wagers: Number(values.wagers), members: Number(values.members), agents: Number(values.agents) };

/** Wagers of the real-time window: five minutes at 1,000 a second. */
const SHORT_WAGERS = 300_000;
const ZONE = "Asia/Kolkata";
const day = contractWindowAt({ type: "daily", period: "D" }, Date.parse("2026-11-25T10:00:00Z"), ZONE);
const short = contractWindowAt({ type: "realTime", period: "D" }, day.end, ZONE);
const at = (instant: number) => new Date(instant);

const seconds = (value: number) => `${value.toFixed(1)} s`.padStart(8);

/** The most memory that this process has held since it was asked first. */
function watchMemory(): () => string {
  let most = 0;
  const look = () => void (most = Math.max(most, process.memoryUsage().rss));
  setInterval(look, 50).unref();
  return () => `${(most / 2 ** 20).toFixed(0)} MB`;
}

/** One run, from opening to payment. */
async function settle(system: System, type: ContractType, window: ContractWindow, byHand: number): Promise<void> {
  const brand = system.brands.of(await loadBrand(system.db, BENCH_BRAND));
  let id = "";
  const opening = await timed(async () => (id = await openRun(system, brand, { type, period: "D", window })));
  const computing = await timed(async () => await computeRun(system, brand, id));
  const posting = await timed(async () => await postRun(system, brand, id));
  await closeRun(system, id);
  const ratio = (value: number) => `${(value / byHand).toFixed(2)} of the aggregate`;
  const parts = `opened ${seconds(opening)}, computed ${seconds(computing)} (${ratio(computing)}), paid ${seconds(posting)}`;
  const whole = opening + computing + posting;
  console.log(`${type.padEnd(9)} ${seconds(whole)}, ${ratio(whole)}: ${parts}`);
}

async function compareAnswers(
  app: ReturnType<typeof createApp>,
  what: string,
  path: string,
  [large, small]: readonly [string, string],
) {
  const [of, to] = [await answering(app, path, large), await answering(app, path, small)];
  console.log(`${what}: ${of.toFixed(1)} ms for the ${large}, ${to.toFixed(1)} ms for the ${small}: ${(of / to).toFixed(2)}`);
}

async function bench(url: string): Promise<void> {
  const config = { ...readConfig({ BAIZE_MODE: "sandbox", RATE_LIMITS: "off" }), databaseUrl: url };
  const database = await openDatabase(config);
  // Without the product's time-outs: rows are made in bulk, and the aggregate may take long.
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const runSql: RunSql = async (text, given = []) => await pool.query(text, [...given]);
  const from = { dividend: at(day.start), daily: at(day.start), hourly: at(day.start), realTime: at(short.start) };
  const building = await timed(async () => {
    if (values.built) return;
    await addTree({ ...database, runSql }, sizes, from);
    const add = async () => await addSampleFacts(runSql, { name: "day", ...sizes, from: at(day.start), to: at(day.end) });
    await withoutIndexes(runSql, "wager_facts", add);
  });
  console.log(`${sizes.wagers} wagers of ${sizes.members} members below ${sizes.agents} agents, built in ${seconds(building)}`);
  const system = await openSystem(config, database, () => at(short.end + 60_000));
  const memory = watchMemory();
  const byHand = await timed(async () => await aggregateByHand(runSql, "settled_at", at(day.start), at(day.end)));
  console.log(`aggregate ${seconds(byHand)}, written by hand, over the same rows`);
  const zoned = { code: BENCH_BRAND, timeZone: ZONE };
  const rolling = await timed(async () => await transact(database.db, async (tx) => await rollUpBrand(tx, zoned)));
  console.log(`roll-up   ${seconds(rolling)} for the whole day at once; in use it is spread over the day, a minute at a time`);
  for (const table of ["wager_facts", "play_hours"]) await runSql(`vacuum analyze ${table}`);
  for (const type of ["daily", "hourly", "dividend"] as const) await settle(system, type, day, byHand);
  await addSampleFacts(runSql, { name: "short", ...sizes, wagers: SHORT_WAGERS, from: at(short.start), to: at(short.end) });
  const shortByHand = await timed(async () => await aggregateByHand(runSql, "settled_at", at(short.start), at(short.end)));
  console.log(`aggregate ${seconds(shortByHand)} over ${SHORT_WAGERS} wagers of five minutes`);
  await transact(database.db, async (tx) => await rollUpBrand(tx, zoned));
  await settle(system, "realTime", short, shortByHand);
  console.log(`The server held ${memory()} at the most.`);
  const app = createApp(system, new LiveWatch(system, LIVE_SOURCES));
  await compareAnswers(app, "first page of the team", "/wps/relay/teamList", ["wide", "narrow"]);
  const broken = (await listBrokenInvariants(database.db)).map(({ name }) => name);
  console.log(`Invariants that do not hold: ${broken.join("; ") || "none"}. (The facts have no betting record here.)`);
  await pool.end();
  await database.close();
}

const postgres = process.env.DATABASE_URL ? undefined : await startTemporaryPostgres({ durable: true });
try {
  await bench(process.env.DATABASE_URL ?? postgres?.url ?? "");
} finally {
  await postgres?.stop();
}
