import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { deposits } from "../schema.ts";
import { lockDeposit, stepDeposit } from "./step-deposit.ts";

const MOST = 500;

/** Ends what was not paid in time. Each in a transaction of its own, looked at again once it is locked. */
export async function expireDeposits(db: Database, now: Date): Promise<void> {
  const due = and(eq(deposits.state, "created"), lte(deposits.expiresAt, now));
  for (const { id } of await db.select({ id: deposits.id }).from(deposits).where(due).limit(MOST)) {
    await transact(db, async (tx) => {
      const row = await lockDeposit(tx, id);
      if (row) await stepDeposit(tx, row, "expired", { by: "system", at: now });
    });
  }
}
