import { formatAmount } from "@baize/domain/money/amount";
import { CLOSED_MEMBER, MEMBER_ACCOUNT, MEMBER_STATUSES } from "@baize/domain/identity/member/status";
import { canMove } from "@baize/domain/state-machine/machine";
import { lockMembers } from "../../../ledger/locks.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { Closing } from "../../../platform/personal-data/closing.ts";
import type { System } from "../../../platform/system.ts";
import { listOwnMoney, loadMemberByName, loadMemberRow, type MemberRow } from "../member/queries.ts";
import { closeMember } from "./close-member.ts";
import { pseudonymOf } from "./pseudonym.ts";

interface Wanted {
  readonly brand: string;
  readonly member: string;
  readonly reason: string;
}

/** A closed account pays nothing out, so the member's money has to be gone first. */
async function refuseMoney(tx: Transaction, { id, username }: MemberRow): Promise<void> {
  const [first] = await listOwnMoney(tx, id);
  if (!first) return;
  const { balance, currency, kind } = first;
  throw new Refused(`${username} still has ${formatAmount(balance, currency)} ${currency} (${kind}). Pay it out first.`);
}

/** Closes a member's account for good, by the rule of the member's own closing. The trail keeps the reason. */
export const closeByOperator =
  (modules: readonly Closing[]) =>
  async (system: System, operator: Operator, { reason, ...named }: Wanted) => {
    const { id } = await loadMemberByName(system.db, named);
    return await transact(system.db, async (tx) => {
      // Waits for moves of the member's money that are under way.
      await lockMembers(runIn(tx), id);
      const row = await loadMemberRow(tx, named);
      const from = MEMBER_STATUSES.find((one) => one === row.status);
      if (!from || !canMove(MEMBER_ACCOUNT, from, "closed", "operator"))
        throw new Refused(`An account that is ${row.status} cannot become closed.`);
      await refuseMoney(tx, row);
      const left = await closeMember(tx, system, row, modules);
      if (left.length > 0) throw new Refused(`${row.username} still has: ${left.join(", ")}. End that first.`);
      const details = { from, to: "closed", reason };
      await writeOperatorAudit(tx, system, operator, { brand: row.brand, action: "member.closed", memberId: id, details });
      return { member: row.username, status: CLOSED_MEMBER, now: pseudonymOf(id) };
    });
  };
