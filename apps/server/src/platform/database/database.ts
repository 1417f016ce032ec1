import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import type { Listener } from "./listen.ts";

/** One type for both drivers: this code uses only what they share. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Executor = Database | Transaction;

/** A statement as both drivers take it: `$1`, `$2` … in the text, and a value for each. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** One statement as text with `$1`, `$2` … and its values. Instants come as Date, bigint as text, number or bigint. */
export type RunSql = (text: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "postgres" | "pglite";
  /** Raw statements, for callers that write their own (the job queue). Without values, one text may hold several. */
  readonly runSql: RunSql;
  /** A transaction of raw statements, prepared by their text: the wallet calls use it. */
  readonly inTransaction: <T>(work: (run: RunSql) => Promise<T>) => Promise<T>;
  /** Subscribes to notifications on a channel, from any server or connection. Answers a function that unsubscribes. */
  readonly listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  /** This server's connections by state, and how many calls wait for one. */
  readonly connections: () => Readonly<Record<"open" | "idle" | "waiting", number>>;
  readonly close: () => Promise<void>;
}

// PGlite's type names another result kind and no pool; queries and transactions are the same.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
export const asDatabase = (db: PgliteDatabase): Database => db as unknown as Database;
