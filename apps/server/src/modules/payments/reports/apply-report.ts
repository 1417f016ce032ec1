import { afterReport, type DepositState } from "@baize/domain/payments/deposit-state";
import { parseAmount } from "@baize/domain/money/amount";
import { transact } from "../../../platform/database/retry.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import type { System } from "../../../platform/system.ts";
import { type DepositRow, lockDeposit } from "../deposits/queries.ts";
import { settleDeposit } from "../deposits/settle-deposit.ts";
import { lockWithdrawal } from "../withdrawals/queries.ts";
import { settleWithdrawal } from "../withdrawals/settle-withdrawal.ts";
import { findReportHash, insertReport, markReportIgnored } from "./queries.ts";
import { findPassedDepositLimit } from "../../responsible-gambling/guard.ts";
import { lockWallets } from "../lock-wallets.ts";
import { isAccountClosed, loadParty } from "../queries.ts";
import type { PaymentReport } from "./report.ts";

export type ReportOutcome = "done" | "ignored" | "repeated" | "conflict" | "unknown";

export interface Arrived {
  readonly adapter: string;
  readonly report: PaymentReport;
  readonly requestId: string;
  readonly at: Date;
}

type Applied = "done" | "ignored" | "unknown";

/** Claims the report's event; undefined when it is new, else whether this report repeats or contradicts the first. */
async function claim(tx: Transaction, { adapter, report, at }: Arrived): Promise<ReportOutcome | undefined> {
  const bodyHash = hashOf(JSON.stringify([report.kind, report.reference, report.status, report.amount, report.currency]));
  const key = { adapter, event: report.event };
  if (await insertReport(tx, { ...key, subject: report.reference, bodyHash, result: "done", at })) return undefined;
  return (await findReportHash(tx, key)) === bodyHash ? "repeated" : "conflict";
}

const isSameAmount = (report: PaymentReport, { amount, currency }: Pick<DepositRow, "amount" | "currency">) =>
  report.currency === currency && parseAmount(report.amount, currency) === amount;

/** Why a credit waits: the account is closed, or the member's own limit that it would pass, which may have been lowered since. */
async function findHold(system: System, tx: Transaction, { memberId, currency, amount }: DepositRow, now: Date) {
  const { owner, brand } = await loadParty(tx, memberId, currency);
  await lockWallets(tx, owner);
  if (await isAccountClosed(tx, memberId)) return { closed: true };
  const passed = await findPassedDepositLimit(tx, { memberId, timeZone: system.brands.of(brand).timeZone, now }, amount);
  return passed && { limit: passed.period };
}

async function applyToDeposit(system: System, tx: Transaction, { adapter, report, requestId, at }: Arrived): Promise<Applied> {
  const row = await lockDeposit(tx, { memberId: report.member, id: report.reference });
  if (row?.adapter !== adapter) return "unknown";
  const wanted = afterReport(row.state, report.status, isSameAmount(report, row));
  const hold = wanted === "succeeded" ? await findHold(system, tx, row, at) : undefined;
  // It waits for an operator: the money is the member's, and may have to go back to its payer.
  const to: DepositState = hold ? "review" : wanted;
  const result = (await settleDeposit(tx, row, to, { by: "adapter", at, note: report.event })) ? "done" : "ignored";
  const ctx = { brand: { code: row.brand }, requestId, address: adapter, now: at };
  await writeAudit(tx, ctx, `payment.${report.status}`, row.memberId, { ...report, to, result, ...hold });
  return result;
}

/** A payout is sent or it is not. Another amount than the one handed over changes nothing: an operator must decide. */
async function applyToWithdrawal(system: System, tx: Transaction, { adapter, report, requestId, at }: Arrived): Promise<Applied> {
  const row = await lockWithdrawal(tx, { memberId: report.member, id: report.reference });
  if (row?.adapter !== adapter) return "unknown";
  const sent = { amount: row.amount - row.fee, currency: row.currency };
  const to = report.status === "succeeded" ? "paid" : "failed";
  const isFinal = report.status !== "processing" && isSameAmount(report, sent);
  const after = isFinal && (await settleWithdrawal(system, tx, row, to, { by: "adapter", at, note: report.event }));
  const result = after ? "done" : "ignored";
  const ctx = { brand: { code: row.brand }, requestId, address: adapter, now: at };
  await writeAudit(tx, ctx, `payout.${report.status}`, row.memberId, { ...report, result });
  return result;
}

class UnknownSubject extends Error {
  override name = "UnknownSubject";
}

async function applyOnce(system: System, tx: Transaction, arrived: Arrived): Promise<ReportOutcome> {
  const before = await claim(tx, arrived);
  if (before) return before;
  const { adapter, report } = arrived;
  const result = await (report.kind === "deposit" ? applyToDeposit(system, tx, arrived) : applyToWithdrawal(system, tx, arrived));
  // The claim must be rolled back: the adapter repeats the report, and by then the subject may exist.
  if (result === "unknown") throw new UnknownSubject(`${adapter} reported on ${report.reference}, which does not exist`);
  if (result === "ignored") await markReportIgnored(tx, { adapter, event: report.event });
  return result;
}

/** Applies one report, once: its event, the step, the money, the notification and the audit row commit together. */
export async function applyReport(system: System, arrived: Arrived): Promise<ReportOutcome> {
  try {
    return await transact(system.db, async (tx) => await applyOnce(system, tx, arrived));
  } catch (error) {
    if (error instanceof UnknownSubject) return "unknown";
    throw error;
  }
}
