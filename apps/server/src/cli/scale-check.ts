// `npm run scale:check`: whether the migrated tables, and the statements that the server's tests recorded, suit a distributed
// PostgreSQL. With `--recorded`, as `npm test` runs it, it needs a record and leaves the tables to `scale.test.ts`.
import type { OpenDatabase } from "../platform/database/database.ts";
import { ACROSS_MEMBERS } from "../scale/across-members.ts";
import { checkCatalogue } from "../scale/check-catalogue.ts";
import { findBreaches } from "../scale/find-breaches.ts";
import { PLACEMENTS } from "../scale/placement.ts";
import { type Recorded, readRecorded } from "../scale/recorded-statements.ts";
import { reportPlacements } from "../scale/scale-report.ts";

async function openMigrated(): Promise<OpenDatabase> {
  const { PGlite } = await import("@electric-sql/pglite");
  const { migrate } = await import("../platform/database/migrate.ts");
  const { onPglite } = await import("../platform/database/pglite.ts");
  const database = onPglite(await PGlite.create());
  await migrate(database.db);
  return database;
}

/** The statements of every operation that moves money, and of every row of the contract. */
async function collectStatements(database: OpenDatabase): Promise<Recorded> {
  const { observedStatements } = await import("../../test/bench/observed-statements.ts");
  return { statements: await observedStatements(database), whole: false };
}

// Without `--recorded` the statements come from the current code: a record may be older.
const byRecord = process.argv.includes("--recorded");
const recorded = byRecord ? readRecorded() : undefined;
const database = byRecord ? undefined : await openMigrated();
const unfit = database ? await checkCatalogue(database.runSql, PLACEMENTS) : [];
const none: Recorded = { statements: [], whole: false };
const { statements, whole } = recorded ?? (database ? await collectStatements(database) : none);
const { breaches, declared } = findBreaches(statements);
const unheard = whole ? ACROSS_MEMBERS.filter((one) => !declared.has(one)).map(({ name }) => `${name}: no test asks it`) : [];
const missing = statements.length === 0 ? ["No statement was recorded: run `RECORD_STATEMENTS=yes npm run server`."] : [];

console.log(reportPlacements(PLACEMENTS));
console.log("Across members:");
for (const { name, why } of ACROSS_MEMBERS) console.log(`  ${name}: ${why}`);
console.log(`${statements.length} different statements, ${recorded ? "recorded in the server's tests" : "observed just now"}.`);
const all = [...unfit, ...breaches, ...unheard, ...missing];
for (const breach of all) console.log(`BREACH  ${breach}`);
if (all.length === 0) console.log("Every key, foreign key and statement stays with one member, or is declared above.");
await database?.close();
process.exit(all.length === 0 ? 0 : 1);
