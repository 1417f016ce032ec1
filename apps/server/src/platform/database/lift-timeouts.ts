import { sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";

/** Lets the statements of this transaction take as long as they need: a migration or a check reads whole tables. */
export async function liftTimeouts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`);
}
