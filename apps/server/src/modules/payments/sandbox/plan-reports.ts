import type { Executor } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { PaymentReport } from "../reports/report.ts";
import { insertPlannedReports } from "./queries.ts";

/** The sandbox's report, and in how many seconds. */
export interface Planned {
  readonly report: Omit<PaymentReport, "event"> & { readonly event?: string | undefined };
  readonly after: number;
}

/** Stores a report for later; `deliverSandboxReports` sends it when it is due. */
export async function planReports(db: Executor, subject: string, planned: readonly Planned[], now: Date): Promise<void> {
  const rows = planned.map(({ report, after }, index) => {
    const id = newId();
    // A millisecond apart, so that they keep their order.
    const dueAt = new Date(now.getTime() + after * 1000 - (planned.length - index));
    return { id, subject, body: { ...report, event: report.event ?? id }, dueAt };
  });
  await insertPlannedReports(db, rows);
}
