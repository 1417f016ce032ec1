import { transact } from "../../../platform/database/retry.ts";
import type { Operator } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberRow } from "./queries.ts";

/** Shows an account's status and what an operator has restricted. */
export async function showMember(system: System, operator: Operator, named: { readonly brand: string; readonly member: string }) {
  return await transact(system.db, async (tx) => {
    const row = await loadMemberRow(tx, named);
    await writeOperatorAudit(tx, system, operator, { brand: row.brand, action: "member.seen", memberId: row.id });
    const { username, status, betsLocked, moneyFrozen, withdrawalsHeld, passwordForced } = row;
    const times = { opened: row.createdAt.toISOString(), lastSignIn: row.lastLoginAt?.toISOString() ?? "" };
    return { member: username, id: row.id, status, betsLocked, moneyFrozen, withdrawalsHeld, passwordForced, ...times };
  });
}
