import { STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { lockMembers } from "../../../ledger/locks.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { commissionOf, sweepDebt } from "./debt.ts";
import { guaranteeCovers } from "./guarantee.ts";
import { movesOf, ownerOf, type PayingBrand, refOf, sidesOf } from "./payment-sides.ts";
import { lockStatement, type StatementRow, updateStatement } from "./queries.ts";

/** What of an amount the commission of the side that pays does not cover. */
export async function lackingOf(tx: Transaction, brand: PayingBrand, row: StatementRow): Promise<bigint> {
  const { payer, amount } = sidesOf(row);
  if (payer === null) return 0n;
  const has = await commissionOf(runIn(tx), ownerOf(payer, brand));
  return has < amount ? amount - has : 0n;
}

interface Paying {
  readonly at: Date;
  /** Whether the guarantee pays what the upline lacks, up to its size; otherwise a statement that is not covered stays as it is. */
  readonly guaranteed: boolean;
}

/** Pays one statement, once. Answers false where it was paid before, or is not covered. */
export async function payStatement(
  tx: Transaction,
  brand: Brand,
  { memberId, runId, uplineId }: StatementRow,
  { at, guaranteed }: Paying,
): Promise<boolean> {
  const run = runIn(tx);
  await lockMembers(run, memberId, ...(uplineId === null ? [] : [uplineId]));
  const row = await lockStatement(tx, { memberId, runId });
  const lacking = await lackingOf(tx, brand, row);
  const event = lacking > 0n ? "guarantee" : "pay";
  if (!canApply(STATEMENT, row.state, event, "system")) return false;
  if (lacking > 0n && !(guaranteed && (await guaranteeCovers(tx, brand, lacking)))) return false;
  await settleStatement(tx, brand, row, { event, lacking, at });
  return true;
}

interface Settling {
  readonly event: "pay" | "guarantee" | "refuse";
  /** What of the amount the guarantee pays. */
  readonly lacking: bigint;
  readonly at: Date;
  readonly dispute?: string;
}

/** Moves the amount of a statement. Call it with both sides and the statement locked, in a state in which the event may happen. */
export async function settleStatement(
  tx: Transaction,
  brand: PayingBrand,
  row: StatementRow,
  { event, lacking, at, dispute = "" }: Settling,
): Promise<StatementRow> {
  const run = runIn(tx);
  const { uplineId } = row;
  if (row.amount !== 0n) await postBatch(run, at, movesOf(row, brand, lacking));
  const payment = { state: stateAfter(STATEMENT, event), fromGuarantee: lacking, paidAt: at, dispute };
  await updateStatement(tx, row, payment);
  const { payee } = sidesOf(row);
  if (row.amount !== 0n && payee !== null) await sweepDebt(run, ownerOf(payee, brand), refOf(row), at);
  if (lacking > 0n && row.amount > 0n && uplineId !== null && row.type === "dividend")
    await notifyMember(tx, uplineId, "bill_guaranteed", { amount: { minor: lacking, currency: brand.currency } }, at);
  return { ...row, ...payment };
}

/**
 * A dividend of an upline becomes a bill with a deadline. A correction of too much gets one as well: the bill that it corrects is paid
 * before it.
 */
export async function billStatement(tx: Transaction, brand: Brand, given: StatementRow, at: Date): Promise<void> {
  await lockMembers(runIn(tx), given.memberId, ...(given.uplineId === null ? [] : [given.uplineId]));
  const row = await lockStatement(tx, given);
  if (!canApply(STATEMENT, row.state, "bill", "system") || row.uplineId === null) return;
  const dueAt = new Date(at.getTime() + brand.agents.billHours * 3_600_000);
  await updateStatement(tx, row, { state: stateAfter(STATEMENT, "bill"), dueAt });
  if (row.amount < 0n) return;
  await notifyMember(tx, row.uplineId, "bill_due", { amount: { minor: row.amount, currency: brand.currency } }, at);
}
