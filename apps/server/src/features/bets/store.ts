import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract";
import type { MemberContext } from "../../context.ts";
import { games, vendors } from "../../db/schema/catalogue.ts";
import { bets } from "../../db/schema/play.ts";
import { containing } from "../../http/like.ts";

type Filters = ParsedOf<"bets.list">;

export interface BetRow {
  readonly bet: typeof bets.$inferSelect;
  readonly game: typeof games.$inferSelect;
  readonly vendorName: string;
}

/** Days are business days of the brand: half-open windows in its zone. */
function filtersOf(
  { member, brand }: MemberContext,
  { from, to, category, vassalage, status, search }: Filters,
): SQL | undefined {
  const zone = brand.timeZone;
  return and(
    eq(bets.memberId, member.id),
    from ? sql`${bets.placedAt} >= (${from}::date::timestamp at time zone ${zone})` : undefined,
    to ? sql`${bets.placedAt} < ((${to}::date + 1)::timestamp at time zone ${zone})` : undefined,
    category ? eq(games.category, category) : undefined,
    vassalage ? eq(games.vendor, vassalage) : undefined,
    status ? eq(bets.status, status) : undefined,
    search ? or(eq(bets.roundId, search), sql`${games.words} like ${containing(search.toLowerCase())}`) : undefined,
  );
}

/** One more than the page holds, so that the caller knows whether there is another. */
export async function findBets(
  ctx: MemberContext,
  filters: Filters,
  after: { at: Date; id: string } | undefined,
): Promise<BetRow[]> {
  const place = after
    ? sql`(${bets.placedAt}, ${bets.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return await ctx.system.db
    .select({ bet: bets, game: games, vendorName: vendors.name })
    .from(bets)
    .innerJoin(games, eq(games.id, bets.gameId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(filtersOf(ctx, filters), place))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(filters.limit + 1);
}

const minor = (text: string | undefined) => BigInt(text ?? "0");
const total = (what: SQL) => sql<string>`coalesce(sum(${what}), 0)::text`;

/** Over all that the filters let through. Counts as `betTotals` of the domain does. */
export async function sumBets(ctx: MemberContext, filters: Filters) {
  const kept = sql`${bets.status} not in ('void', 'refunded')`;
  const [row] = await ctx.system.db
    .select({
      count: sql<string>`count(*)::text`,
      stake: total(sql`case when ${kept} then ${bets.stake} - ${bets.refunded} else 0 end`),
      payout: total(sql`case when ${kept} then ${bets.payout} else 0 end`),
      net: total(
        sql`case when ${kept} and ${bets.status} <> 'open' then ${bets.payout} - ${bets.stake} + ${bets.refunded} else 0 end`,
      ),
      validBet: total(sql`${bets.validBet}`),
    })
    .from(bets)
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(filtersOf(ctx, filters));
  return {
    count: Number(row?.count ?? 0),
    stake: minor(row?.stake),
    payout: minor(row?.payout),
    net: minor(row?.net),
    validBet: minor(row?.validBet),
  };
}
