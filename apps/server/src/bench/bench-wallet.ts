// `npm run bench:wallet`: money on PostgreSQL at ten million entries, each way as a ratio to the same statements in plain SQL.
import { fork } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { readConfig } from "../platform/config/config.ts";
import type { OpenDatabase, Statement } from "../platform/database/database.ts";
import { openDatabase } from "../platform/database/open.ts";
import { startTemporaryPostgres } from "../platform/database/temporary-postgres.ts";
import { listBrokenInvariants } from "../ledger/broken-invariants.ts";
import { openSystem } from "../open-system.ts";
import { seedDatabase } from "../seed/seed.ts";
import { openHttpCallers } from "./http-callers.ts";
import { listenFor } from "./listen-for.ts";
import { recordStatements } from "./listen.ts";
import { growTables } from "./grow-tables.ts";
import { addEntries } from "./many-rows.ts";
import { measure, median } from "./measure.ts";
import { inOwnDatabase } from "./own-database.ts";
import { planStatements } from "./plans.ts";
import { makeSeats } from "./seats.ts";
import { betsOf, type BenchSetup, newBet, seatOf, type Subject, prepareSubjects } from "./subjects.ts";

const WORKERS = 16;
const SECONDS = 2;
const ROUNDS = 3;
const ENTRIES = Number(process.env.ENTRIES ?? "10000000");
const UPLINES = 30;
/** Clients and vendors of the comparison between one vendor and many. */
const CLIENTS = 64;
const VENDORS = 8;
/** `ONLY=plans` measures nothing. */
const PLANS_ALONE = process.env.ONLY === "plans";

async function compare({ name, ways, statements }: Subject): Promise<void> {
  const seen = new Map<string, number[]>();
  for (const [way, work] of Object.entries(ways)) await measure(work, WORKERS, 0.5).then(() => seen.set(way, []));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [way, work] of Object.entries(ways)) seen.get(way)?.push(await measure(work, WORKERS, SECONDS));
  const sql = median(seen.get("plain SQL") ?? []);
  console.log(`${name} (${statements.length} statements)`);
  for (const [way, rates] of seen) {
    const rate = median(rates);
    const all = rates.map((one) => one.toFixed(0)).join(", ");
    console.log(`  ${way.padEnd(10)} ${rate.toFixed(0).padStart(6)}/s   ${(rate / sql).toFixed(2)} of plain SQL   (${all})`);
  }
}

/** Every statement of the product: those of the fault tests' operations, which move money, and those of `all-queries.ts`. */
async function allStatements(database: OpenDatabase): Promise<Statement[]> {
  const { addTestBrands } = await import("../../test/faults/stage.ts");
  const { openWorld } = await import("../../test/harness/make-world.ts");
  const { OPERATIONS } = await import("../../test/faults/operations.ts");
  const { perform } = await import("../../test/faults/act.ts");
  const { allQueries } = await import("../../test/bench/all-queries.ts");
  const world = await openWorld(database, await addTestBrands(database));
  const observed: Statement[] = [];
  for (const operation of Object.values(OPERATIONS)) {
    const { act } = await operation.prepare(world);
    observed.push(...(await recordStatements(async () => await perform(world, act))));
  }
  for await (const query of allQueries(world)) observed.push(...(await recordStatements(query)));
  return observed;
}

/** The last step: the rows that make the other tables large are copies, which break the ledger's invariants. */
async function explain({ inTransaction, runSql }: OpenDatabase, statements: readonly Statement[]): Promise<boolean> {
  const { grown, empty } = await inTransaction(growTables);
  console.log(`${grown.length} more tables made large${empty.length > 0 ? `; nothing is in ${empty.join(", ")}` : ""}.`);
  const { asked, scans } = await planStatements(runSql, statements);
  console.log(`${asked} statements planned: ${scans.length} read a large table from end to end.`);
  for (const scan of scans) console.log(`  ${scan}`);
  return scans.length === 0;
}

