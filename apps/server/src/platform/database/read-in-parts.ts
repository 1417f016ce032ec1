import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";

/**
 * Reads the rows of a statement so many at a time, so that they are never in memory together. One at a time in a transaction, read to
 * its end.
 */
export async function* readInParts(tx: Transaction, statement: SQL, size: number): AsyncGenerator<Record<string, unknown>[]> {
  await tx.execute(sql`declare rows_in_parts no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(size))} from rows_in_parts`);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.execute(sql`close rows_in_parts`);
}
