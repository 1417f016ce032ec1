import type { Job } from "../../platform/jobs/job.ts";
import { closeDueContracts } from "./contracts/queries.ts";

export const agentJobs: readonly Job[] = [{ name: "close-contracts", cron: "* * * * *", run: closeDueContracts }];
