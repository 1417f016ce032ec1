import type { Database } from "../platform/database/database.ts";
import type { Job } from "../platform/jobs/job.ts";
import type { System } from "../platform/system.ts";
import { listBrokenInvariants } from "./broken-invariants.ts";

/** Fails, and so is logged and shown by readiness and metrics, where an invariant is broken. */
async function checkBySchedule(db: Database, now: Date, { metrics }: System): Promise<void> {
  const broken = await listBrokenInvariants(db);
  metrics.ledgerBreaches.set(broken.length);
  metrics.ledgerChecked.set(now.getTime() / 1000);
  if (broken.length > 0) throw new Error(`The ledger is broken: ${broken.map(({ name }) => name).join("; ")}`);
}

/** It reads every entry, so a start does not wait for it. */
export const ledgerJobs: readonly Job[] = [{ name: "check-ledger", cron: "23 * * * *", atStart: false, run: checkBySchedule }];
