import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { Category } from "@baize/domain/gaming/game/category";
import { LOTTERY_GAMES } from "@baize/domain/lottery/games";
import type { PrizeMode } from "@baize/domain/lottery/prize-mode";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import { brandVendors } from "../../../platform/brand/schema.ts";
import { games, vendorCategories, vendors } from "../schema.ts";
import { lotteries } from "../lottery-game-schema.ts";
import { bigramsIn } from "@baize/domain/text/fuzzy-match";
import { containing } from "../../../platform/lists/like.ts";
import type { GameRow } from "./view.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { favourites, recentGames } from "../member-games-schema.ts";

/** Games of the vendors that this brand offers. */
function offered({ system, brand }: RequestContext) {
  return system.db
    .select({ game: games, vendorName: vendors.name, provider: vendors.provider, drawCode: lotteries.code })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .leftJoin(lotteries, eq(lotteries.gameId, games.id))
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, games.vendor), eq(brandVendors.brand, brand.code)));
}

/** Lotteries that are played by the prizes of this mode; without one, every game. */
const ofPrizeMode = (mode: PrizeMode | undefined): SQL | undefined =>
  mode &&
  inArray(
    lotteries.code,
    LOTTERY_GAMES.filter((lottery) => lottery.mode === mode).map(({ code }) => code),
  );

export async function listPopularGames(ctx: RequestContext, count: number, mode?: PrizeMode): Promise<GameRow[]> {
  return await offered(ctx)
    .where(and(eq(games.maintenance, false), ofPrizeMode(mode)))
    .orderBy(asc(games.rank))
    .limit(count);
}

export async function listHotGames(ctx: RequestContext, count: number, category: Category | undefined): Promise<GameRow[]> {
  const where = and(eq(games.hot, true), category ? eq(games.category, category) : undefined);
  return await offered(ctx).where(where).orderBy(asc(games.rank)).limit(count);
}

/** Games that a person can start right now, for when another one cannot. */
export async function listStartableGames(ctx: RequestContext, count: number, mode?: PrizeMode): Promise<GameRow[]> {
  const where = and(
    ofPrizeMode(mode),
    eq(games.maintenance, false),
    eq(games.opensList, false),
    sql`${games.launchCode} is not null`,
  );
  return await offered(ctx).where(where).orderBy(asc(games.rank)).limit(count);
}

export async function findGame(ctx: RequestContext, id: string): Promise<GameRow | undefined> {
  const [row] = await offered(ctx).where(eq(games.id, id));
  return row;
}

/** Whether any brand has a game of that id. */
export async function hasGame({ system }: RequestContext, id: string): Promise<boolean> {
  const found = await system.db.select({ id: games.id }).from(games).where(eq(games.id, id));
  return found.length > 0;
}

type Filters = ParsedOf<"games.list">;
const name = sql`${games.title} collate "C"`;

/** How a lobby is sorted, and what of an item marks its place. Compared by code points, so that every database agrees. */
export const SORTS = {
  popular: { order: [asc(games.rank)], kinds: ["number"] as const, place: ({ game }: GameRow) => [game.rank] },
  name: {
    order: [sql`${name} asc`, asc(games.id)],
    kinds: ["string", "string"] as const,
    place: ({ game }: GameRow) => [game.title, game.id],
  },
  new: {
    order: [desc(games.releasedAt), desc(games.id)],
    kinds: ["number", "string"] as const,
    place: ({ game }: GameRow) => [game.releasedAt.getTime(), game.id],
  },
};

function after(sort: Filters["sort"], [first, second]: readonly (string | number)[]): SQL | undefined {
  if (first === undefined) return undefined;
  if (sort === "popular") return sql`${games.rank} > ${first}`;
  if (sort === "name") return sql`(${name}, ${games.id} collate "C") > (${first}, ${second})`;
  return sql`(${games.releasedAt}, ${games.id}) < (${new Date(first).toISOString()}::timestamptz, ${second})`;
}

/** Games that have these words in any of their titles, or in their vendor's name. */
const named = (search: string | undefined): SQL | undefined =>
  search ? sql`${games.words} like ${containing(search.trim().toLowerCase())}` : undefined;

function matching({ type, types, vassalage, search, jackpot }: Filters): SQL | undefined {
  return and(
    type ? eq(games.category, type) : undefined,
    types ? inArray(games.category, types) : undefined,
    vassalage ? eq(games.vendor, vassalage) : undefined,
    jackpot ? eq(games.jackpot, true) : undefined,
    named(search),
  );
}

export async function listLobbyPage(
  ctx: RequestContext,
  filters: Filters,
  place: readonly (string | number)[],
): Promise<GameRow[]> {
  return await offered(ctx)
    .where(and(matching(filters), after(filters.sort, place)))
    .orderBy(...SORTS[filters.sort].order)
    .limit(filters.limit + 1);
}

/** The most games that are compared by words. */
const MOST_NEAR = 500;

/** Games whose words share a quarter of the typed words' pairs of letters, the most alike first. */
export async function listGamesLike(ctx: RequestContext, { search = "", ...others }: Filters): Promise<GameRow[]> {
  const pairs = bigramsIn(search).slice(0, 40);
  if (pairs.length === 0) return [];
  const shared = sql.join(
    pairs.map((pair) => sql`(case when ${games.words} like ${containing(pair)} then 1 else 0 end)`),
    sql` + `,
  );
  return await offered(ctx)
    .where(and(matching(others), sql`(${shared}) >= ${Math.ceil(pairs.length / 4)}`))
    .orderBy(sql`(${shared}) desc`, asc(games.rank))
    .limit(MOST_NEAR);
}

