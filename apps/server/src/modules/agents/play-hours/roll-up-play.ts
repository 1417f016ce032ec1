import { listBrandSettings } from "../../../platform/brand/queries.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { liftTimeouts } from "../../../platform/database/lift-timeouts.ts";
import { transact } from "../../../platform/database/retry.ts";
import { countFacts, lockMark, updateMark } from "./queries.ts";

interface Zoned {
  readonly code: string;
  readonly timeZone: string;
}

/**
 * Adds the new facts of a brand to the hours of play. Each fact is counted once, whoever runs this and however often. With
 * `closeTo`, no fact that comes later counts before that instant.
 */
export async function rollUpBrand(tx: Transaction, { code, timeZone }: Zoned, closeTo?: Date): Promise<void> {
  await liftTimeouts(tx);
  const closedTo = await lockMark(tx, code);
  await countFacts(tx, code, closedTo, timeZone);
  if (closeTo) await updateMark(tx, code, closeTo);
}

/** Rolls up every brand. */
export async function rollUpPlay(db: Database): Promise<void> {
  for (const { code, config } of await listBrandSettings(db))
    await transact(db, async (tx) => await rollUpBrand(tx, { code, timeZone: config.timeZone }));
}
