import type { Executor } from "../database/database.ts";
import { spent } from "../schema.ts";

/** Marks a one-time value as used. Answers false when it was used before. Keep it until nothing would accept it any more. */
export async function spendOnce(db: Executor, kind: string, key: string, expiresAt: Date): Promise<boolean> {
  const marked = await db.insert(spent).values({ kind, key, expiresAt }).onConflictDoNothing().returning({ key: spent.key });
  return marked.length === 1;
}
