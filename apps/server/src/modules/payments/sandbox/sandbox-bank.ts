import { createHmac, timingSafeEqual } from "node:crypto";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Report } from "@baize/domain/payments/deposit-state";
import { formatAmount } from "@baize/domain/money/amount";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { sandboxReports } from "../schema.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { PaymentAdapter } from "../adapter.ts";
import type { PaymentReport } from "../reports/report.ts";

export const SANDBOX_BANK = "sandbox-bank";

/** What the sandbox will report, and in how many seconds. */
export interface Planned {
  readonly report: Omit<PaymentReport, "event"> & { readonly event?: string };
  readonly after: number;
}

/** Writes down what is to be reported; `deliverReports` sends it when it is due. */
export async function planReports(db: Executor, subject: string, planned: readonly Planned[], now: Date): Promise<void> {
  const rows = planned.map(({ report, after }, index) => {
    const id = newId();
    // A millisecond apart keeps the order in which they were planned.
    const dueAt = new Date(now.getTime() + after * 1000 - (planned.length - index));
    return { id, subject, body: { ...report, event: report.event ?? id }, dueAt };
  });
  await db.insert(sandboxReports).values(rows);
}

export interface DueReport {
  readonly id: string;
  readonly body: Record<string, string>;
}

export async function dueReports(db: Database, now: Date): Promise<DueReport[]> {
  return await db
    .select({ id: sandboxReports.id, body: sandboxReports.body })
    .from(sandboxReports)
    .where(and(isNull(sandboxReports.sentAt), lte(sandboxReports.dueAt, now)))
    .orderBy(asc(sandboxReports.dueAt), asc(sandboxReports.id))
    .limit(200);
}

/** Marked after it was taken: a server that is killed in between sends it again, as a real bank would. */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sandboxReports).set({ sentAt: now }).where(eq(sandboxReports.id, id));
}

const keyOf = (secret: string, id: string) => createHmac("sha256", secret).update(`page ${id}`).digest("base64url");

/** Whether the page's address was made by this server. */
export function isPageKey(secret: string, id: string, key: string): boolean {
  const [given, wanted] = [Buffer.from(key), Buffer.from(keyOf(secret, id))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Account numbers that the sandbox cannot pay to end like this. */
const REFUSED = /(0000|fail@sandbox)$/;

/** A bank with nothing behind it: a person presses what it should report. */
export function sandboxBank(secret: string): PaymentAdapter {
  return {
    id: SANDBOX_BANK,
    secret,
    payUrl: ({ id }) => `/wps/sandbox/bank/${id}?key=${keyOf(secret, id)}`,
    async payOut(tx, { id, amount, currency, number, at }) {
      const status: Report = REFUSED.test(number) ? "failed" : "succeeded";
      const report = { kind: "payout" as const, reference: id, status, amount: formatAmount(amount, currency), currency };
      await planReports(tx, id, [{ report, after: 0 }], at);
    },
  };
}
