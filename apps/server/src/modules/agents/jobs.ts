import type { Job } from "../../platform/jobs/job.ts";
import { closeDueContracts } from "./contracts/close-due-contracts.ts";
import { runSettlements } from "./settlement/run-settlements.ts";
import { keepOrders } from "./team-days/keep-orders.ts";
import { rollUpDays } from "./team-days/roll-up-days.ts";
import { rollUpPlay } from "./play-hours/roll-up-play.ts";

export const agentJobs: readonly Job[] = [
  { name: "close-contracts", cron: "* * * * *", run: closeDueContracts },
  { name: "roll-up-play", cron: "* * * * *", run: rollUpPlay },
  { name: "roll-up-days", cron: "* * * * *", run: rollUpDays },
  { name: "keep-orders", cron: "* * * * *", run: keepOrders },
  { name: "settle-contracts", cron: "* * * * *", run: runSettlements },
];
