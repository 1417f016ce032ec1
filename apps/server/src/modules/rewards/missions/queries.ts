import { notReversed } from "../../../ledger/not-reversed.ts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { asBigint } from "../../../platform/database/raw.ts";
import { pendingRewards, missions } from "../schema.ts";
import type { BusinessWindow } from "../../../platform/lists/business-window.ts";

export type MissionRow = typeof missions.$inferSelect;

export async function listMissionRows({ system, brand }: MemberContext): Promise<MissionRow[]> {
  return await system.db.select().from(missions).where(eq(missions.brand, brand.code)).orderBy(asc(missions.position)).limit(100);
}

export async function findMission({ system, brand }: MemberContext, id: string): Promise<MissionRow | undefined> {
  const [row] = await system.db
    .select()
    .from(missions)
    .where(and(eq(missions.brand, brand.code), sql`${missions.id}::text = ${id}`));
  return row;
}

/** A member's progress in the window: minor units, or rounds. Taking a result back lowers the progress of the window in which that happens, never below zero. */
export async function sumProgress(
  db: Executor,
  { member }: MemberContext,
  { metric, category }: MissionRow,
  { start, end }: BusinessWindow,
): Promise<bigint> {
  const [from, to] = [start.toISOString(), end.toISOString()];
  if (metric === "deposit") {
    const { rows } = await db.execute(sql`select coalesce(sum(amount), 0)::text as sum from transfers
      where transfers.member_id = ${member.id} and kind = 'deposit' and at >= ${from}::timestamptz and at < ${to}::timestamptz
        and ${sql.raw(notReversed("transfers"))}`);
    return asBigint(rows[0]?.sum);
  }
  const what = metric === "rounds" ? sql`sum(sign(f.valid_bet))` : sql`sum(f.valid_bet)`;
  const only = category === null ? sql`` : sql`and f.game_type = ${category}`;
  // `counts_at` is never before `settled_at`, so the index on it skips older lines. Demo lines have none and are all read.
  const { rows } = await db.execute(sql`select greatest(coalesce(${what}, 0), 0)::text as sum from wager_facts f
    where f.member_id = ${member.id} and (f.counts_at is null or f.counts_at >= ${from}::timestamptz)
      and f.settled_at >= ${from}::timestamptz and f.settled_at < ${to}::timestamptz ${only}`);
  return asBigint(rows[0]?.sum);
}

/** A mission pays once in each of its windows. */
export const missionRef = ({ id }: MissionRow, { day }: BusinessWindow): string => `${id}/${day}`;

export async function listClaimed(db: Executor, { member }: MemberContext, refs: readonly string[]): Promise<Set<string>> {
  if (refs.length === 0) return new Set();
  const rows = await db
    .select({ ref: pendingRewards.ref })
    .from(pendingRewards)
    .where(
      and(eq(pendingRewards.memberId, member.id), eq(pendingRewards.source, "mission"), inArray(pendingRewards.ref, [...refs])),
    );
  return new Set(rows.map(({ ref }) => ref));
}
