import { sql } from "drizzle-orm";
import type { Executor } from "./database.ts";

/** Whether the database answers now. */
export async function isReachable(db: Executor): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
