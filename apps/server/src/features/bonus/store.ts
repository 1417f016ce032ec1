import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract";
import type { MemberContext } from "../../context.ts";
import { games } from "../../db/schema/catalogue.ts";
import { bets } from "../../db/schema/play.ts";
import { bonuses, wageringLines } from "../../db/schema/rewards.ts";
import { onDays } from "../../http/business-days.ts";
import type { Place } from "../../http/place.ts";
import type { BonusRow } from "../../reward/end-bonus-store.ts";

const before = (at: unknown, id: unknown, place: Place | undefined) =>
  place && sql`(${at}, ${id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`;

type Filters = ParsedOf<"bonus.list">;

const filtersOf = ({ member, brand }: MemberContext, filters: Filters) =>
  and(
    eq(bonuses.memberId, member.id),
    filters.state ? eq(bonuses.state, filters.state) : undefined,
    onDays(bonuses.grantedAt, filters, brand.timeZone),
  );

/** One more than the page holds. */
export async function findBonuses(ctx: MemberContext, filters: Filters, place: Place | undefined): Promise<BonusRow[]> {
  return await ctx.system.db
    .select()
    .from(bonuses)
    .where(and(filtersOf(ctx, filters), before(bonuses.grantedAt, bonuses.id, place)))
    .orderBy(desc(bonuses.grantedAt), desc(bonuses.id))
    .limit(filters.limit + 1);
}

const total = (filter: SQL) => sql<string>`coalesce(sum(${bonuses.amount}) filter (where ${filter}), 0)::text`;

export async function sumBonuses(ctx: MemberContext, filters: Filters) {
  const [row] = await ctx.system.db
    .select({
      count: sql<string>`count(*)::text`,
      amount: total(sql`true`),
      claimed: total(sql`${bonuses.state} = 'claimed'`),
      inPlay: total(sql`${bonuses.state} in ('wagering', 'ready')`),
    })
    .from(bonuses)
    .where(filtersOf(ctx, filters));
  return {
    count: Number(row?.count ?? 0),
    amount: BigInt(row?.amount ?? 0),
    claimed: BigInt(row?.claimed ?? 0),
    inPlay: BigInt(row?.inPlay ?? 0),
  };
}

export async function findBonus({ system, member }: MemberContext, id: string): Promise<BonusRow | undefined> {
  const [row] = await system.db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, member.id), sql`${bonuses.id}::text = ${id}`));
  return row;
}

/** The lines that make a bonus' progress, newest first; one more than the page holds. */
export async function findLines({ system, member }: MemberContext, bonusId: string, place: Place | undefined, limit: number) {
  return await system.db
    .select({ line: wageringLines, stake: bets.stake, refunded: bets.refunded, title: games.title, titles: games.titles })
    .from(wageringLines)
    .innerJoin(bets, and(eq(bets.memberId, wageringLines.memberId), eq(bets.id, wageringLines.betId)))
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(
      and(
        eq(wageringLines.memberId, member.id),
        eq(wageringLines.bonusId, bonusId),
        before(wageringLines.at, wageringLines.betId, place),
      ),
    )
    .orderBy(desc(wageringLines.at), desc(wageringLines.betId))
    .limit(limit + 1);
}

export async function sumLines({ system, member }: MemberContext, bonusId: string): Promise<bigint> {
  const [row] = await system.db
    .select({ sum: sql<string>`coalesce(sum(${wageringLines.counted}), 0)::text` })
    .from(wageringLines)
    .where(and(eq(wageringLines.memberId, member.id), eq(wageringLines.bonusId, bonusId)));
  return BigInt(row?.sum ?? 0);
}
