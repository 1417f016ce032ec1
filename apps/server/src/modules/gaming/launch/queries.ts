import type { Transaction } from "../../../platform/database/database.ts";
import { launches } from "../play-schema.ts";

/** A launch that waits for its provider to ask for it, once and soon. */
export async function insertLaunch(tx: Transaction, row: typeof launches.$inferInsert): Promise<void> {
  await tx.insert(launches).values(row);
}
