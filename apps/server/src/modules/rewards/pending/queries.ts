import { inStates } from "../../../platform/database/states.ts";
import { statesBefore } from "@baize/domain/state-machine/machine";
import { PENDING_REWARD } from "@baize/domain/rewards/pending-reward";
import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { dues } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";

type Filters = ParsedOf<"rewards.list">;
export type PendingRewardRow = typeof dues.$inferSelect;

/** One more than the page holds. */
export async function listPendingRewards(
  ctx: MemberContext,
  filters: Filters,
  place: Cursor | undefined,
): Promise<PendingRewardRow[]> {
  return await ctx.system.db
    .select()
    .from(dues)
    .where(and(ownRows(ctx, dues, filters), afterCursor(place, dues.at, dues.id)))
    .orderBy(desc(dues.at), desc(dues.id))
    .limit(filters.limit + 1);
}

/** Totals of the filtered rows. */
export async function sumPendingRewards(ctx: MemberContext, filters: Pick<Filters, "state" | "from" | "to">) {
  const rows = await ctx.system.db
    .select({ count: rowCount(), amount: sumWhere(dues.amount) })
    .from(dues)
    .where(ownRows(ctx, dues, filters));
  return onlyRow(rows);
}

/** One reward of the member; read it after `lockMember` where it decides anything. */
export async function findPendingReward(
  db: Executor,
  { member }: MemberContext,
  id: string,
): Promise<PendingRewardRow | undefined> {
  const [row] = await db
    .select()
    .from(dues)
    .where(and(eq(dues.memberId, member.id), sql`${dues.id}::text = ${id}`));
  return row;
}

export async function closePendingReward(db: Executor, due: PendingRewardRow, at: Date): Promise<void> {
  await db
    .update(dues)
    .set({ state: "claimed", closedAt: at })
    .where(and(eq(dues.memberId, due.memberId), eq(dues.id, due.id)));
}

/** Adds a reward once for its source and ref; false when it existed. */
export async function insertPendingReward(db: Executor, row: typeof dues.$inferInsert): Promise<boolean> {
  return (await db.insert(dues).values(row).onConflictDoNothing().returning({ id: dues.id })).length === 1;
}

export async function expirePendingRewards(db: Executor, now: Date): Promise<void> {
  await db
    .update(dues)
    .set({ state: "expired", closedAt: now })
    .where(and(inStates(dues.state, statesBefore(PENDING_REWARD, "expire")), lte(dues.expiresAt, now)));
}
