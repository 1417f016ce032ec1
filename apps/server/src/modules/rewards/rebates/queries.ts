import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import type { BusinessWindow } from "../../../platform/lists/business-window.ts";
import { games } from "../../gaming/schema.ts";
import { bets } from "../../gaming/play-schema.ts";
import { pendingRewards, rebateLines } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import type { Cursor } from "../../../platform/lists/page.ts";

/** A line is identified by its week and its kind of game. */
type Which = Pick<ParsedOf<"rebates.lines">, "day" | "category">;

const ofRewardLine = sql`${pendingRewards.memberId} = ${rebateLines.memberId} and ${pendingRewards.id} = ${rebateLines.rewardId}`;

/** Lines of rebates with the state of each reward. */
const rebatesWhere = ({ system }: MemberContext, where: SQL | undefined) =>
  system.db
    .select({ line: rebateLines, state: pendingRewards.state })
    .from(rebateLines)
    .leftJoin(pendingRewards, ofRewardLine)
    .where(where);

export type RebateRow = Awaited<ReturnType<typeof rebatesWhere>>[number];

/** None of a category that the product no longer knows. */
const ownRebates = ({ member }: MemberContext) =>
  and(eq(rebateLines.memberId, member.id), inArray(rebateLines.category, [...CATEGORIES]));

/** Newest week first; one more than the page holds. */
export async function findRebates(ctx: MemberContext, limit: number, after: Which | undefined): Promise<RebateRow[]> {
  const older = after && sql`(${rebateLines.day}, ${rebateLines.category}) < (${after.day}::date, ${after.category})`;
  return await rebatesWhere(ctx, and(ownRebates(ctx), older))
    .orderBy(desc(rebateLines.day), desc(rebateLines.category))
    .limit(limit + 1);
}

export async function sumRebates(ctx: MemberContext) {
  const rows = await ctx.system.db
    .select({ count: rowCount(), validBet: sumWhere(rebateLines.validBet), amount: sumWhere(rebateLines.amount) })
    .from(rebateLines)
    .where(ownRebates(ctx));
  return onlyRow(rows);
}

export async function findRebate(ctx: MemberContext, { day, category }: Which): Promise<RebateRow | undefined> {
  const one = and(eq(rebateLines.memberId, ctx.member.id), eq(rebateLines.day, day), eq(rebateLines.category, category));
  return (await rebatesWhere(ctx, one))[0];
}

/**
 * The bets that the job counted for a line: settled in the week from that Monday, in the brand's zone. One whose result was taken back
 * in a later week counts against that week.
 */
const countedBets = ({ member, brand }: MemberContext, { day, category }: Which): SQL => {
  const at = (days: number) => sql`((${day}::date + ${days}::int)::timestamp at time zone ${brand.timeZone})`;
  return sql`(select f.bet_id, max(f.settled_at) as at, sum(f.stake) as stake, sum(f.valid_bet) as valid_bet from wager_facts f
    where f.member_id = ${member.id} and f.settled_at >= ${at(0)} and f.settled_at < ${at(7)} and f.game_type = ${category}
    group by f.bet_id having sum(f.valid_bet) <> 0)`;
};

/** Newest first; one more than the page holds. */
export async function findRebateBets(ctx: MemberContext, which: Which & { limit: number }, place: Cursor | undefined) {
  return await ctx.system.db
    .select({
      betId: bets.id,
      roundId: bets.roundId,
      at: sql`c.at`.mapWith(bets.placedAt),
      stake: sql`c.stake`.mapWith(asBigint),
      validBet: sql`c.valid_bet`.mapWith(asBigint),
      title: games.title,
      titles: games.titles,
    })
    .from(bets)
    .innerJoin(sql`${countedBets(ctx, which)} c`, and(eq(bets.memberId, ctx.member.id), sql`c.bet_id = ${bets.id}`))
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(place && sql`(c.at, c.bet_id) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`)
    .orderBy(sql`c.at desc, c.bet_id desc`)
    .limit(which.limit + 1);
}

export async function sumRebateBets(ctx: MemberContext, which: Which): Promise<{ count: number; validBet: bigint }> {
  const { rows } = await ctx.system.db.execute(
    sql`select count(*)::text as count, coalesce(sum(c.valid_bet), 0)::text as sum from ${countedBets(ctx, which)} c`,
  );
  return { count: Number(rows[0]?.count ?? 0), validBet: asBigint(rows[0]?.sum ?? 0) };
}

/**
 * Valid bets of a week by member and category, of real members whose rebate of that week was not counted yet. They are negative where
 * more was taken back in this week than played.
 */
export async function listUncountedBets(db: Executor, brand: string, week: BusinessWindow) {
  const { rows } = await db.execute(sql`
    select f.member_id, m.vip_level, f.game_type as category, sum(f.valid_bet)::text as sum
    from wager_facts f join members m on m.id = f.member_id
    where f.brand = ${brand} and f.settled_at >= ${week.start.toISOString()}::timestamptz
      and f.settled_at < ${week.end.toISOString()}::timestamptz and f.book = 'real'
      and not exists (select from rebate_lines r where r.member_id = f.member_id and r.day = ${week.day}::date)
    group by 1, 2, 3 having sum(f.valid_bet) <> 0`);
  return rows.map((row) => ({
    memberId: asText(row.member_id),
    vipLevel: Number(row.vip_level),
    category: asText(row.category),
    validBet: asBigint(row.sum),
  }));
}

export type RebateLine = typeof rebateLines.$inferInsert;

/** Lines of a week that another run counted stay as they are. */
export async function insertRebateLines(tx: Executor, lines: readonly RebateLine[]): Promise<void> {
  await tx
    .insert(rebateLines)
    .values([...lines])
    .onConflictDoNothing();
}
