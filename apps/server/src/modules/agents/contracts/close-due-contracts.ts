import type { Database } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { moveDue } from "./queries.ts";

/** Closes what is over at this time: unanswered offers, and contracts after their last window. */
export async function closeDueContracts(db: Database, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await moveDue(tx, "expire", now);
    await moveDue(tx, "finish", now);
  });
}
