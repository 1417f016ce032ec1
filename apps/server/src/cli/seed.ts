import { readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/open.ts";
import { seedDatabase } from "../seed/seed.ts";
import { requireSandbox } from "./require-sandbox.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const config = readConfig(process.env);
  requireSandbox(config);
  const database = await openDatabase(config);
  const seeded = await seedDatabase(database.db, config.seed, new Date());
  await database.close();
  console.log(seeded ? "The database was seeded." : "The database was seeded before; nothing changed.");
  return 0;
});
