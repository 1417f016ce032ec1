import { and, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
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
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";

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
 * The bets that the job counted for a line: settled in the week from that Monday, in the brand's zone. A settled bet never
 * changes.
 */
function counted({ member, brand }: MemberContext, { day, category }: Which): SQL | undefined {
  const at = (days: number) => sql`((${day}::date + ${days}::int)::timestamp at time zone ${brand.timeZone})`;
  const week = sql`${bets.settledAt} >= ${at(0)} and ${bets.settledAt} < ${at(7)}`;
  return and(eq(bets.memberId, member.id), week, gt(bets.validBet, 0n), eq(games.category, category));
}

/** Newest first; one more than the page holds. */
export async function findRebateBets(ctx: MemberContext, which: Which & { limit: number }, place: Cursor | undefined) {
  return await ctx.system.db
    .select({ bet: bets, title: games.title, titles: games.titles })
    .from(bets)
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(and(counted(ctx, which), afterCursor(place, bets.settledAt, bets.id)))
    .orderBy(desc(bets.settledAt), desc(bets.id))
    .limit(which.limit + 1);
}

export async function sumRebateBets(ctx: MemberContext, which: Which): Promise<{ count: number; validBet: bigint }> {
  const [row] = await ctx.system.db
    .select({ count: sql<string>`count(*)::text`, validBet: sql<string>`coalesce(sum(${bets.validBet}), 0)::text` })
    .from(bets)
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(counted(ctx, which));
  return { count: Number(row?.count ?? 0), validBet: BigInt(row?.validBet ?? 0) };
}

/** Valid bets of a week by member and category, of real members whose rebate of that week was not counted yet. */
export async function listUncountedBets(db: Executor, brand: string, week: BusinessWindow) {
  const { rows } = await db.execute(sql`
    select b.member_id, m.vip_level, g.category, sum(b.valid_bet)::text as sum
    from bets b join games g on g.id = b.game_id join members m on m.id = b.member_id
    where b.brand = ${brand} and b.settled_at >= ${week.start.toISOString()}::timestamptz
      and b.settled_at < ${week.end.toISOString()}::timestamptz and b.valid_bet > 0 and m.book = 'real'
      and not exists (select from rebate_lines r where r.member_id = b.member_id and r.day = ${week.day}::date)
    group by 1, 2, 3`);
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
