import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { asDatabase, type OpenDatabase } from "./database.ts";

/** Whether a text begins a transaction of its own, as those of the job queue do. */
const BEGINS = /^\s*begin\b/i;

/** The first number of a type that is neither built in nor an array of a type that is: rows of tables, and their arrays. */
const FIRST_ROW_TYPE = 10_000;

/** Forgets how to read arrays of rows, which no statement returns: the driver copies this table for each query. */
function forgetRowTypes({ parsers }: PGlite): void {
  for (const type of Object.keys(parsers)) if (Number(type) >= FIRST_ROW_TYPE) Reflect.deleteProperty(parsers, type);
}

/** The interface of a running embedded PostgreSQL to the rest of the server. */
export function onPglite(client: PGlite): OpenDatabase {
  forgetRowTypes(client);
  return {
    db: asDatabase(drizzle(client)),
    kind: "pglite",
    runSql: async (text, values) => {
      // Several statements in one text need exec(); parameters need query().
      if (values?.length) return await client.query<Record<string, unknown>>(text, [...values]);
      // All queries share the one connection: a text that fails before its own end must not leave its transaction open.
      const results = BEGINS.test(text) ? await client.transaction(async (tx) => await tx.exec(text)) : await client.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    inTransaction: async (work) =>
      await client.transaction(
        async (tx) => await work(async (text, values = []) => await tx.query<Record<string, unknown>>(text, [...values])),
      ),
    // In one process no notification is lost.
    listen: async (channel, { received }) => await client.listen(channel, received),
    connections: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: async () => await client.close(),
  };
}

/** The embedded PostgreSQL in a folder. One process at a time, which `claimFolder` enforces. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  return onPglite(await PGlite.create({ dataDir }));
}
