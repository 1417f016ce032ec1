import type { Job } from "../../platform/jobs/job.ts";
import { openDraws } from "./open-draws.ts";

export const lotteryJobs: readonly Job[] = [
  { name: "open-draws", cron: "* * * * *", when: ({ sandboxDraws }) => sandboxDraws, run: openDraws },
];
