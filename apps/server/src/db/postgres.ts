import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { OpenDatabase } from "./database.ts";

/** A pool on a PostgreSQL server. Nothing is asked of it yet: the first query finds out whether it is there. */
export function openPostgres(url: string, max = 16): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000 });
  // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
  pool.on("error", () => undefined);
  return {
    db: drizzle(pool),
    kind: "postgres",
    runSql: async (text, values) => await pool.query<Record<string, unknown>>(text, values),
    close: async () => await pool.end(),
  };
}
