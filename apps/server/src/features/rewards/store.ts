import { and, desc, eq, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../context.ts";
import type { Executor } from "../../db/database.ts";
import { dues } from "../../db/schema/rewards.ts";
import { onlyRow, rowCount, sumWhere } from "../../db/sums.ts";
import { ownRows } from "../../http/own-rows.ts";
import { past, type Place } from "../../http/place.ts";

type Filters = ParsedOf<"rewards.list">;
export type DueRow = typeof dues.$inferSelect;

/** One more than the page holds. */
export async function findDues(ctx: MemberContext, filters: Filters, place: Place | undefined): Promise<DueRow[]> {
  return await ctx.system.db
    .select()
    .from(dues)
    .where(and(ownRows(ctx, dues, filters), past(place, dues.at, dues.id)))
    .orderBy(desc(dues.at), desc(dues.id))
    .limit(filters.limit + 1);
}

/** Over all that the filters let through. */
export async function sumDues(ctx: MemberContext, filters: Pick<Filters, "state" | "from" | "to">) {
  const rows = await ctx.system.db
    .select({ count: rowCount(), amount: sumWhere(dues.amount) })
    .from(dues)
    .where(ownRows(ctx, dues, filters));
  return onlyRow(rows);
}

/** Of the member alone; to be read after `lockMember` where it decides anything. */
export async function findDue(db: Executor, { member }: MemberContext, id: string): Promise<DueRow | undefined> {
  const [row] = await db
    .select()
    .from(dues)
    .where(and(eq(dues.memberId, member.id), sql`${dues.id}::text = ${id}`));
  return row;
}

export async function closeDue(db: Executor, due: DueRow, at: Date): Promise<void> {
  await db
    .update(dues)
    .set({ state: "claimed", closedAt: at })
    .where(and(eq(dues.memberId, due.memberId), eq(dues.id, due.id)));
}
