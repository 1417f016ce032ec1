import type { Transaction } from "../../../platform/database/database.ts";
import { adjustments } from "../schema.ts";

export type AdjustmentRow = typeof adjustments.$inferSelect;

export async function insertAdjustment(tx: Transaction, row: AdjustmentRow): Promise<void> {
  await tx.insert(adjustments).values(row);
}
