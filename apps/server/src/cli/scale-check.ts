// `pnpm scale:check`: whether the migrated tables, and the statements that move money, are fit for a distributed PostgreSQL.
import { openPostgres } from "../platform/database/postgres.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startTemporaryPostgres } from "../platform/database/temporary-postgres.ts";
import { statementsOf } from "../bench/listen.ts";
import { checkCatalogue } from "../scale/check-catalogue.ts";
import { isForbidden, tablesWithoutMember } from "../scale/check-statements.ts";
import { PLACEMENTS } from "../scale/placement.ts";
import { reportPlacements } from "../scale/scale-report.ts";

const MOST = 300;

/** Different statements of every operation that moves money, as the fault tests do them. */
async function moneyStatements(database: ReturnType<typeof openPostgres>): Promise<string[]> {
  const { addTestBrands } = await import("../../test/faults/stage.ts");
  const { openWorld } = await import("../../test/harness/make-world.ts");
  const { OPERATIONS } = await import("../../test/faults/operations.ts");
  const { perform } = await import("../../test/faults/act.ts");
  const world = await openWorld(database, await addTestBrands(database));
  const heard = new Set<string>();
  for (const { byClock, prepare } of Object.values(OPERATIONS)) {
    const { act } = await prepare(world);
    // A job works for all members one after the other, and may query every machine.
    if (byClock) continue;
    for (const { text } of await statementsOf(async () => await perform(world, act))) heard.add(text);
  }
  return [...heard];
}

const temporary = await startTemporaryPostgres();
try {
  const database = openPostgres(temporary.url);
  await migrate(database.db);
  const breaches = await checkCatalogue(database.runSql, PLACEMENTS);
  console.log(reportPlacements(PLACEMENTS));
  const statements = await moneyStatements(database);
  const scattered = statements.flatMap((text) => {
    const tables = tablesWithoutMember(text, PLACEMENTS);
    if (tables.length > 0 || isForbidden(text)) return [`${tables.join(", ")}: ${text.replaceAll(/\s+/g, " ").slice(0, MOST)}`];
    return [];
  });
  console.log(`${statements.length} statements of money heard; ${scattered.length} do not name the member of each table.`);
  for (const breach of [...breaches, ...scattered]) console.log(`BREACH  ${breach}`);
  if (breaches.length + scattered.length > 0) process.exitCode = 1;
  else console.log("Every key, foreign key and statement stays with one member.");
  await database.close();
} finally {
  await temporary.stop();
}
process.exit();
