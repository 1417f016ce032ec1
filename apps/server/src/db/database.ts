import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgliteDatabase } from "drizzle-orm/pglite";

/** One type for both drivers: they differ in nothing that this code uses. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Executor = Database | Transaction;

/** Raw SQL for the few callers that bring their own statements (the job queue). */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "postgres" | "pglite";
  readonly runSql: RunSql;
  readonly close: () => Promise<void>;
}

// PGlite's type names another result kind and no pool; queries and transactions are the same.
export const asDatabase = (db: PgliteDatabase): Database => db as unknown as Database;
