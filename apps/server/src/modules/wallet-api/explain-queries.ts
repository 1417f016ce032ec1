import { and, asc, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../platform/context.ts";
import { bets } from "../gaming/play-schema.ts";
import { games, vendors } from "../gaming/schema.ts";
import { providerCalls } from "./schema.ts";

const isCall = (memberId: string, provider: string, transactionId: string) =>
  and(eq(providerCalls.memberId, memberId), eq(providerCalls.provider, provider), eq(providerCalls.transactionId, transactionId));

/** The round of a provider's transaction, with its game and the business day on which it began. */
export async function findRoundOf({ system, member, brand }: MemberContext, provider: string, transactionId: string) {
  const sameRound = and(
    eq(providerCalls.memberId, bets.memberId),
    eq(providerCalls.provider, bets.provider),
    eq(providerCalls.gameCode, bets.gameCode),
    eq(providerCalls.roundId, bets.roundId),
  );
  const shown = {
    bet: bets,
    titles: games.titles,
    title: games.title,
    vendorName: vendors.name,
    day: sql<string>`to_char(${bets.placedAt} at time zone ${brand.timeZone}, 'YYYY-MM-DD')`,
  };
  const [row] = await system.db
    .select(shown)
    .from(providerCalls)
    .innerJoin(bets, sameRound)
    .innerJoin(games, eq(games.id, bets.gameId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(isCall(member.id, provider, transactionId));
  if (row) return row;
  // The site's own lotteries make no calls: their transaction is the round, and after it the version of a correction.
  const [own] = await system.db
    .select(shown)
    .from(bets)
    .innerJoin(games, eq(games.id, bets.gameId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(eq(bets.memberId, member.id), eq(bets.provider, provider), eq(bets.roundId, transactionId.split("/")[0] ?? "")));
  return own;
}

/** A credit of a provider, with the game that it named. */
export async function findCreditOf({ system, member }: MemberContext, provider: string, transactionId: string) {
  const [row] = await system.db
    .select({ call: providerCalls, titles: games.titles, title: games.title, vendorName: vendors.name })
    .from(providerCalls)
    .innerJoin(games, eq(games.launchCode, providerCalls.gameCode))
    .innerJoin(vendors, and(eq(vendors.code, games.vendor), eq(vendors.provider, providerCalls.provider)))
    .where(isCall(member.id, provider, transactionId))
    .orderBy(asc(games.rank))
    .limit(1);
  return row;
}