/** Whether a bet sends the same statements, however many uplines its player has. */
async function compareUplines(setup: BenchSetup, database: OpenDatabase): Promise<boolean> {
  const counts: number[] = [];
  for (const uplines of [0, UPLINES]) {
    const seats = await makeSeats(database.db, 1, { uplines });
    await setup.observed.provider("bet", newBet(seatOf(seats, 0)));
    counts.push((await recordStatements(async () => await setup.observed.provider("bet", newBet(seatOf(seats, 0))))).length);
  }
  console.log(`A bet sends ${counts[0]} statements without an upline, ${counts[1]} below ${UPLINES}.`);
  return counts[0] === counts[1] && counts[0] !== 0;
}

/** Compares bets on one vendor with bets on many: a row that all bets of a vendor write would show here. */
async function compareVendors({ system }: BenchSetup, { db }: OpenDatabase): Promise<void> {
  const seated = async (count: number) => {
    const providers = Array.from({ length: count }, (_, index) => `bench_${count}_${index}`);
    return betsOf(system, await makeSeats(db, CLIENTS, { providers }));
  };
  const [one, many] = [await seated(1), await seated(VENDORS)];
  const rates: [number, number][] = [];
  await measure(one, CLIENTS, 0.5);
  await measure(many, CLIENTS, 0.5);
  for (let round = 0; round < ROUNDS; round += 1)
    rates.push([await measure(one, CLIENTS, SECONDS), await measure(many, CLIENTS, SECONDS)]);
  const [atOne, atMany] = [median(rates.map(([rate]) => rate)), median(rates.map(([, rate]) => rate))];
  const all = rates.map((pair) => pair.map((rate) => rate.toFixed(0)).join(" : ")).join(", ");
  console.log(`bet, ${CLIENTS} at once, one vendor to ${VENDORS}: ${(atOne / atMany).toFixed(2)}   (${all})`);
}

/** Needs the right to leave triggers out. */
async function bench(url: string): Promise<boolean> {
  const config = { ...readConfig({ BAIZE_MODE: "sandbox", RATE_LIMITS: "off" }), databaseUrl: url };
  const database = await openDatabase(config);
  await seedDatabase(database.db, config.seed, new Date());
  const system = await openSystem(config, database);
  const seats = await makeSeats(database.db, WORKERS + 1);
  const partners = await makeSeats(database.db, WORKERS + 1);
  const begun = performance.now();
  const entries = await addEntries(database, ENTRIES, seats);
  console.log(`${entries} entries in ${((performance.now() - begun) / 1000).toFixed(0)} s.`);
  const pool = new pg.Pool({ connectionString: url, max: WORKERS });
  const own = await listenFor(system);
  const served = fork(new URL("./served-app.ts", import.meta.url), { env: { ...process.env, DATABASE_URL: url } });
  const [port]: readonly unknown[] = await once(served, "message");
  const [http, observed] = [Number(port), own.port].map((one) => openHttpCallers(one, config.providers[0].secret, WORKERS));
  if (!http || !observed) throw new Error("Two servers were to be opened");
  try {
    return await measured(database, { system, http, observed, pool, seats, partners });
  } finally {
    http.close();
    observed.close();
    own.close();
    served.disconnect();
    await once(served, "exit");
    await pool.end();
    await database.close();
  }
}

async function measured(database: OpenDatabase, setup: BenchSetup): Promise<boolean> {
  const subjects = await prepareSubjects(setup);
  if (!PLANS_ALONE) {
    console.log(`A second, ${WORKERS} at once, median of ${ROUNDS} × ${SECONDS} s:`);
    for (const subject of subjects) await compare(subject);
    await compareVendors(setup, database);
  }
  const flat = await compareUplines(setup, database);
  const statements = [...subjects.flatMap((one) => one.statements), ...(await allStatements(database))];
  const broken = await listBrokenInvariants(database.db);
  console.log(broken.length === 0 ? "All invariants hold afterwards." : `Broken afterwards: ${JSON.stringify(broken)}`);
  return (await explain(database, statements)) && flat && broken.length === 0;
}

const given = process.env.DATABASE_URL;
const temporary = given ? undefined : await startTemporaryPostgres({ durable: true });
try {
  process.exitCode = (await inOwnDatabase(given ?? temporary?.url ?? "", bench)) ? 0 : 1;
} finally {
  await temporary?.stop();
}
