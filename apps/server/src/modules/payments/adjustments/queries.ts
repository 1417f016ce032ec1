import { and, asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { members } from "../../identity/schema.ts";
import { adjustments } from "../schema.ts";
import { openStates } from "@baize/domain/state-machine/machine";
import { ADJUSTMENT } from "@baize/domain/payments/adjustment";
import { inStates } from "../../../platform/database/states.ts";

export type AdjustmentRow = typeof adjustments.$inferSelect;

export async function insertAdjustment(tx: Transaction, row: typeof adjustments.$inferInsert): Promise<void> {
  await tx.insert(adjustments).values(row);
}

type AdjustmentKey = Pick<AdjustmentRow, "memberId" | "id">;
const byKey = (key: AdjustmentKey) => and(eq(adjustments.memberId, key.memberId), eq(adjustments.id, key.id));

/** Whose adjustment it is: for an operator, who knows the id alone. */
export async function findAdjustmentKey(tx: Transaction, id: string): Promise<AdjustmentKey | undefined> {
  const [row] = await tx
    .select({ memberId: adjustments.memberId, id: adjustments.id })
    .from(adjustments)
    .where(eq(adjustments.id, id));
  return row;
}

/** Locked to the end of the transaction; undefined when the member has no such adjustment. */
export async function lockAdjustment(tx: Transaction, key: AdjustmentKey): Promise<AdjustmentRow | undefined> {
  const [row] = await tx.select().from(adjustments).where(byKey(key)).for("update");
  return row;
}

type Decision = Pick<AdjustmentRow, "state" | "decidedBy" | "decidedAt">;

export async function updateAdjustment(tx: Transaction, key: AdjustmentKey, decision: Decision): Promise<void> {
  await tx.update(adjustments).set(decision).where(byKey(key));
}

/** Adjustments that wait for a second person, the oldest first, with their members' names. */
export async function listRequestedAdjustments(db: Database) {
  return await db
    .select({ row: adjustments, username: members.username })
    .from(adjustments)
    .innerJoin(members, eq(members.id, adjustments.memberId))
    .where(inStates(adjustments.state, openStates(ADJUSTMENT)))
    .orderBy(asc(adjustments.requestedAt))
    .limit(MOST);
}
