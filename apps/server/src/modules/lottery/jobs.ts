import type { Job } from "../../platform/jobs/job.ts";
import { announceDraws } from "./draws/announce-draws.ts";

export const lotteryJobs: readonly Job[] = [
  { name: "lottery-announce", cron: "* * * * *", run: async (_, __, system) => await announceDraws(system) },
];
