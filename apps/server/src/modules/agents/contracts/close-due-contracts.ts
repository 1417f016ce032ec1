import type { Database } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { expireOffers, finishContracts } from "./queries.ts";

/** Closes what is over at this time: unanswered offers, and contracts after their last window. */
export async function closeDueContracts(db: Database, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await expireOffers(tx, now);
    await finishContracts(tx, now);
  });
}
