import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../platform/database/database.ts";

const MOST_VALUES = 30_000;

/** Inserts many rows in few statements: a statement may carry 65,535 values. */
export async function insertAll<T extends PgTable>(tx: Transaction, table: T, rows: readonly T["$inferInsert"][]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length || 1;
  const size = Math.max(1, Math.floor(MOST_VALUES / Math.max(columns, 12)));
  for (let start = 0; start < rows.length; start += size) {
    await tx.insert(table).values(rows.slice(start, start + size));
  }
}
