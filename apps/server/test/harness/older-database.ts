import { PGlite } from "@electric-sql/pglite";
import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { onPglite } from "../../src/platform/database/pglite.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";
import { createDatabase } from "./create-database.ts";

/** An empty database after so many migrations: on DATABASE_URL when set, else PGlite in memory. */
export async function openOlderDatabase(migrations: number): Promise<OpenDatabase> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    const database = onPglite(await PGlite.create());
    await migrate(database.db, migrations);
    return database;
  }
  const own = await createDatabase(url);
  const database = openPostgres(own.url, 2);
  await migrate(database.db, migrations);
  return {
    ...database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}
