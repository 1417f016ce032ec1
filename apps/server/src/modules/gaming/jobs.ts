import type { Job } from "../../platform/jobs/job.ts";
import { seedDemoWinners } from "./winners/seed-demo-winners.ts";

export const gamingJobs: readonly Job[] = [
  { name: "seed-demo-winners", cron: "*/15 * * * *", when: ({ demoWinners }) => demoWinners, run: seedDemoWinners },
];
