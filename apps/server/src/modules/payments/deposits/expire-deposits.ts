import type { Database } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { listUnpaidDeposits, lockDeposit } from "./queries.ts";
import { stepDeposit } from "./step-deposit.ts";

const MOST = 500;

/** Ends deposits that were not paid in time, each in its own transaction, after another check with the row locked. */
export async function expireDeposits(db: Database, now: Date): Promise<void> {
  for (const key of await listUnpaidDeposits(db, now, MOST)) {
    await transact(db, async (tx) => {
      const row = await lockDeposit(tx, key);
      if (row) await stepDeposit(tx, row, "expired", { by: "system", at: now });
    });
  }
}
