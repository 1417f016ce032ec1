import { inStates } from "../../../platform/database/states.ts";
import { stateAfter, statesBefore } from "@baize/domain/state-machine/machine";
import { PENDING_REWARD } from "@baize/domain/rewards/pending-reward";
import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { pendingRewards } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";

type Filters = ParsedOf<"rewards.list">;
export type PendingRewardRow = typeof pendingRewards.$inferSelect;

/** One more than the page holds. */
export async function listPendingRewards(
  ctx: MemberContext,
  filters: Filters,
  cursor: Cursor | undefined,
): Promise<PendingRewardRow[]> {
  return await ctx.system.db
    .select()
    .from(pendingRewards)
    .where(and(ownRows(ctx, pendingRewards, filters), afterCursor(cursor, pendingRewards.at, pendingRewards.id)))
    .orderBy(desc(pendingRewards.at), desc(pendingRewards.id))
    .limit(filters.limit + 1);
}

/** Totals of the filtered rows. */
export async function sumPendingRewards(ctx: MemberContext, filters: Pick<Filters, "state" | "from" | "to">) {
  const rows = await ctx.system.db
    .select({ count: rowCount(), amount: sumWhere(pendingRewards.amount) })
    .from(pendingRewards)
    .where(ownRows(ctx, pendingRewards, filters));
  return onlyRow(rows);
}

/** One reward of the member; read it after `lockBeneficiary` where it decides anything. */
export async function findPendingReward(
  db: Executor,
  { member }: MemberContext,
  id: string,
): Promise<PendingRewardRow | undefined> {
  const [row] = await db
    .select()
    .from(pendingRewards)
    .where(and(eq(pendingRewards.memberId, member.id), sql`${pendingRewards.id}::text = ${id}`));
  return row;
}

export async function closePendingReward(db: Executor, reward: PendingRewardRow, at: Date): Promise<void> {
  await db
    .update(pendingRewards)
    .set({ state: stateAfter(PENDING_REWARD, "claim"), closedAt: at })
    .where(and(eq(pendingRewards.memberId, reward.memberId), eq(pendingRewards.id, reward.id)));
}

/** Adds a reward once for its source and ref; false when it existed. */
export async function insertPendingReward(db: Executor, row: typeof pendingRewards.$inferInsert): Promise<boolean> {
  return (await db.insert(pendingRewards).values(row).onConflictDoNothing().returning({ id: pendingRewards.id })).length === 1;
}

export async function expirePendingRewards(db: Executor, now: Date): Promise<void> {
  await db
    .update(pendingRewards)
    .set({ state: stateAfter(PENDING_REWARD, "expire"), closedAt: now })
    .where(and(inStates(pendingRewards.state, statesBefore(PENDING_REWARD, "expire")), lte(pendingRewards.expiresAt, now)));
}
