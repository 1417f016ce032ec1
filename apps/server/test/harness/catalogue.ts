import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { Database } from "../../src/platform/database/database.ts";
import { games, vendorCategories, vendors } from "../../src/modules/gaming/schema.ts";

type Game = typeof games.$inferInsert;

export const VENDOR_CODES = ["SAFFRON_REEL", "NORTHGATE", "HIDDEN_VENDOR"];

const game = (id: string, vendor: string, rank: number, rest: Partial<Game> = {}): Game => ({
  id,
  vendor,
  category: "RNG",
  launchCode: id.replace(".", "-"),
  gameType: "RNG",
  accountTypeName: vendor,
  title: id,
  titles: { EN: id },
  words: id,
  hot: false,
  fresh: false,
  jackpot: false,
  rank,
  rtpPpm: 962_359,
  releasedAt: new Date(Date.UTC(2026, 0, rank)),
  ...rest,
});

/** Adds the games of the tests: a slot, a Hindi one, one without an engine, one under maintenance, one that no brand offers. */
export async function insertCatalogue(db: Database): Promise<void> {
  await db
    .insert(vendors)
    .values(
      VENDOR_CODES.map((code, position) => ({ code, name: code.replace("_", " "), provider: SANDBOX_PROVIDER.id, position })),
    )
    .onConflictDoNothing();
  await db
    .insert(vendorCategories)
    .values([
      { category: "RNG", vendor: "SAFFRON_REEL", hot: true, position: 0 },
      { category: "LIVE", vendor: "NORTHGATE", hot: false, position: 1 },
      { category: "RNG", vendor: "HIDDEN_VENDOR", hot: false, position: 2 },
    ])
    .onConflictDoNothing();
  await db
    .insert(games)
    .values([
      game("test.slot", "SAFFRON_REEL", 1, {
        launchCode: SANDBOX_PROVIDER.slot,
        title: "Pearl Monsoon",
        titles: { EN: "Pearl Monsoon" },
        words: "pearl monsoon saffron reel",
        freeRounds: true,
      }),
      game("test.patang", "SAFFRON_REEL", 2, { title: "Patang", titles: { EN: "Patang", HI: "पतंग" }, words: "patang पतंग" }),
      game("test.roulette", "NORTHGATE", 3, { category: "LIVE", gameType: "LIVE", launchCode: null, rtpPpm: null }),
      game("test.down", "SAFFRON_REEL", 4, { maintenance: true }),
      game("test.list", "SAFFRON_REEL", 5, { opensList: true }),
      game("test.hidden", "HIDDEN_VENDOR", 6),
    ])
    .onConflictDoNothing();
}
