// `pnpm migrate`: brings the tables of DATABASE_URL up to date, as the role that owns them. Servers in production never do.
import { readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/open.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await openDatabase({ databaseUrl, dataDir });
  await database.close();
  console.log("The tables are up to date.");
  return 0;
});
