import type { PgBoss } from "pg-boss";
import { errorFacts } from "./platform/log/log.ts";
import { openBoss } from "./platform/jobs/boss.ts";
import type { Job } from "./platform/jobs/job.ts";
import type { System } from "./platform/system.ts";
import { earnPoints } from "./modules/rewards/points/earn-points.ts";
import { endRewards } from "./modules/rewards/end-rewards.ts";
import { paymentJobs } from "./modules/payments/jobs.ts";
import { keepBoard } from "./modules/gaming/winners/seed-demo-winners.ts";
import { keepClub } from "./modules/rewards/loyalty/update-loyalty.ts";
import { oweRebates } from "./modules/rewards/rebates/add-rebates.ts";
import { openDraws } from "./modules/lottery/open-draws.ts";
import { purgeExpired } from "./purge-expired.ts";

const JOBS: readonly Job[] = [
  { name: "open-draws", cron: "* * * * *", run: openDraws },
  ...paymentJobs,
  { name: "keep-board", cron: "*/15 * * * *", run: keepBoard },
  { name: "earn-points", cron: "*/5 * * * *", run: async (db, now) => await earnPoints(db, now) },
  { name: "owe-rebates", cron: "5 * * * *", run: oweRebates },
  { name: "keep-club", cron: "*/15 * * * *", run: keepClub },
  { name: "end-rewards", cron: "*/5 * * * *", run: endRewards },
  { name: "purge-expired", cron: "7 * * * *", run: purgeExpired },
];

/** Schedules the work that nobody asks for, and does once what may have been missed while no server ran. */
export async function startJobs(system: System): Promise<PgBoss> {
  const report = (error: Error) => system.log.error("jobs", errorFacts(error));
  const boss = await openBoss(system.database, report);
  for (const { name, cron, run } of JOBS) {
    await boss.createQueue(name);
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => await run(system.db, system.now(), system));
  }
  for (const { run } of JOBS) await run(system.db, system.now(), system);
  return boss;
}
