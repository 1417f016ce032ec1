import type { Job } from "../../platform/jobs/job.ts";
import { endRewards } from "./end-rewards.ts";
import { updateLoyalty } from "./loyalty/update-loyalty.ts";
import { earnPoints } from "./points/earn-points.ts";
import { addRebates } from "./rebates/add-rebates.ts";

export const rewardJobs: readonly Job[] = [
  { name: "earn-points", cron: "*/5 * * * *", run: async (db, now) => await earnPoints(db, now) },
  { name: "add-rebates", cron: "5 * * * *", run: addRebates },
  { name: "update-loyalty", cron: "*/15 * * * *", run: updateLoyalty },
  { name: "end-rewards", cron: "*/5 * * * *", run: endRewards },
];
