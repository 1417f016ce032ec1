import { eq, inArray } from "drizzle-orm";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { brandVendors } from "../../src/platform/brand/schema.ts";
import { games, vendors } from "../../src/modules/gaming/schema.ts";
import { lotteries } from "../../src/modules/gaming/lottery-game-schema.ts";
import { announceGame } from "../../src/modules/lottery/draws/announce-draws.ts";
import type { World } from "./world.ts";

const idOf = (code: string) => `house.${code.toLowerCase()}`;

/** Offers lotteries in a world of tests, and announces their next draws. A seeded database has their games, of its own vendor. */
export async function addLotteries(world: World, ...codes: readonly string[]): Promise<void> {
  const { db } = world.system;
  await db.insert(vendors).values({ code: "HOUSE", name: "House Lottery", provider: "none", position: 9 }).onConflictDoNothing();
  await db
    .insert(games)
    .values(
      codes.map((code, index) => ({
        id: idOf(code),
        vendor: "HOUSE",
        category: "LOTT",
        gameType: "LOTT",
        accountTypeName: "LOTT",
        title: code,
        titles: { EN: code },
        words: code.toLowerCase(),
        hot: false,
        fresh: false,
        jackpot: false,
        rank: 900 + index,
        releasedAt: world.system.now(),
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(lotteries)
    .values(codes.map((code, position) => ({ code, gameId: idOf(code), position })))
    .onConflictDoNothing();
  const offered = await db
    .selectDistinct({ vendor: games.vendor })
    .from(lotteries)
    .innerJoin(games, eq(games.id, lotteries.gameId))
    .where(inArray(lotteries.code, [...codes]));
  await db
    .insert(brandVendors)
    .values(offered.map(({ vendor }) => ({ brand: world.brand, vendor })))
    .onConflictDoNothing();
  for (const code of codes) {
    const game = lotteryGameOf(code);
    if (game) await announceGame(world.system, game);
  }
}
