import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../../platform/context.ts";
import { games } from "../../gaming/schema.ts";
import { bets } from "../../gaming/play-schema.ts";
import { bonuses, wageringLines } from "../schema.ts";
import { onlyRow, rowCount, sumWhere } from "../../../platform/database/sums.ts";
import { ownRows } from "../../../platform/lists/own-rows.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import type { BonusRow } from "./end-bonus.ts";

type Filters = ParsedOf<"bonus.list">;

const { memberId, state, grantedAt } = bonuses;

const filtersOf = (ctx: MemberContext, filters: Filters) => ownRows(ctx, { memberId, state, at: grantedAt }, filters);

/** One more than the page holds. */
export async function findBonuses(ctx: MemberContext, filters: Filters, place: Cursor | undefined): Promise<BonusRow[]> {
  return await ctx.system.db
    .select()
    .from(bonuses)
    .where(and(filtersOf(ctx, filters), afterCursor(place, bonuses.grantedAt, bonuses.id)))
    .orderBy(desc(bonuses.grantedAt), desc(bonuses.id))
    .limit(filters.limit + 1);
}

const total = (where?: SQL) => sumWhere(bonuses.amount, where);

export async function sumBonuses(ctx: MemberContext, filters: Filters) {
  const rows = await ctx.system.db
    .select({
      count: rowCount(),
      amount: total(),
      claimed: total(eq(bonuses.state, "claimed")),
      inPlay: total(inArray(bonuses.state, ["wagering", "ready"])),
    })
    .from(bonuses)
    .where(filtersOf(ctx, filters));
  return onlyRow(rows);
}

export async function findBonus({ system, member }: MemberContext, id: string): Promise<BonusRow | undefined> {
  const [row] = await system.db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, member.id), sql`${bonuses.id}::text = ${id}`));
  return row;
}

/** The lines that make a bonus' progress, newest first; one more than the page holds. */
export async function findLines({ system, member }: MemberContext, bonusId: string, place: Cursor | undefined, limit: number) {
  return await system.db
    .select({ line: wageringLines, stake: bets.stake, refunded: bets.refunded, title: games.title, titles: games.titles })
    .from(wageringLines)
    .innerJoin(bets, and(eq(bets.memberId, wageringLines.memberId), eq(bets.id, wageringLines.betId)))
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(
      and(
        eq(wageringLines.memberId, member.id),
        eq(wageringLines.bonusId, bonusId),
        afterCursor(place, wageringLines.at, wageringLines.betId),
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
