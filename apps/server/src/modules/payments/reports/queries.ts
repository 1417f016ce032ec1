import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { paymentReports } from "../schema.ts";

type ReportRow = typeof paymentReports.$inferSelect;
type ReportKey = Pick<ReportRow, "adapter" | "event">;

const byKey = ({ adapter, event }: ReportKey) => and(eq(paymentReports.adapter, adapter), eq(paymentReports.event, event));

/** Stores the report unless its event exists already; then false. A concurrent second one waits here for the first. */
export async function insertReport(tx: Transaction, row: ReportRow): Promise<boolean> {
  const inserted = await tx.insert(paymentReports).values(row).onConflictDoNothing().returning({ event: paymentReports.event });
  return inserted.length === 1;
}

/** The hash of what an earlier report of this event said. */
export async function findReportHash(tx: Transaction, key: ReportKey): Promise<string | undefined> {
  const [row] = await tx.select({ bodyHash: paymentReports.bodyHash }).from(paymentReports).where(byKey(key));
  return row?.bodyHash;
}

export async function markReportIgnored(tx: Transaction, key: ReportKey): Promise<void> {
  await tx.update(paymentReports).set({ result: "ignored" }).where(byKey(key));
}
