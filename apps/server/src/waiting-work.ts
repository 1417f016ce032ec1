import { countWaitingWithdrawals } from "./modules/payments/withdrawals/queries.ts";
import type { WaitingWork } from "./platform/metrics/watch-database.ts";

/** The work that waits for an operator, for the metrics. A module adds a row here. */
export const listWaitingWork: WaitingWork = async (db) => [{ queue: "withdrawals", ...(await countWaitingWithdrawals(db)) }];
