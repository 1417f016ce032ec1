import type { Database } from "../platform/database/database.ts";
import { checkLedger, type CheckResult } from "./check.ts";

/** The invariants of the ledger that do not hold, each with the rows that break it. */
export async function listBrokenInvariants(db: Database): Promise<CheckResult[]> {
  const results = await checkLedger(db);
  return results.filter(({ breaches }) => breaches.length > 0);
}
