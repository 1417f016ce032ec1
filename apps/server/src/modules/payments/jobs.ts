import { SANDBOX_BANK } from "../../platform/config/config.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { expireDeposits } from "./deposits/expire-deposits.ts";
import { deliverSandboxReports } from "./sandbox/deliver-sandbox-reports.ts";
import { settleTransfers } from "./wallets/settle-transfers.ts";
import { confirmWithdrawals } from "./withdrawals/confirm-withdrawals.ts";

export const paymentJobs: readonly Job[] = [
  {
    name: "sandbox-bank",
    cron: "* * * * *",
    when: ({ paymentAdapters }) => paymentAdapters.includes(SANDBOX_BANK),
    run: async (_, __, system) => await deliverSandboxReports(system),
  },
  { name: "confirm-withdrawals", cron: "* * * * *", run: confirmWithdrawals },
  { name: "settle-transfers", cron: "* * * * *", run: settleTransfers },
  { name: "expire-deposits", cron: "* * * * *", run: expireDeposits },
];
