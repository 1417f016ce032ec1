import { brandConfig } from "../../../platform/brand/config.ts";
import { listBrandSettings, loadBrand } from "../../../platform/brand/queries.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { liftTimeouts } from "../../../platform/database/lift-timeouts.ts";
import { transact } from "../../../platform/database/retry.ts";
import { lockMark } from "../play-hours/queries.ts";
import { addPlayers, addToSums, takeChangedDays } from "./queries.ts";

/** Sums a part of what changed in a brand; whether there was any. */
export async function rollUpChanges(tx: Transaction, brand: string): Promise<boolean> {
  await liftTimeouts(tx);
  await lockMark(tx, brand);
  // A change of the zone takes the same lock, so the zone is read after it.
  const zoned = brandConfig.parse((await loadBrand(tx, brand)).config);
  const changed = await takeChangedDays(tx, brand, zoned);
  for (const { day, memberIds } of changed) {
    await addPlayers(tx, memberIds, day, zoned);
    await addToSums(tx, memberIds, day, zoned);
  }
  return changed.length > 0;
}

/** Sums what changed in every brand. What changes meanwhile is summed by the next run, and by each read until then. */
export async function rollUpDays(db: Database): Promise<void> {
  for (const { code } of await listBrandSettings(db)) while (await transact(db, async (tx) => await rollUpChanges(tx, code)));
}
