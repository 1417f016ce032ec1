// `npm run test:faults`: injects faults into money operations, on a fresh PGlite and on PostgreSQL, and prints what was lost and
// doubled.
import { randomBytes } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { onPglite } from "../../src/platform/database/pglite.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";
import { startTemporaryPostgres } from "../../src/platform/database/temporary-postgres.ts";
import { SeededRandom } from "../../src/seed/random.ts";
import { openWorld } from "../harness/make-world.ts";
import { breakEach } from "./every-point.ts";
import { faultRunIn } from "./fault-run.ts";
import { askAtOnce, cutEverywhere, loseEveryFifth, stepClock } from "./by-operation.ts";
import { mixCallbacks } from "./callbacks.ts";
import { lookUnderLoad, playHistories } from "./histories.ts";
import { killAtSteps, STEPS } from "./kill-steps.ts";
import { killEverywhere } from "./killing.ts";
import { OPERATIONS } from "./operations.ts";
import { createFolderData, type ServerData, createPostgresData } from "./server-data.ts";
import { runTwoSchedulers } from "./schedulers.ts";
import { addTestBrands } from "./stage.ts";
import type { Row } from "./tally.ts";
import { payBothWays, sendBothWays } from "./transfers.ts";
import { askTwoServers } from "./two-servers.ts";

const seed = process.env.SEED ?? randomBytes(4).toString("hex");
/** 1 runs every fault at full size; a smaller number runs less. */
const share = Number(process.env.SHARE ?? "1");
const times = (all: number) => Math.max(1, Math.round(all * share));
/** Names of faults to run, separated by commas. */
const only = process.env.ONLY?.split(",");

/** `PGlite` or `PostgreSQL`: runs that database alone. */
const on = process.env.ON;

interface Line extends Row {
  readonly database: string;
}
const lines: Line[] = [];

async function tried(database: string, name: string, fault: () => Promise<Row>): Promise<void> {
  if (only && !only.includes(name)) return;
  const row = await fault();
  lines.push({ ...row, database });
  const { tries, lost, doubled, failures } = row;
  console.log(`${database}: ${row.fault}: ${tries} tries, ${lost} lost, ${doubled} doubled`);
  for (const failure of failures) console.log(`  ${failure}`);
}

async function inOneProcess(name: string, first: OpenDatabase, second: OpenDatabase): Promise<void> {
  const brand = await addTestBrands(first);
  const [world, other] = [await openWorld(first, brand), await openWorld(second, brand)];
  const by = (fault: string) => faultRunIn(world, seed, fault);
  await tried(name, "cut", async () => await cutEverywhere(by("cut"), times(1)));
  await tried(name, "race", async () => await loseEveryFifth(by("race"), times(5)));
  await tried(name, "once", async () => await askAtOnce(by("once"), times(2)));
  await tried(name, "clock", async () => await stepClock(by("clock"), times(4)));
  await tried(name, "callbacks", async () => await mixCallbacks(by("callbacks"), times(300)));
  await tried(name, "transfers", async () => await payBothWays(by("transfers"), times(10_000)));
  await tried(name, "front door", async () => await sendBothWays(by("front door"), times(10_000)));
  await tried(name, "histories", async () => await playHistories(by("histories"), times(5), 25));
  await tried(name, "schedulers", async () => await runTwoSchedulers(by("schedulers"), other, times(10)));
  await tried(name, "load", async () => await lookUnderLoad(by("load"), times(40)));
}

const log = (line: string) => console.log(`  ${line}`);

/** The operations from `FROM` to `TO`, so that a long run can be continued, and a subject be run by itself. */
function chosenOperations(): readonly string[] {
  const names = Object.keys(OPERATIONS);
  const { FROM = names[0] ?? "", TO = names.at(-1) ?? "" } = process.env;
  const [first, last] = [names.indexOf(FROM), names.indexOf(TO)];
  if (first < 0 || last < first) throw new Error(`FROM=${FROM} TO=${TO}: there are no such operations in this order`);
  return names.slice(first, last + 1);
}

async function killed(database: string, { env, brand, remove }: ServerData): Promise<void> {
  const random = new SeededRandom(seed).fork("kill");
  const kills = process.env.KILLS === undefined ? {} : { most: Number(process.env.KILLS) };
  const names = chosenOperations();
  try {
    await tried(database, "steps", async () => await killAtSteps({ env, brand, seed, steps: STEPS }));
    await tried(database, "kill", async () => await killEverywhere({ env, brand, seed, random, log, names, ...kills }));
  } finally {
    await remove();
  }
}

/** A folder belongs to one process; a database may have many servers. */
async function together(url: string): Promise<void> {
  const { env, brand, remove } = await createPostgresData(url);
  try {
    await tried("PostgreSQL", "servers", async () => await askTwoServers({ env, brand, seed }, times(5)));
  } finally {
    await remove();
  }
}

async function onEmbedded(): Promise<void> {
  const client = await PGlite.create();
  const database = onPglite(client);
  await migrate(database.db);
  const template = await client.dumpDataDir("none");
  const names = chosenOperations();
  await tried("PGlite", "points", async () => (await breakEach({ template, seed, names })).row);
  await inOneProcess("PGlite", database, database);
  await database.close();
  await killed("PGlite", await createFolderData());
}

async function onServer(url: string): Promise<void> {
  const data = await createPostgresData(url);
  const [first, second] = [openPostgres(data.env.DATABASE_URL ?? url), openPostgres(data.env.DATABASE_URL ?? url)];
  try {
    await inOneProcess("PostgreSQL", first, second);
  } finally {
    await first.close();
    await second.close();
    await data.remove();
  }
  await together(url);
  await killed("PostgreSQL", await createPostgresData(url));
}

async function onTemporaryServer(): Promise<void> {
  const given = process.env.DATABASE_URL;
  const temporary = given ? undefined : await startTemporaryPostgres();
  try {
    await onServer(given ?? temporary?.url ?? "");
  } finally {
    await temporary?.stop();
  }
}

console.log(`SEED=${seed}`);
if (on !== "PostgreSQL") await onEmbedded();
if (on !== "PGlite") await onTemporaryServer();
console.table(
  lines.map(({ fault, database, tries, lost, doubled }) => ({
    fault,
    database,
    tries,
    lost: String(lost),
    doubled: String(doubled),
  })),
);
const failures = lines.flatMap((line) => line.failures);
console.log(failures.length === 0 ? `Nothing lost, nothing doubled. SEED=${seed}` : `${failures.length} failures. SEED=${seed}`);
process.exitCode = failures.length === 0 ? 0 : 1;
