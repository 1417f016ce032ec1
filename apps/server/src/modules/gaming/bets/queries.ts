import type { BetTotals } from "@baize/domain/gaming/bet/totals";
import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../../platform/context.ts";
import { games, vendors } from "../schema.ts";
import { bets } from "../play-schema.ts";
import { businessDayOf, onDays } from "../../../platform/lists/business-days.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { containing } from "../../../platform/lists/like.ts";
import { BET, RETURNED_BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { openStates } from "@baize/domain/state-machine/machine";
import { stateListSql } from "../../../platform/database/states.ts";

type Filters = Partial<ParsedOf<"bets.list">>;

/** A wager with its game. */
export const BET_ROW = { bet: bets, game: games, vendorName: vendors.name };
export interface BetRow {
  readonly bet: typeof bets.$inferSelect;
  readonly game: typeof games.$inferSelect;
  readonly vendorName: string;
}

/** The filters of a betting record. Days are business days of the zone. */
export function onlyBets(filters: Filters, zone: string): SQL | undefined {
  const { category, vassalage, status, search } = filters;
  return and(
    onDays(bets.placedAt, filters, zone),
    category ? eq(games.category, category) : undefined,
    vassalage ? eq(games.vendor, vassalage) : undefined,
    status ? eq(bets.status, status) : undefined,
    search ? or(eq(bets.roundId, search), sql`${games.words} like ${containing(search.toLowerCase())}`) : undefined,
  );
}

const filtersOf = ({ member, brand }: MemberContext, filters: Filters): SQL | undefined =>
  and(eq(bets.memberId, member.id), onlyBets(filters, brand.timeZone));

/** One more than the page holds, so that the caller knows whether there is another. */
export async function findBets(
  ctx: MemberContext,
  filters: Filters & { readonly limit: number },
  place: Cursor | undefined,
): Promise<BetRow[]> {
  return await ctx.system.db
    .select(BET_ROW)
    .from(bets)
    .innerJoin(games, eq(games.id, bets.gameId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(filtersOf(ctx, filters), afterCursor(place, bets.placedAt, bets.id)))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(filters.limit + 1);
}

const minor = (text: string | undefined) => BigInt(text ?? "0");
const total = (what: SQL) => sql<string>`coalesce(sum(${what}), 0)::text`;

const kept = sql`${bets.status} not in (${stateListSql(RETURNED_BET_STATUSES)})`;
/** Totals of wagers. A stake that was given back is counted as a bet, but in no sum. */
export const BET_SUMS = {
  count: sql<string>`count(*)::text`,
  stake: total(sql`case when ${kept} then ${bets.stake} - ${bets.refunded} else 0 end`),
  payout: total(sql`case when ${kept} then ${bets.payout} else 0 end`),
  net: total(
    sql`case when ${kept} and ${bets.status} not in (${stateListSql(openStates(BET))}) then ${bets.payout} - ${bets.stake} + ${bets.refunded} else 0 end`,
  ),
  validBet: total(sql`${bets.validBet}`),
};

export const toBetTotals = (row: Partial<Record<keyof typeof BET_SUMS, string>> | undefined): BetTotals => ({
  count: Number(row?.count ?? 0),
  stake: minor(row?.stake),
  payout: minor(row?.payout),
  net: minor(row?.net),
  validBet: minor(row?.validBet),
});

/** Totals of the filtered rows. */
export async function sumBets(ctx: MemberContext, filters: Filters): Promise<BetTotals> {
  const [row] = await ctx.system.db
    .select(BET_SUMS)
    .from(bets)
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(filtersOf(ctx, filters));
  return toBetTotals(row);
}

/** The same by business day, newest first, or by kind of game, the one with the most bets first. */
export async function sumBetsBy(
  ctx: MemberContext,
  by: "day" | "category",
  filters: Filters,
): Promise<{ readonly name: string; readonly sums: BetTotals }[]> {
  const day = businessDayOf(bets.placedAt, ctx.brand.timeZone);
  const name = by === "day" ? day : sql<string>`${games.category}`;
  const rows = await ctx.system.db
    .select({ name: name.as("name"), ...BET_SUMS })
    .from(bets)
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(filtersOf(ctx, filters))
    .groupBy(sql`name`)
    .orderBy(by === "day" ? sql`name desc` : sql`count(*) desc, name`);
  return rows.map((row) => ({ name: row.name, sums: toBetTotals(row) }));
}
