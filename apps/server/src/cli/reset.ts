import { rmSync } from "node:fs";
import { readConfig, type Config } from "../platform/config/config.ts";
import type { OpenDatabase } from "../platform/database/database.ts";
import { emptyDatabase } from "../platform/database/empty-database.ts";
import { askFolderOwner } from "../platform/database/folder.ts";
import { openDatabase } from "../platform/database/open.ts";
import { seedDatabase } from "../seed/seed.ts";
import { StartError } from "../platform/config/start-error.ts";
import { requireSandbox } from "./require-sandbox.ts";
import { runCommand } from "./run-command.ts";

async function emptyFolder(dataDir: string): Promise<void> {
  if ((await askFolderOwner(dataDir, "ping")) !== undefined)
    throw new StartError(`A server is running on ${dataDir}. Stop it before the reset.`);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Deletes everything in the database and seeds it again. */
async function reset(config: Config): Promise<OpenDatabase> {
  await (config.databaseUrl ? emptyDatabase(config.databaseUrl) : emptyFolder(config.dataDir));
  const database = await openDatabase(config);
  await seedDatabase(database.db, config.seed, new Date());
  return database;
}

await runCommand(async () => {
  const config = readConfig(process.env);
  requireSandbox(config);
  // A PostgreSQL database may hold more than a sandbox, so emptying it needs a further argument.
  if (config.databaseUrl && !process.argv.includes("--yes")) {
    throw new StartError("This empties the database of DATABASE_URL. Say --yes if that is meant.");
  }
  const database = await reset(config);
  await database.close();
  console.log("The database was emptied and seeded.");
  return 0;
});
