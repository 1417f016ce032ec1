import type { Operator } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadFeedback } from "./queries.ts";

/** Shows feedback whole, and records in the audit trail who saw it. */
export async function showFeedback(system: System, operator: Operator, id: string) {
  const { row, username } = await loadFeedback(system.db, id);
  const { brand, memberId, type, content, at, state, answer, endedBy } = row;
  const line = { brand, action: "feedback.seen", memberId, details: { feedback: id } };
  await writeOperatorAudit(system.db, system, operator, line);
  return { id, brand, member: username, type, content, at: at.toISOString(), state, answer, endedBy };
}
