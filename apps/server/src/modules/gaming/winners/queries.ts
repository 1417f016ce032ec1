import { and, desc, eq, gt } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import { games } from "../schema.ts";
import { winners } from "../winner-schema.ts";

/** Highest prize first. */
export async function winnersSince({ system, brand }: RequestContext, from: Date, count: number) {
  return await system.db
    .select({ winner: winners, game: games })
    .from(winners)
    .innerJoin(games, eq(games.id, winners.gameId))
    .where(and(eq(winners.brand, brand.code), gt(winners.at, from)))
    .orderBy(desc(winners.amount), desc(winners.at), desc(winners.id))
    .limit(count);
}
