// `npm run bench:reports`: the pages of an agent with 100,000 downlines beside those of an agent with 100, on PostgreSQL, as ratios.
import { parseArgs } from "node:util";
import pg from "pg";
import { createApp } from "../app.ts";
import { LIVE_SOURCES } from "../live-sources.ts";
import { openSystem } from "../open-system.ts";
import { keepOrders } from "../modules/agents/team-days/keep-orders.ts";
import { rollUpDays } from "../modules/agents/team-days/roll-up-days.ts";
import { readConfig } from "../platform/config/config.ts";
import type { RunSql } from "../platform/database/database.ts";
import { openDatabase } from "../platform/database/open.ts";
import { startTemporaryPostgres } from "../platform/database/temporary-postgres.ts";
import { LiveWatch } from "../platform/live/watch.ts";
import { answering, type App } from "./answering.ts";
import { median } from "./measure.ts";
import { addRun } from "./reports/add-runs.ts";
import { derivedId } from "../platform/ids/derived-id.ts";
import { addTeams, headOf, linkOf } from "./reports/add-teams.ts";

const { values } = parseArgs({
  options: { downlines: { type: "string", default: "100000" }, built: { type: "boolean", default: false } },
});

const TURNS = 24;
const NOW = new Date("2026-11-25T10:00:00Z");
const DAYS = "from=2026-11-19&to=2026-11-25";

interface Asked {
  readonly path: string;
  readonly by: string;
}

const DAY_OF: Readonly<Record<"large" | "small", string>> = { large: "2026-11-20T18:30:00Z", small: "2026-11-21T18:30:00Z" };

/** One statement of a run with as many as the team has persons. */
async function compareProofs(app: App, run: RunSql): Promise<void> {
  const path = async (name: "large" | "small", size: number) =>
    `/wps/relay/incomeProof?id=${await addRun(run, derivedId("bench", name), size, DAY_OF[name])}`;
  const large = { path: await path("large", Number(values.downlines)), by: "large" };
  const small = { path: await path("small", 100), by: "small" };
  const first = (await answering(app, large.path, large.by, 1)) / (await answering(app, small.path, small.by, 1));
  console.log(`${"proof, the first of a run".padEnd(34)} ${first.toFixed(2).padStart(7)}`);
  console.log(`${"proof of a statement".padEnd(34)} ${(await ratio(app, large, small)).toFixed(2).padStart(7)}`);
}

/** The first pages of the agent centre. The head of a branch is an agent directly below the reader. */
const pagesOf = (team: "large" | "small", head = headOf(team)): Readonly<Record<string, string>> => ({
  "team, direct": "/wps/relay/teamList",
  "team, all levels": "/wps/relay/teamList?reach=all",
  "team of a link that brought many": `/wps/relay/teamList?reach=all&link=${linkOf(team, "many")}`,
  "team of a link that brought few": `/wps/relay/teamList?reach=all&link=${linkOf(team, "few")}`,
  "invitation links": "/wps/relay/inviteCodes",
  "team of a branch": `/wps/relay/teamList?under=${head}&limit=4`,
  bets: `/wps/relay/teamBets?${DAYS}`,
  "bets of a branch": `/wps/relay/teamBets?${DAYS}&account=${head}&reach=branch`,
  "profit and loss": `/wps/relay/userProfitLoss?${DAYS}`,
  "profit and loss of a branch": `/wps/relay/userProfitLoss?${DAYS}&under=${head}&limit=5`,
  "profit and loss, order not stored": `/wps/relay/userProfitLoss?${DAYS}&sort=payout`,
  "profit and loss by account": `/wps/relay/userProfitLoss?${DAYS}&sort=account`,
  transactions: `/wps/relay/transactionDetails?${DAYS}`,
  overview: `/wps/relay/teamOverview?${DAYS}`,
  trends: `/wps/relay/teamTrends?${DAYS}`,
});

/** Pages in an order of a figure, which a job stores once it was asked for. */
const ORDERED: Readonly<Record<string, string>> = {
  "profit and loss by net": `/wps/relay/userProfitLoss?${DAYS}&sort=net`,
  "profit and loss by deposits": `/wps/relay/userProfitLoss?${DAYS}&sort=deposits`,
};

/** What one call takes beside another, one after the other, so that other work of the machine slows both alike. */
async function ratio(app: App, one: Asked, other: Asked): Promise<number> {
  const times: [number, number][] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    times.push([await answering(app, one.path, one.by, 1), await answering(app, other.path, other.by, 1)]);
  const usual = (place: 0 | 1) => median(times.slice(TURNS / 4).map((pair) => pair[place]));
  return usual(0) / usual(1);
}

async function compare(app: App, storeOrders: () => Promise<void>): Promise<void> {
  const [large, small] = [pagesOf("large"), pagesOf("small")];
  const print = async (name: string, one: Asked, other: Asked) => {
    const value = await ratio(app, one, other).then(
      (of) => of.toFixed(2),
      () => "no answer in time",
    );
    console.log(`${name.padEnd(34)} ${value.padStart(7)}`);
  };
  for (const [name, path] of Object.entries(large))
    await print(name, { path, by: "large" }, { path: small[name] ?? "", by: "small" });
  for (const path of Object.values(ORDERED)) await answering(app, path, "large", 1);
  await storeOrders();
  for (const [name, path] of Object.entries(ORDERED)) await print(name, { path, by: "large" }, { path, by: "small" });
  const path = large.overview ?? "";
  await print("overview, top to leaf", { path, by: "large" }, { path, by: "leaf" });
}

async function bench(url: string): Promise<void> {
  const config = { ...readConfig({ BAIZE_MODE: "sandbox", RATE_LIMITS: "off" }), databaseUrl: url };
  const database = await openDatabase(config);
  // Without the product's time-outs: rows are made in bulk.
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const runSql: RunSql = async (text, given = []) => await pool.query(text, [...given]);
  if (!values.built) await addTeams({ ...database, runSql }, Number(values.downlines), NOW);
  // An earlier run in this database has stored orders.
  for (const table of ["ordered_branches", "branch_orders"]) await runSql(`delete from ${table}`);
  await rollUpDays(database.db);
  await runSql("vacuum analyze");
  const system = await openSystem(config, database, () => NOW);
  const app = createApp(system, new LiveWatch(system, LIVE_SOURCES));
  await compare(app, async () => {
    await keepOrders(database.db, NOW);
    // A server's own autovacuum does so within a minute of many new rows.
    await runSql("analyze ordered_branches");
  });
  await compareProofs(app, runSql);
  await pool.end();
  await database.close();
}

const postgres = process.env.DATABASE_URL ? undefined : await startTemporaryPostgres();
try {
  await bench(process.env.DATABASE_URL ?? postgres?.url ?? "");
} finally {
  await postgres?.stop();
}
