import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import { InsufficientFunds } from "../../../ledger/post.ts";
import { printedAmount } from "../amount.ts";
import { loadParty } from "../queries.ts";
import { type AdjustmentRow, findAdjustmentKey, lockAdjustment, updateAdjustment } from "./queries.ts";
import { ADJUSTABLE_WALLETS } from "./request-adjustment.ts";
import { ADJUSTMENT } from "@baize/domain/payments/adjustment";
import { canMove } from "@baize/domain/state-machine/machine";

const POSTING = {
  cash: { up: "adjust-cash-up", down: "adjust-cash-down" },
  commission: { up: "adjust-commission-up", down: "adjust-commission-down" },
} as const;

async function move(tx: Transaction, { id, memberId, wallet, amount, currency }: AdjustmentRow, at: Date): Promise<void> {
  const { owner } = await loadParty(tx, memberId, currency);
  const { up, down } = POSTING[ADJUSTABLE_WALLETS.find((one) => one === wallet) ?? "cash"];
  const [posting, size] = amount > 0n ? [up, amount] : [down, -amount];
  await postBatch(runIn(tx), at, [{ posting, owner, amount: size, ref: id }]);
}

function refuseShort(error: unknown): never {
  if (error instanceof InsufficientFunds) throw new Refused("The member has less than that in this wallet.");
  throw error;
}

/** Approves or rejects a requested correction; an approved one moves the money. Its requester cannot approve it. */
export async function decideAdjustment(system: System, operator: Operator, id: string, state: "done" | "rejected") {
  const { name } = operator;
  return await transact(system.db, async (tx) => {
    const key = await findAdjustmentKey(tx, id);
    const row = key && (await lockAdjustment(tx, key));
    if (!row) throw new Refused(`There is no adjustment ${id}.`);
    if (!canMove(ADJUSTMENT, row.state, state, "operator")) throw new Refused(`The adjustment is ${row.state} already.`);
    if (state === "done" && row.requestedBy === name) throw new Refused("Another person than the one who asked must agree.");
    const at = system.now();
    await updateAdjustment(tx, row, { state, decidedBy: name, decidedAt: at });
    if (state === "done") await move(tx, row, at).catch(refuseShort);
    const { brand, memberId, requestedBy } = row;
    const details = { adjustment: id, requestedBy };
    await writeOperatorAudit(tx, system, operator, { brand, action: `adjust.${state}`, memberId, details });
    return { id, state, amount: printedAmount(row.amount, row.currency) };
  });
}
