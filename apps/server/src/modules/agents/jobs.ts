import type { Job } from "../../platform/jobs/job.ts";
import { closeDueContracts } from "./contracts/queries.ts";
import { rollUpPlay } from "./play-hours/roll-up-play.ts";

export const agentJobs: readonly Job[] = [
  { name: "close-contracts", cron: "* * * * *", run: closeDueContracts },
  { name: "roll-up-play", cron: "* * * * *", run: rollUpPlay },
];
