import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { accountOf, type Owner } from "../../../ledger/account.ts";
import { loadBalance } from "../../../ledger/post.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import { printedAmount } from "../amount.ts";
import { lockWallets } from "../lock-wallets.ts";
import { notify } from "../notifications.ts";
import { loadParty } from "../queries.ts";
import type { DepositReversedSubscriber } from "./deposit-reversed.ts";
import { type DepositRow, findDeposit, lockDeposit } from "./queries.ts";
import { stepDeposit } from "./step-deposit.ts";

/** Sends the whole amount back, the fee with it. What cash does not cover is owed; returns that much. */
async function sendBack(tx: Transaction, { amount, fee, adapter, id: ref }: DepositRow, owner: Owner, at: Date): Promise<bigint> {
  await lockWallets(tx, owner);
  const run = runIn(tx);
  const cash = ((await loadBalance(run, accountOf(owner, "cash"))) ?? 0n) + fee;
  const owed = cash < amount ? amount - cash : 0n;
  await postBatch(run, at, [
    { posting: "deposit-fee-reversal", owner, amount: fee, ref },
    { posting: "debt-booked", owner, amount: owed, ref },
    { posting: "deposit-reversal", refs: { clearing: adapter }, owner, amount, ref },
  ]);
  return owed;
}

/** Reverses a deposit whose payer took the money back. Two people: the approval of the second one runs it. */
export async function reverseDeposit(
  system: System,
  subscribers: readonly DepositReversedSubscriber[],
  operator: Operator,
  { id, reason }: { readonly id: string; readonly reason: string },
) {
  return await transact(system.db, async (tx) => {
    const found = await findDeposit(tx, id);
    const row = found && (await lockDeposit(tx, found));
    if (!row) throw new Refused(`There is no deposit ${id}.`);
    const { brand, memberId, currency, amount } = row;
    const at = system.now();
    if (!(await stepDeposit(tx, row, "reversed", { by: "operator", at, note: operator.name })))
      throw new Refused(`A deposit that is ${row.state} cannot be reversed.`);
    const { owner } = await loadParty(tx, memberId, currency);
    const owed = await sendBack(tx, row, owner, at);
    for (const { depositReversed } of subscribers) await depositReversed(tx, { owner, brand, at });
    await notify(tx, "deposit_reversed", { memberId, currency, amount, at });
    const details = { deposit: id, amount: amount.toString(), owed: owed.toString(), reason };
    await writeOperatorAudit(tx, system, operator, { brand, action: "deposit.reversed", memberId, details });
    return { id, state: "reversed", amount: printedAmount(amount, currency), owes: printedAmount(owed, currency) };
  });
}
