// `npm run migrate`: brings the tables of DATABASE_URL up to date, as the role that owns them, and gives RUNTIME_ROLE the rights of
// a server. Servers in production do neither.
import { readConfig } from "../platform/config/config.ts";
import { grantRuntime } from "../platform/database/grant-runtime.ts";
import { openDatabase } from "../platform/database/open.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { databaseUrl, dataDir, runtimeRole } = readConfig(process.env);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    if (runtimeRole) await grantRuntime(database, runtimeRole);
  } finally {
    await database.close();
  }
  console.log(runtimeRole ? `The tables are up to date, and ${runtimeRole} may use them.` : "The tables are up to date.");
  return 0;
});
