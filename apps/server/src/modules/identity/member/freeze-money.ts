import { lockMembers } from "../../../ledger/locks.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import type { Operator } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberByName, updateMember } from "./queries.ts";

interface Freeze {
  readonly brand: string;
  readonly member: string;
  readonly moneyFrozen: boolean;
}

/** Freezes a member's money, or ends the freeze. */
export async function setMoneyFrozen(system: System, operator: Operator, { brand, member, moneyFrozen }: Freeze) {
  const { id } = await loadMemberByName(system.db, { brand, member });
  return await transact(system.db, async (tx) => {
    // Waits for moves of the member's money that are under way: every later one sees the freeze.
    await lockMembers(runIn(tx), id);
    await updateMember(tx, id, { moneyFrozen });
    const action = moneyFrozen ? "money.freeze" : "money.thaw";
    await writeOperatorAudit(tx, system, operator, { brand, action, memberId: id });
    return { member, frozen: moneyFrozen };
  });
}
