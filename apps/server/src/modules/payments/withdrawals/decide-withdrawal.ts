import type { WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { findWithdrawalKey, lockWithdrawal } from "./queries.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";

interface Decision {
  readonly id: string;
  readonly to: WithdrawalState;
  /** Why it is declined, for the member: a catalogued reason, or own words. */
  readonly reason?: string;
}

/** An operator's decision on a withdrawal. Throws `Refused` where the state machine has no such step. */
export async function decideWithdrawal(system: System, operator: Operator, { id, to, reason }: Decision) {
  return await transact(system.db, async (tx) => {
    const key = await findWithdrawalKey(tx, id);
    const row = key && (await lockWithdrawal(tx, key));
    if (!row) throw new Refused(`There is no withdrawal ${id}.`);
    const step = { by: "operator" as const, at: system.now(), note: operator.name, reason };
    if (!(await settleWithdrawal(system, tx, row, to, step)))
      throw new Refused(`A withdrawal that is ${row.state} cannot become ${to}.`);
    const { brand, memberId, state: from } = row;
    await writeOperatorAudit(tx, system, operator, {
      brand,
      action: `withdrawal.${to}`,
      memberId,
      details: { withdrawal: id, from, reason },
    });
    return { id, from, state: to };
  });
}
