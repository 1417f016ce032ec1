import type { Job } from "../../platform/jobs/job.ts";
import { expireFreeRounds } from "./free-rounds/expire.ts";

export const walletApiJobs: readonly Job[] = [{ name: "expire-free-rounds", cron: "*/5 * * * *", run: expireFreeRounds }];
