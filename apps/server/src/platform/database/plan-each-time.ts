import { sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";

/**
 * Plans each statement of this transaction for its values. A prepared statement is planned once for all values, and PostgreSQL then
 * expects any span of days to hold hardly a row: it may read every row of the days where another index has the few that are asked for.
 */
export async function planEachTime(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
}
