import { and, desc, eq } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { brandVendors } from "../../../platform/brand/schema.ts";
import { games, vendors } from "../schema.ts";
import { lotteries } from "../lottery-game-schema.ts";
import { favourites, recentGames } from "../member-games-schema.ts";
import type { GameRow } from "./view.ts";

type Marked = typeof favourites | typeof recentGames;

/** Games that a member marked in one of the two lists, newest first, without vendors that the brand no longer offers. */
async function marked(
  { system, brand, member }: MemberContext,
  table: Marked,
  count: number,
  accountType?: string,
): Promise<GameRow[]> {
  return await system.db
    .select({ game: games, vendorName: vendors.name, drawCode: lotteries.code })
    .from(table)
    .innerJoin(games, eq(games.id, table.gameId))
    .leftJoin(lotteries, eq(lotteries.gameId, games.id))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, games.vendor), eq(brandVendors.brand, brand.code)))
    .where(and(eq(table.memberId, member.id), accountType ? eq(games.accountTypeName, accountType) : undefined))
    .orderBy(desc(table.at), desc(games.id))
    .limit(count);
}

export const favouritesOf = async (ctx: MemberContext): Promise<GameRow[]> => await marked(ctx, favourites, 500);
export const recentOf = async (ctx: MemberContext, count: number, accountType?: string): Promise<GameRow[]> =>
  await marked(ctx, recentGames, count, accountType);

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
