import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { endShownAnnouncement } from "./queries.ts";

/** Ends an announcement that is shown, at once. */
export async function endAnnouncement(system: System, operator: Operator, id: string) {
  return await transact(system.db, async (tx) => {
    const row = await endShownAnnouncement(tx, id, system.now());
    if (!row) throw new Refused(`No announcement ${id} is shown.`);
    const line = { brand: row.brand, action: "announcement.end", details: { announcement: id } };
    await writeOperatorAudit(tx, system, operator, line);
    return { id, shown: false };
  });
}
