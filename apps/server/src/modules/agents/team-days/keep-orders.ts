import { listBrandSettings } from "../../../platform/brand/queries.ts";
import type { Database } from "../../../platform/database/database.ts";
import { liftTimeouts } from "../../../platform/database/lift-timeouts.ts";
import { transact } from "../../../platform/database/retry.ts";
import { lockMark } from "../play-hours/queries.ts";
import { buildOrders, deleteUnreadOrders } from "./order-queries.ts";

/** Stores the orders that reports of large teams asked for, and deletes those that none reads any longer. */
export async function keepOrders(db: Database, now: Date): Promise<void> {
  for (const { code } of await listBrandSettings(db))
    await transact(db, async (tx) => {
      await liftTimeouts(tx);
      // Days are added to the sums under the same lock: no change is missing in a new order, or in it twice.
      await lockMark(tx, code);
      await deleteUnreadOrders(tx, code, now);
      await buildOrders(tx, code);
    });
}
