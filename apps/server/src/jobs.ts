import { ledgerJobs } from "./ledger/check-by-schedule.ts";
import type { Job } from "./platform/jobs/job.ts";
import { agentJobs } from "./modules/agents/jobs.ts";
import { gamingJobs } from "./modules/gaming/jobs.ts";
import { lotteryJobs } from "./modules/lottery/jobs.ts";
import { paymentJobs } from "./modules/payments/jobs.ts";
import { rewardJobs } from "./modules/rewards/jobs.ts";
import { walletApiJobs } from "./modules/wallet-api/jobs.ts";
import { roundSettled } from "./subscribers.ts";
import { purgeExpired } from "./purge-expired.ts";

/** The scheduled work, in the order of the first run after a start. */
export const JOBS: readonly Job[] = [
  ...lotteryJobs(roundSettled),
  ...paymentJobs,
  ...gamingJobs,
  ...rewardJobs,
  ...walletApiJobs,
  ...agentJobs,
  ...ledgerJobs,
  { name: "purge-expired", cron: "7 * * * *", run: purgeExpired },
];
