import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import { maskAccount } from "@baize/domain/identity/member/mask";
import type { Database } from "../../../platform/database/database.ts";
import { brands, brandVendors } from "../../../platform/brand/schema.ts";
import { games } from "../schema.ts";
import { winners } from "../winner-schema.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { SeededRandom } from "../../../seed/random.ts";

const DAY_MS = 86_400_000;
const FEWEST = 7;
const PLAYERS = ["arnav_s", "kiran2009", "meenakshi", "farhan_q", "neha.v", "tushar77", "lakshmi_r"] as const;

/** A sandbox has few real players: their board is kept at seven winners a day so that it can be looked at. */
export async function seedDemoWinners(db: Database, now: Date): Promise<void> {
  for (const brand of await db.select({ code: brands.code }).from(brands)) {
    const over = new Date(now.getTime() - 40 * DAY_MS);
    await db.delete(winners).where(and(eq(winners.brand, brand.code), lt(winners.at, over)));
    const [today] = await db
      .select({ count: sql<string>`count(*)` })
      .from(winners)
      .where(and(eq(winners.brand, brand.code), gt(winners.at, new Date(now.getTime() - DAY_MS))));
    const missing = FEWEST - Number(today?.count ?? 0);
    if (missing > 0) await db.insert(winners).values(await made(db, brand.code, missing, now));
  }
}

async function made(db: Database, brand: string, count: number, now: Date): Promise<(typeof winners.$inferInsert)[]> {
  const random = new SeededRandom(`${brand} ${now.toISOString()}`);
  const popular = await db
    .select({ id: games.id })
    .from(games)
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, games.vendor), eq(brandVendors.brand, brand)))
    .orderBy(asc(games.rank))
    .limit(40);
  return popular.slice(0, count).map(({ id }, index) => ({
    id: newId(),
    brand,
    player: maskAccount(random.pick(PLAYERS)),
    gameId: id,
    amount: BigInt(random.between(30_000, 480_000)) * 100n,
    currency: "INR",
    at: new Date(now.getTime() - index * 3_600_000 - random.between(0, 1_800_000)),
  }));
}
