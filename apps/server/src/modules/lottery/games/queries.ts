import { and, asc, eq, type SQL } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { brandVendors } from "../../../platform/brand/schema.ts";
import { lotteries } from "../../gaming/lottery-game-schema.ts";
import { games } from "../../gaming/schema.ts";

/** A lottery and its game of the catalogue. */
export interface LotteryRow {
  readonly code: string;
  readonly game: typeof games.$inferSelect;
}

const COLUMNS = { code: lotteries.code, game: games };

/** The lotteries of the vendors that this brand offers, in their order. */
export async function listOffered({ system, brand }: RequestContext, where?: SQL): Promise<LotteryRow[]> {
  return await system.db
    .select(COLUMNS)
    .from(lotteries)
    .innerJoin(games, eq(games.id, lotteries.gameId))
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, games.vendor), eq(brandVendors.brand, brand.code)))
    .where(where)
    .orderBy(asc(lotteries.position));
}

export async function findOfferedLottery(ctx: RequestContext, code: string): Promise<LotteryRow | undefined> {
  return (await listOffered(ctx, eq(lotteries.code, code)))[0];
}

export async function isOffered(db: Executor, brand: string, { game }: LotteryRow): Promise<boolean> {
  const offer = and(eq(brandVendors.brand, brand), eq(brandVendors.vendor, game.vendor));
  return (await db.$count(brandVendors, offer)) > 0;
}

/** The lotteries that this server draws, whichever brands offer them. */
export async function listCodes(db: Executor): Promise<string[]> {
  const rows = await db.select({ code: lotteries.code }).from(lotteries).orderBy(asc(lotteries.position));
  return rows.map(({ code }) => code);
}

/** The game of the catalogue that a lottery is, with its vendor's maintenance. */
export async function loadCatalogueGame(db: Executor, code: string): Promise<LotteryRow> {
  const [row] = await db
    .select(COLUMNS)
    .from(lotteries)
    .innerJoin(games, eq(games.id, lotteries.gameId))
    .where(eq(lotteries.code, code));
  if (!row) throw new Error(`There is no lottery ${code}`);
  return row;
}
