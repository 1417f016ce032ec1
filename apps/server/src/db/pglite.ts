import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { asDatabase, type OpenDatabase } from "./database.ts";

/** The embedded PostgreSQL, in a folder or in memory. One process at a time: `claimFolder` sees to that. */
export async function openPglite(dataDir?: string): Promise<OpenDatabase> {
  const client = await PGlite.create(dataDir ? { dataDir } : {});
  return {
    db: asDatabase(drizzle(client)),
    kind: "pglite",
    runSql: async (text, values) => {
      // Several statements in one text need exec(); parameters need query().
      if (values?.length) return await client.query<Record<string, unknown>>(text, [...values]);
      const results = await client.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    inTransaction: async (work) =>
      await client.transaction(
        async (tx) => await work(async (text, values = []) => await tx.query<Record<string, unknown>>(text, [...values])),
      ),
    close: async () => await client.close(),
  };
}