/** The Vietnamese lottery's games have an account type of their own. */
export const VN_ACCOUNT = "TCG_LOTTO_VN";

export async function listVnGames(ctx: RequestContext, mode: PrizeMode | undefined): Promise<GameRow[]> {
  return await offered(ctx)
    .where(and(eq(games.accountTypeName, VN_ACCOUNT), ofPrizeMode(mode)))
    .orderBy(asc(games.rank))
    .limit(200);
}

export async function countLobby({ system, brand }: RequestContext, filters: Filters): Promise<number> {
  const [row] = await system.db
    .select({ count: sql<string>`count(*)` })
    .from(games)
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, games.vendor), eq(brandVendors.brand, brand.code)))
    .where(matching(filters));
  return Number(row?.count ?? 0);
}

export interface MenuRow {
  readonly category: string;
  readonly vendor: string;
  readonly name: string;
  readonly hot: boolean;
  readonly games: number;
  readonly down: number;
}

/** Each vendor of each category with its number of games, in the brand's order. */
export async function listMenuRows({ system, brand }: RequestContext): Promise<MenuRow[]> {
  const rows = await system.db
    .select({
      category: vendorCategories.category,
      vendor: vendors.code,
      name: vendors.name,
      hot: vendorCategories.hot,
      games: sql<string>`count(${games.id})`,
      down: sql<string>`count(${games.id}) filter (where ${games.maintenance})`,
    })
    .from(vendorCategories)
    .innerJoin(vendors, eq(vendors.code, vendorCategories.vendor))
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, vendors.code), eq(brandVendors.brand, brand.code)))
    .innerJoin(games, and(eq(games.vendor, vendors.code), eq(games.category, vendorCategories.category)))
    .groupBy(vendorCategories.category, vendorCategories.position, vendors.code, vendors.name, vendorCategories.hot)
    .orderBy(asc(vendorCategories.category), asc(vendorCategories.position));
  return rows.map(({ category, vendor, name: title, hot, games: all, down }) => ({
    category,
    vendor,
    name: title,
    hot,
    games: Number(all),
    down: Number(down),
  }));
}

/** A vendor's own games: the entries that open the list are not in it. */
const ofVendor = (vassalage: string): SQL | undefined => and(eq(games.vendor, vassalage), eq(games.opensList, false));

/** How many there are of each category; empty for a vendor that the brand does not offer. */
export async function countSubGames({ system, brand }: RequestContext, vassalage: string) {
  return await system.db
    .select({ category: games.category, vendorName: vendors.name, games: sql<string>`count(*)` })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, games.vendor), eq(brandVendors.brand, brand.code)))
    .where(ofVendor(vassalage))
    .groupBy(games.category, vendors.name);
}

/** A page after a rank, and one more row, which shows whether there is another page. */
export async function listSubGamePage(
  ctx: RequestContext,
  { vassalage, type, search, limit }: ParsedOf<"games.subGames">,
  afterRank: number | undefined,
): Promise<GameRow[]> {
  const where = and(
    ofVendor(vassalage),
    type ? eq(games.category, type) : undefined,
    named(search),
    afterRank === undefined ? undefined : gt(games.rank, afterRank),
  );
  return await offered(ctx)
    .where(where)
    .orderBy(asc(games.rank))
    .limit(limit + 1);
}

type Marked = typeof favourites | typeof recentGames;

/** Games that a member marked in one of the two lists, newest first, without vendors that the brand no longer offers. */
async function marked({ system, brand, member }: MemberContext, table: Marked, count: number, where?: SQL): Promise<GameRow[]> {
  return await system.db
    .select({ game: games, vendorName: vendors.name, provider: vendors.provider, drawCode: lotteries.code })
    .from(table)
    .innerJoin(games, eq(games.id, table.gameId))
    .leftJoin(lotteries, eq(lotteries.gameId, games.id))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, games.vendor), eq(brandVendors.brand, brand.code)))
    .where(and(eq(table.memberId, member.id), where))
    .orderBy(desc(table.at), desc(games.id))
    .limit(count);
}

export const listFavouriteGames = async (ctx: MemberContext): Promise<GameRow[]> => await marked(ctx, favourites, 500);
export const listRecentGames = async (ctx: MemberContext, count: number): Promise<GameRow[]> =>
  await marked(ctx, recentGames, count);
export const listRecentVnGames = async (ctx: MemberContext, count: number, mode: PrizeMode | undefined): Promise<GameRow[]> =>
  await marked(ctx, recentGames, count, and(eq(games.accountTypeName, VN_ACCOUNT), ofPrizeMode(mode)));

export async function insertFavourite(tx: Transaction, { member, now }: MemberContext, gameId: string): Promise<void> {
  await tx.insert(favourites).values({ memberId: member.id, gameId, at: now }).onConflictDoNothing();
}

export async function deleteFavourite(tx: Transaction, { member }: MemberContext, gameId: string): Promise<void> {
  await tx.delete(favourites).where(and(eq(favourites.memberId, member.id), eq(favourites.gameId, gameId)));
}

export async function markPlayed(tx: Transaction, { member, now }: MemberContext, gameId: string): Promise<void> {
  await tx
    .insert(recentGames)
    .values({ memberId: member.id, gameId, at: now })
    .onConflictDoUpdate({ target: [recentGames.memberId, recentGames.gameId], set: { at: now } });
}
