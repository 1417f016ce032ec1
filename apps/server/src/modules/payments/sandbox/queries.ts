import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { sandboxReports } from "../schema.ts";

export async function insertPlannedReports(db: Executor, rows: (typeof sandboxReports.$inferInsert)[]): Promise<void> {
  await db.insert(sandboxReports).values(rows);
}

/** Reports that are due and were not accepted yet, in their order. */
export async function listDueReports(db: Database, now: Date) {
  return await db
    .select({ id: sandboxReports.id, body: sandboxReports.body })
    .from(sandboxReports)
    .where(and(isNull(sandboxReports.sentAt), lte(sandboxReports.dueAt, now)))
    .orderBy(asc(sandboxReports.dueAt), asc(sandboxReports.id))
    .limit(200);
}

/** Marked after it was accepted: a server that is killed in between sends it again, as a real bank would. */
export async function markReportSent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sandboxReports).set({ sentAt: now }).where(eq(sandboxReports.id, id));
}
