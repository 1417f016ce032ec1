import { and, desc, eq, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract";
import type { MemberContext } from "../../context.ts";
import type { Executor } from "../../db/database.ts";
import { dues } from "../../db/schema/rewards.ts";
import { past, type Place } from "../../http/place.ts";

export type DueRow = typeof dues.$inferSelect;

/** One more than the page holds. */
export async function findDues(
  { system, member }: MemberContext,
  { state, limit }: ParsedOf<"rewards.list">,
  place: Place | undefined,
): Promise<DueRow[]> {
  return await system.db
    .select()
    .from(dues)
    .where(and(eq(dues.memberId, member.id), eq(dues.state, state), past(place, dues.at, dues.id)))
    .orderBy(desc(dues.at), desc(dues.id))
    .limit(limit + 1);
}

export async function sumOpen({ system, member }: MemberContext): Promise<{ count: number; amount: bigint }> {
  const [row] = await system.db
    .select({ count: sql<string>`count(*)::text`, amount: sql<string>`coalesce(sum(${dues.amount}), 0)::text` })
    .from(dues)
    .where(and(eq(dues.memberId, member.id), eq(dues.state, "open")));
  return { count: Number(row?.count ?? 0), amount: BigInt(row?.amount ?? 0) };
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
