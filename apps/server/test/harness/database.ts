import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { onPglite } from "../../src/platform/database/pglite.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";
import { createDatabase } from "./create-database.ts";
import { readTemplate } from "./template.ts";

/** A test needs a fraction of the memory, and each database clears all of its own when it starts. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/**
 * A migrated, empty database for this test file, copied from the run's template: on DATABASE_URL when set, else PGlite in
 * memory.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.DATABASE_URL;
  if (!url) return onPglite(await PGlite.create({ loadDataDir: readTemplate(inject("template")), startParams }));
  const own = await createDatabase(url, inject("templateDatabase"));
  const database = openPostgres(own.url, 6);
  return {
    ...database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}
