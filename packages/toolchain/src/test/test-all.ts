// `npm test`: the whole suite against real services. Ends with one line of totals, and leaves no process behind.
import { parseArgs } from "node:util";
import { startTemporaryPostgres } from "../../../../apps/server/src/platform/database/temporary-postgres.ts";
import { findChromium } from "./chromium.ts";
import { runJobs } from "./run-jobs.ts";
import { allJobs, shardedJobs } from "./steps.ts";

const jobNames = allJobs({ databaseUrl: "", chromium: "" }).map(({ name }) => name);
const { positionals: names, values } = parseArgs({ allowPositionals: true, options: { shard: { type: "string" } } });
const { shard } = values;

/** Concurrent jobs: more than the two cores, because each waits for a browser or a server; more still where cores stay idle. */
const AT_ONCE = { least: 3, most: 4 };

async function runNamed(databaseUrl: string): Promise<void> {
  const jobs = allJobs({ databaseUrl, chromium: await findChromium(), shard });
  const unknown = names.filter((name) => !jobNames.includes(name));
  if (unknown.length > 0) throw new Error(`no job ${unknown.join(", ")}; there are ${jobNames.join(", ")}.`);
  const wanted = names.length === 0 ? jobs : jobs.filter(({ name }) => names.includes(name));
  if (shard && !wanted.every(({ name }) => shardedJobs.has(name)))
    throw new Error(`only ${[...shardedJobs].join(", ")} can be cut into shards.`);
  await runJobs(wanted, wanted.length === 1 ? { least: 1, most: 1 } : AT_ONCE);
}

/** Starts PostgreSQL for the job that needs it. */
async function runOnPostgres(): Promise<void> {
  const given = process.env.DATABASE_URL;
  if (given || (names.length > 0 && !names.includes("postgres"))) return await runNamed(given ?? "");
  const postgres = await startTemporaryPostgres();
  try {
    await runNamed(postgres.url);
  } finally {
    await postgres.stop();
  }
}

try {
  await runOnPostgres();
} catch (error) {
  console.error(`baize: ${error instanceof Error ? error.message : String(error)}`);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}
