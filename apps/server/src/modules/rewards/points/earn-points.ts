import { and, eq, sql } from "drizzle-orm";
import type { PointType } from "@baize/domain/rewards/points/kinds";
import { pointsFor, pointTypeOf } from "@baize/domain/rewards/points/earn";
import { isCategory } from "@baize/domain/gaming/game/category";
import { brandConfig } from "../../../platform/brand/config.ts";
import type { Database } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { brands } from "../../../platform/brand/schema.ts";
import { pointEarnings } from "../schema.ts";
import { lockMember } from "../grants/grant-reward.ts";
import { movePoints } from "./post-points.ts";

interface Earned {
  readonly memberId: string;
  /** Business day of the brand. */
  readonly day: string;
  readonly type: PointType;
  readonly sum: bigint;
}

/** Valid bets and deposits of real members since a business day began, by member, day and type. */
async function earnedSince(db: Database, brand: string, zone: string, from: Date): Promise<Earned[]> {
  const since = from.toISOString();
  const { rows } = await db.execute(sql`
    select b.member_id, (b.settled_at at time zone ${zone})::date::text as day, g.category as what, sum(b.valid_bet)::text as sum
    from bets b join games g on g.id = b.game_id join members m on m.id = b.member_id
    where b.brand = ${brand} and b.settled_at >= ${since}::timestamptz and b.valid_bet > 0 and m.book = 'real'
    group by 1, 2, 3
    union all
    select t.member_id, (t.at at time zone ${zone})::date::text, 'deposit', sum(t.amount)::text
    from transfers t join members m on m.id = t.member_id
    where t.kind = 'deposit' and t.at >= ${since}::timestamptz and m.brand = ${brand} and m.book = 'real'
    group by 1, 2`);
  const sums = new Map<string, Earned>();
  for (const row of rows) {
    const what = asText(row.what);
    const type = isCategory(what) ? pointTypeOf(what) : "deposit";
    const of = { memberId: asText(row.member_id), day: asText(row.day), type };
    sums.set(keyOf(of), { ...of, sum: (sums.get(keyOf(of))?.sum ?? 0n) + asBigint(row.sum) });
  }
  return [...sums.values()];
}

const keyOf = ({ memberId, day, type }: { readonly memberId: string; readonly day: string; readonly type: string }) =>
  `${memberId} ${day} ${type}`;

/** What was paid for these days: asked once for all, as most of them earn nothing new between two runs. */
async function paidFor(db: Database, earned: readonly Earned[]): Promise<ReadonlyMap<string, bigint>> {
  const ids = `{${[...new Set(earned.map(({ memberId }) => memberId))].join(",")}}`;
  const [first = null] = earned.map(({ day }) => day).toSorted();
  const { rows } = await db.execute(sql`select member_id as "memberId", day::text as day, type, points::text as points
    from point_earnings where member_id = any(${ids}::uuid[]) and day >= ${first}::date`);
  return new Map(
    rows.map(({ memberId, day, type, points }) => [
      keyOf({ memberId: asText(memberId), day: asText(day), type: asText(type) }),
      asBigint(points),
    ]),
  );
}

/**
 * Pays the points that each of the last business days has earned so far and that were not paid yet. A day is counted
 * anew from its bets every time, so running it twice, or late, pays the same.
 */
export async function earnPoints(db: Database, now: Date, days = 2): Promise<void> {
  for (const { code, house, config } of await db.select().from(brands)) {
    const { timeZone, currency, points } = brandConfig.parse(config);
    const { rows } = await db.execute(sql`
      select (((${now.toISOString()}::timestamptz at time zone ${timeZone})::date - ${days - 1}::int)::timestamp at time zone ${timeZone})
        as start`);
    const from = new Date(String(rows[0]?.start));
    const all = await earnedSince(db, code, timeZone, from);
    const paid = await paidFor(db, all);
    for (const earned of all) {
      const rule = points.earning.find(({ type }) => type === earned.type);
      if (!rule) continue;
      const owed = pointsFor(earned.sum, { points: rule.points, per: BigInt(rule.per) });
      const owner = { id: earned.memberId, book: "real", currency } as const;
      if (owed > (paid.get(keyOf(earned)) ?? 0n)) await pay(db, { owner, house, brand: code, now }, earned, owed);
    }
  }
}

async function pay(db: Database, to: Parameters<typeof movePoints>[1], earned: Earned, owed: bigint): Promise<void> {
  const { memberId, day, type, sum } = earned;
  const where = and(eq(pointEarnings.memberId, memberId), eq(pointEarnings.day, day), eq(pointEarnings.type, type));
  await transact(db, async (tx) => {
    await lockMember(tx, to);
    const [paid] = await tx.select({ points: pointEarnings.points }).from(pointEarnings).where(where);
    const missing = owed - (paid?.points ?? 0n);
    if (missing <= 0n) return;
    await movePoints(tx, to, { kind: "points-earned", ref: `${type}/${day}`, points: missing });
    await tx
      .insert(pointEarnings)
      .values({ memberId, day, type, sum, points: owed })
      .onConflictDoUpdate({
        target: [pointEarnings.memberId, pointEarnings.day, pointEarnings.type],
        set: { sum, points: owed },
      });
  });
}
