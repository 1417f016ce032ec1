import { notReversed } from "../../../ledger/not-reversed.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { isCategory } from "@baize/domain/gaming/game/category";
import { pointTypeOf } from "@baize/domain/rewards/points/earn";
import { REDEMPTION } from "@baize/domain/rewards/points/redemption";
import { statesBefore } from "@baize/domain/state-machine/machine";
import { DEPOSIT_POINTS, type PointType, type RewardKind } from "@baize/domain/rewards/points/kinds";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { asBigint, asText, runIn } from "../../../platform/database/raw.ts";
import { inStates } from "../../../platform/database/states.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { members } from "../../identity/schema.ts";
import { pointEarnings, redemptions } from "../schema.ts";
import { rewards } from "../mall-schema.ts";
import { memberAccount } from "../../../ledger/account.ts";
import { loadBalance } from "../../../ledger/post.ts";
import { inBrands } from "../../../platform/lists/in-brands.ts";
import type { Operator } from "../../../platform/operator/operation.ts";

export type RewardRow = typeof rewards.$inferSelect;

export async function listPointRewards({ system, brand }: RequestContext, kind: RewardKind | undefined): Promise<RewardRow[]> {
  return await system.db
    .select()
    .from(rewards)
    .where(and(eq(rewards.brand, brand.code), kind ? eq(rewards.kind, kind) : undefined))
    .orderBy(asc(rewards.position))
    .limit(200);
}

export async function loadPoints({ system, brand, member }: MemberContext): Promise<bigint> {
  const owner = { id: member.id, book: member.book, currency: brand.currency };
  return (await loadBalance(runIn(system.db), memberAccount(owner, "points"))) ?? 0n;
}

/** Exchanges that wait for an operator, the oldest first. */
export async function listExchanges(db: Executor, operator: Operator, limit: number) {
  return await db
    .select({ row: redemptions, username: members.username })
    .from(redemptions)
    .innerJoin(members, eq(members.id, redemptions.memberId))
    .where(and(inStates(redemptions.state, statesBefore(REDEMPTION, "approve")), inBrands(members.brand, operator)))
    .orderBy(asc(redemptions.at))
    .limit(limit);
}

export type Exchange = typeof redemptions.$inferSelect;

/** Read it after `lockBeneficiary`. */
export async function findExchange(tx: Executor, memberId: string, id: string): Promise<Exchange | undefined> {
  const [row] = await tx
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.memberId, memberId), eq(redemptions.id, id)));
  return row;
}

export async function changeExchange(
  tx: Executor,
  { memberId, id }: Exchange,
  change: Pick<Exchange, "state" | "remark" | "decidedAt">,
): Promise<void> {
  await tx
    .update(redemptions)
    .set(change)
    .where(and(eq(redemptions.memberId, memberId), eq(redemptions.id, id)));
}

/** Returns the goods of an exchange to the stock. */
export async function returnGoods(tx: Executor, { rewardId, quantity }: Exchange): Promise<void> {
  await tx
    .update(rewards)
    .set({ exchanged: sql`${rewards.exchanged} - ${quantity}` })
    .where(eq(rewards.id, rewardId));
}

/** A sum of one member, business day and type of points. */
export interface Earned {
  readonly memberId: string;
  /** Business day of the brand. */
  readonly day: string;
  readonly type: PointType;
  readonly sum: bigint;
}

/**
 * Valid bets and deposits of real members since a business day began, by member, day and type. A result that is taken back counts
 * against the day on which it was. `memberId`: of this member alone.
 */
export async function listEarnedSince(
  db: Executor,
  brand: string,
  zone: string,
  from: Date,
  memberId?: string,
): Promise<Earned[]> {
  const since = from.toISOString();
  const of = (table: "f" | "t") => (memberId ? sql`and ${sql.raw(table)}.member_id = ${memberId}::uuid` : sql``);
  const { rows } = await db.execute(sql`
    select f.member_id, (f.settled_at at time zone ${zone})::date::text as day, f.game_type as what, sum(f.valid_bet)::text as sum
    from wager_facts f where f.brand = ${brand} and f.settled_at >= ${since}::timestamptz and f.valid_bet <> 0 and f.book = 'real'
      ${of("f")}
    group by 1, 2, 3
    union all
    select t.member_id, (t.at at time zone ${zone})::date::text, 'deposit', sum(t.amount)::text
    from transfers t join members m on m.id = t.member_id
    where t.kind = 'deposit' and t.at >= ${since}::timestamptz and m.brand = ${brand} and m.book = 'real'
      and ${sql.raw(notReversed("t"))} ${of("t")}
    group by 1, 2`);
  const sums = new Map<string, Earned>();
  for (const row of rows) {
    const what = asText(row.what);
    const type = isCategory(what) ? pointTypeOf(what) : DEPOSIT_POINTS;
    const earned = { memberId: asText(row.member_id), day: asText(row.day), type };
    sums.set(earnedKey(earned), { ...earned, sum: (sums.get(earnedKey(earned))?.sum ?? 0n) + asBigint(row.sum) });
  }
  return [...sums.values()];
}

export const earnedKey = ({ memberId, day, type }: { readonly memberId: string; readonly day: string; readonly type: string }) =>
  `${memberId} ${day} ${type}`;

/** The points paid for these days. One query for all, because most days earn nothing new between two runs. */
export async function loadPaidPoints(db: Database, earned: readonly Earned[]): Promise<ReadonlyMap<string, bigint>> {
  const ids = uuidArray([...new Set(earned.map(({ memberId }) => memberId))]);
  const [first = null] = earned.map(({ day }) => day).toSorted();
  const { rows } = await db.execute(sql`select member_id as "memberId", day::text as day, type, points::text as points
    from point_earnings where member_id = any(${ids}) and day >= ${first}::date`);
  return new Map(
    rows.map(({ memberId, day, type, points }) => [
      earnedKey({ memberId: asText(memberId), day: asText(day), type: asText(type) }),
      asBigint(points),
    ]),
  );
}

/** The first moment of the business day that was so many days ago. */
export async function loadDayStart(db: Executor, now: Date, zone: string, back: number): Promise<Date> {
  const { rows } = await db.execute(sql`
    select (((${now.toISOString()}::timestamptz at time zone ${zone})::date - ${back}::int)::timestamp at time zone ${zone})
      as start`);
  return new Date(String(rows[0]?.start));
}

export async function loadPaid(tx: Executor, { memberId, day, type }: Earned): Promise<bigint> {
  const where = and(eq(pointEarnings.memberId, memberId), eq(pointEarnings.day, day), eq(pointEarnings.type, type));
  const [paid] = await tx.select({ points: pointEarnings.points }).from(pointEarnings).where(where);
  return paid?.points ?? 0n;
}

export async function setPaid(tx: Executor, { memberId, day, type, sum }: Earned, points: bigint): Promise<void> {
  await tx
    .insert(pointEarnings)
    .values({ memberId, day, type, sum, points })
    .onConflictDoUpdate({
      target: [pointEarnings.memberId, pointEarnings.day, pointEarnings.type],
      set: { sum, points },
    });
}
