import type { Operator } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";
import { loadApplication } from "./queries.ts";

/** Shows an application whole, and records in the audit trail who saw it. */
export async function showApplication(system: System, operator: Operator, id: string) {
  const row = await loadApplication(system.db, id);
  const { brand, name, mobile, email, contact, message, state, answer, endedBy, at } = row;
  await writeOperatorAudit(system.db, system, operator, {
    brand,
    action: "agent-application.seen",
    details: { application: id },
  });
  return { id, name, mobile, email, contact, message, at: at.toISOString(), state, answer, endedBy };
}
