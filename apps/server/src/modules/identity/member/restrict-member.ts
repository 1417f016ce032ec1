import { lockMembers } from "../../../ledger/locks.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberByName, loadMemberRow, updateMember } from "./queries.ts";

/** The restrictions that an operator may set without closing the account, and the words of the audit trail. */
const RESTRICTIONS = {
  moneyFrozen: ["money.freeze", "money.thaw"],
  betsLocked: ["bets.lock", "bets.unlock"],
  withdrawalsHeld: ["withdrawals.hold", "withdrawals.release"],
} as const;

interface Restricted {
  readonly brand: string;
  readonly member: string;
  readonly reason: string;
  readonly what: keyof typeof RESTRICTIONS;
  readonly on: boolean;
}

/** Sets a restriction, or lifts it. */
export async function restrictMember(system: System, operator: Operator, { what, on, reason, ...named }: Restricted) {
  const { id } = await loadMemberByName(system.db, named);
  return await transact(system.db, async (tx) => {
    // Waits for moves of the member's money that are under way: every later one sees the restriction.
    await lockMembers(runIn(tx), id);
    const row = await loadMemberRow(tx, named);
    const [set, lift] = RESTRICTIONS[what];
    const action = on ? set : lift;
    if (row[what] === on) throw new Refused(`${row.username}: ${action} is in force already.`);
    await updateMember(tx, id, { [what]: on });
    await writeOperatorAudit(tx, system, operator, { brand: row.brand, action, memberId: id, details: { reason } });
    return { member: row.username, [what]: on };
  });
}
