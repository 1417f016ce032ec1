// `pnpm scale:check`: whether the migrated tables, and the statements that the server's tests recorded, are fit for a
// distributed PostgreSQL. Without a record it hears what the operations of the fault tests ask, and every row of the contract.
import { PGlite } from "@electric-sql/pglite";
import { migrate } from "../platform/database/migrate.ts";
import { onPglite } from "../platform/database/pglite.ts";
import { ACROSS_MEMBERS } from "../scale/across-members.ts";
import { checkCatalogue } from "../scale/check-catalogue.ts";
import { judgeStatements } from "../scale/judge-statements.ts";
import { PLACEMENTS } from "../scale/placement.ts";
import { type Recorded, readRecorded } from "../scale/recorded-statements.ts";
import { reportPlacements } from "../scale/scale-report.ts";

const database = onPglite(await PGlite.create());
await migrate(database.db);
const unfit = await checkCatalogue(database.runSql, PLACEMENTS);

async function hearStatements(): Promise<Recorded> {
  const { heardStatements } = await import("../../test/bench/heard-statements.ts");
  return { statements: await heardStatements(database), whole: false };
}

const recorded = readRecorded();
const isNeeded = process.argv.includes("--recorded");
const { statements, whole } = recorded ?? (isNeeded ? { statements: [], whole: false } : await hearStatements());
const { breaches, declared } = judgeStatements(statements);
const unheard = whole ? ACROSS_MEMBERS.filter((one) => !declared.has(one)).map(({ name }) => `${name}: no test asks it`) : [];

console.log(reportPlacements(PLACEMENTS));
console.log("Across members:");
for (const { name, why } of ACROSS_MEMBERS) console.log(`  ${name}: ${why}`);
const source = recorded ? "recorded in the server's tests" : "heard just now; `RECORD_STATEMENTS=yes pnpm server` records all";
console.log(`${statements.length} different statements, ${source}.`);
const none = statements.length === 0 ? ["no statement was recorded"] : [];
const all = [...unfit, ...breaches, ...unheard, ...none];
for (const breach of all) console.log(`BREACH  ${breach}`);
if (all.length === 0) console.log("Every key, foreign key and statement stays with one member, or is declared above.");
await database.close();
process.exit(all.length === 0 ? 0 : 1);
