import { countUnpaid } from "./modules/agents/settlement/queries.ts";
import { countWaitingWithdrawals } from "./modules/payments/withdrawals/queries.ts";
import type { WaitingWork } from "./platform/metrics/watch-database.ts";

/** The work that waits for an operator, for the metrics. A module adds a row here. */
export const listWaitingWork: WaitingWork = async (db, now) => [
  { queue: "withdrawals", ...(await countWaitingWithdrawals(db)) },
  ...(await countUnpaid(db, now)).map(({ brand, ...unpaid }) => ({ queue: `settlement.${brand}`, ...unpaid })),
];
