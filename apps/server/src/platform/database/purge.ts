import { and, lt, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/** Rows of one table that expire. A module declares its own; `purge-expired.ts` deletes them all. */
export interface Expiring {
  readonly table: PgTable;
  /** When a row began to age, or when it expires. */
  readonly since: AnyPgColumn;
  /** How long it is kept after that. */
  readonly hours: number;
  /** Which rows expire; all of them where it is left out. */
  readonly where?: SQL;
}

const HOUR_MS = 3_600_000;

/** Deletes the rows that are older than their table keeps them. */
export async function purge(db: Database, tables: readonly Expiring[], now: Date): Promise<void> {
  for (const { table, since, hours, where } of tables) {
    await db.delete(table).where(and(lt(since, new Date(now.getTime() - hours * HOUR_MS)), where));
  }
}
