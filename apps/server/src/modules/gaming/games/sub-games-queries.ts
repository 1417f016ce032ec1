import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { RequestContext } from "../../../platform/context.ts";
import { brandVendors } from "../../../platform/brand/schema.ts";
import { games, vendors } from "../schema.ts";
import { named, offered } from "./queries.ts";
import type { GameRow } from "./view.ts";

/** A vendor's own games: the entries that open the list are not in it. */
const ofVendor = (vassalage: string): SQL | undefined => and(eq(games.vendor, vassalage), eq(games.opensList, false));

/** How many there are of each category; empty for a vendor that the brand does not offer. */
export async function subGameCounts({ system, brand }: RequestContext, vassalage: string) {
  return await system.db
    .select({ category: games.category, vendorName: vendors.name, games: sql<string>`count(*)` })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .innerJoin(brandVendors, and(eq(brandVendors.vendor, games.vendor), eq(brandVendors.brand, brand.code)))
    .where(ofVendor(vassalage))
    .groupBy(games.category, vendors.name);
}

/** A page after a rank, and one more to tell whether there is another. */
export async function subGamePage(
  ctx: RequestContext,
  { vassalage, type, search, limit }: ParsedOf<"games.subGames">,
  after: number | undefined,
): Promise<GameRow[]> {
  const where = and(
    ofVendor(vassalage),
    type ? eq(games.category, type) : undefined,
    named(search),
    after === undefined ? undefined : gt(games.rank, after),
  );
  return await offered(ctx)
    .where(where)
    .orderBy(asc(games.rank))
    .limit(limit + 1);
}
