import { and, eq } from "drizzle-orm";
import { afterReport, type DepositState } from "@baize/domain/payments/deposit-state";
import { parseAmount } from "@baize/domain/money/amount";
import { transact } from "../../../platform/database/retry.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { paymentReports } from "../schema.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { type DepositRow, depositState, lockDeposit } from "../deposits/step-deposit.ts";
import type { PaymentReport } from "./report.ts";
import { settleDeposit } from "../deposits/settle-deposit.ts";
import { settleWithdrawal } from "../withdrawals/settle-withdrawal.ts";
import { lockWithdrawal } from "../withdrawals/step-withdrawal.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import type { System } from "../../../platform/system.ts";

export type Outcome = "done" | "ignored" | "repeated" | "conflict" | "unknown";

export interface Arrived {
  readonly adapter: string;
  readonly report: PaymentReport;
  readonly requestId: string;
  readonly at: Date;
}

type Step = "done" | "ignored" | "unknown";

/** Claims the event; what was made of it before, when it came already. A second one waits here for the first. */
async function claim(tx: Transaction, { adapter, report, at }: Arrived): Promise<Outcome | undefined> {
  const bodyHash = hashOf(JSON.stringify([report.kind, report.reference, report.status, report.amount, report.currency]));
  const row = { adapter, event: report.event, subject: report.reference, bodyHash, result: "done", at };
  const claimed = await tx.insert(paymentReports).values(row).onConflictDoNothing().returning({ event: paymentReports.event });
  if (claimed.length === 1) return undefined;
  const same = and(eq(paymentReports.adapter, adapter), eq(paymentReports.event, report.event));
  const [before] = await tx.select({ bodyHash: paymentReports.bodyHash }).from(paymentReports).where(same);
  return before?.bodyHash === bodyHash ? "repeated" : "conflict";
}

const isSame = (report: PaymentReport, { amount, currency }: Pick<DepositRow, "amount" | "currency">) =>
  report.currency === currency && parseAmount(report.amount, currency) === amount;

async function depositReported(tx: Transaction, { adapter, report, requestId, at }: Arrived): Promise<Step> {
  const row = await lockDeposit(tx, report.reference);
  if (row?.adapter !== adapter) return "unknown";
  const to: DepositState = afterReport(depositState(row), report.status, isSame(report, row));
  const step = (await settleDeposit(tx, row, to, { by: "adapter", at, note: report.event })) ? "done" : "ignored";
  const ctx = { brand: { code: row.brand }, requestId, address: adapter, now: at };
  await writeAudit(tx, ctx, `payment.${report.status}`, row.memberId, { ...report, to, result: step });
  return step;
}

/** A payout is sent or it is not. Another amount than the one that was handed over calls a person: nothing is done. */
async function payoutReported(system: System, tx: Transaction, { adapter, report, requestId, at }: Arrived): Promise<Step> {
  const row = await lockWithdrawal(tx, report.reference);
  if (row?.adapter !== adapter) return "unknown";
  const sent = { amount: row.amount - row.fee, currency: row.currency };
  const to = report.status === "succeeded" ? "paid" : "failed";
  const meant = report.status !== "processing" && isSame(report, sent);
  const after = meant && (await settleWithdrawal(system, tx, row, to, { by: "adapter", at, note: report.event }));
  const step = after ? "done" : "ignored";
  const ctx = { brand: { code: row.brand }, requestId, address: adapter, now: at };
  await writeAudit(tx, ctx, `payout.${report.status}`, row.memberId, { ...report, result: step });
  return step;
}

async function noteIgnored(tx: Transaction, { adapter, report }: Arrived): Promise<void> {
  await tx
    .update(paymentReports)
    .set({ result: "ignored" })
    .where(and(eq(paymentReports.adapter, adapter), eq(paymentReports.event, report.event)));
}

class Unknown extends Error {
  override name = "Unknown";
}

async function takeIn(system: System, tx: Transaction, arrived: Arrived): Promise<Outcome> {
  const before = await claim(tx, arrived);
  if (before) return before;
  const step = await (arrived.report.kind === "deposit" ? depositReported(tx, arrived) : payoutReported(system, tx, arrived));
  // Nothing of it may stay: the adapter asks again, and by then the subject may be there.
  if (step === "unknown") throw new Unknown("no such subject");
  if (step === "ignored") await noteIgnored(tx, arrived);
  return step;
}

/** One report, once: its event, the step, the money, the word to the member and the audit row stand or fall together. */
export async function takeReport(system: System, arrived: Arrived): Promise<Outcome> {
  try {
    return await transact(system.db, async (tx) => await takeIn(system, tx, arrived));
  } catch (error) {
    if (error instanceof Unknown) return "unknown";
    throw error;
  }
}
