import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { PROVIDER_CALL } from "@baize/domain/gaming/bet/provider-call";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { Executor } from "../../platform/database/database.ts";
import { bets, providerMembers } from "../gaming/play-schema.ts";
import { END_LIST } from "./load-queries.ts";

/** The round after which a page begins. */
interface LastRound {
  readonly at: Date;
  readonly id: string;
}

interface Page {
  readonly provider: string;
  readonly before: Date;
  readonly after: LastRound | undefined;
  readonly limit: number;
}

const UNSETTLED = sql.raw(`'${stateAfter(PROVIDER_CALL, "unsettle")}'`);

/** A round that its provider has ended waits for an operator while its record is open. */
const IS_ENDED = sql`exists (select from provider_calls c where c.member_id = ${bets.memberId} and c.provider = ${bets.provider}
  and c.game_code = ${bets.gameCode} and c.round_id = ${bets.roundId} and c.operation in (${sql.raw(END_LIST)}) and c.state <> ${UNSETTLED})`;

/** The rounds that began before this time and that their provider has not ended, the oldest first. */
export async function listOpenRounds(db: Executor, { provider, before, after, limit }: Page) {
  return await db
    .select({
      id: bets.id,
      member: providerMembers.alias,
      currency: bets.currency,
      gameCode: bets.gameCode,
      roundId: bets.roundId,
      stake: bets.stake,
      refunded: bets.refunded,
      payout: bets.payout,
      withheld: bets.withheld,
      at: bets.placedAt,
    })
    .from(bets)
    .innerJoin(providerMembers, and(eq(providerMembers.memberId, bets.memberId), eq(providerMembers.provider, bets.provider)))
    .where(
      and(
        eq(bets.provider, provider),
        isNull(bets.settledAt),
        lt(bets.placedAt, before),
        after && sql`(${bets.placedAt}, ${bets.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
        sql`not ${IS_ENDED}`,
      ),
    )
    .orderBy(asc(bets.placedAt), asc(bets.id))
    .limit(limit);
}
