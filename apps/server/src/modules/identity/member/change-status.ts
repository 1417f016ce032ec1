import { MEMBER_ACCOUNT, MEMBER_STATUSES, type MemberStatus } from "@baize/domain/identity/member/status";
import { canMove } from "@baize/domain/state-machine/machine";
import { lockMembers } from "../../../ledger/locks.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { endSessions, forgetProofs } from "../session/queries.ts";
import { loadMemberByName, loadMemberRow, updateMember } from "./queries.ts";

interface Wanted {
  readonly brand: string;
  readonly member: string;
  readonly reason: string;
  readonly to: Exclude<MemberStatus, "closed">;
}

/** Suspends an account, which ends its sessions, or reopens it. */
export async function changeStatus(system: System, operator: Operator, { to, reason, ...named }: Wanted) {
  const { id } = await loadMemberByName(system.db, named);
  return await transact(system.db, async (tx) => {
    // Waits for moves of the member's money that are under way.
    await lockMembers(runIn(tx), id);
    const row = await loadMemberRow(tx, named);
    const from = MEMBER_STATUSES.find((one) => one === row.status);
    if (!from || !canMove(MEMBER_ACCOUNT, from, to, "operator"))
      throw new Refused(`An account that is ${row.status} cannot become ${to}.`);
    await updateMember(tx, id, { status: to });
    if (to !== "active") {
      await endSessions(tx, id, system.now());
      await forgetProofs(tx, id);
    }
    const details = { from, to, reason };
    await writeOperatorAudit(tx, system, operator, { brand: row.brand, action: `member.${to}`, memberId: id, details });
    return { member: row.username, status: to };
  });
}
