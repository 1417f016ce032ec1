import type { DepositState } from "@baize/domain/payments/deposit-state";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { isAccountClosed } from "../queries.ts";
import { findDeposit, lockDeposit } from "./queries.ts";
import { settleDeposit } from "./settle-deposit.ts";

/** An operator's decision on a deposit. Throws `Refused` where the state machine has no such step. */
export async function decideDeposit(system: System, operator: Operator, id: string, to: DepositState) {
  return await transact(system.db, async (tx) => {
    const found = await findDeposit(tx, id);
    const row = found && (await lockDeposit(tx, found));
    if (!row) throw new Refused(`There is no deposit ${id}.`);
    if (to === "succeeded" && (await isAccountClosed(tx, row.memberId)))
      throw new Refused("The account is closed. Send the money back to its payer, and run deposits fail.");
    const step = { by: "operator" as const, at: system.now(), note: operator.name };
    if (!(await settleDeposit(tx, row, to, step))) throw new Refused(`A deposit that is ${row.state} cannot become ${to}.`);
    const { brand, memberId, state: from } = row;
    await writeOperatorAudit(tx, system, operator, { brand, action: `deposit.${to}`, memberId, details: { deposit: id, from } });
    return { id, from, state: to };
  });
}
