import type { Operator } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import { listConversation } from "./queries.ts";

/** Shows a member's conversation with the support desk, and records in the audit trail who read it. */
export async function readConversation(system: System, operator: Operator, named: { brand: string; member: string }) {
  const { id: memberId, username } = await loadMemberByName(system.db, named);
  await writeOperatorAudit(system.db, system, operator, { brand: named.brand, action: "support.read", memberId });
  const rows = await listConversation(system.db, named.brand, memberId);
  return rows.map(({ memberId: writer, text, at }) => ({
    from: writer === null ? "house" : username,
    text,
    at: at.toISOString(),
  }));
}
