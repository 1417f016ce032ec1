import { listBrandSettings } from "../../../platform/brand/queries.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { liftTimeouts } from "../../../platform/database/lift-timeouts.ts";
import { transact } from "../../../platform/database/retry.ts";
import { lockMark } from "../play-hours/queries.ts";
import type { Zoned } from "./line-queries.ts";
import { addPlayers, addToSums, takeChangedDays } from "./queries.ts";

interface OfBrand extends Zoned {
  readonly code: string;
}

/** Sums a part of what changed in a brand; whether there was any. */
export async function rollUpChanges(tx: Transaction, brand: OfBrand): Promise<boolean> {
  await liftTimeouts(tx);
  await lockMark(tx, brand.code);
  const changed = await takeChangedDays(tx, brand.code, brand);
  for (const { day, memberIds } of changed) {
    await addPlayers(tx, memberIds, day, brand);
    await addToSums(tx, memberIds, day, brand);
  }
  return changed.length > 0;
}

/** Sums what changed in every brand. What changes meanwhile is summed by the next run, and by each read until then. */
export async function rollUpDays(db: Database): Promise<void> {
  for (const { code, config } of await listBrandSettings(db)) {
    const { timeZone, currency } = config;
    while (await transact(db, async (tx) => await rollUpChanges(tx, { code, timeZone, currency })));
  }
}
