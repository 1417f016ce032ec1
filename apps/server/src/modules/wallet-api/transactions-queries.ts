import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { bets, providerMembers } from "../gaming/play-schema.ts";
import { providerCalls } from "./schema.ts";
import { CALL_CURRENCY, itsRound } from "./wins/queries.ts";

/** The place after which a page begins. */
export interface Place {
  readonly at: Date;
  readonly transactionId: string;
  readonly member: string;
}

interface Page {
  readonly provider: string;
  readonly from: Date;
  readonly to: Date;
  readonly after: Place | undefined;
  readonly limit: number;
}

const isAfter = ({ at, transactionId, member }: Place) =>
  sql`(${providerCalls.at}, ${providerCalls.transactionId}, ${providerMembers.alias})
    > (${at.toISOString()}::timestamptz, ${transactionId}, ${member})`;

/** The calls of a provider that were accepted in this time, by time and id. Members are named as the provider knows them. */
export async function listCalls(tx: Transaction, { provider, from, to, after, limit }: Page) {
  return await tx
    .select({
      member: providerMembers.alias,
      currency: CALL_CURRENCY,
      transaction_id: providerCalls.transactionId,
      state: providerCalls.state,
      operation: providerCalls.operation,
      game_code: providerCalls.gameCode,
      round_id: providerCalls.roundId,
      bet_transaction_id: providerCalls.betTransactionId,
      amount: providerCalls.amount,
      reference: sql<string | null>`${providerCalls.answer} ->> 'reference'`,
      at: providerCalls.at,
    })
    .from(providerCalls)
    .innerJoin(
      providerMembers,
      and(eq(providerMembers.memberId, providerCalls.memberId), eq(providerMembers.provider, providerCalls.provider)),
    )
    .leftJoin(bets, itsRound)
    .where(
      and(
        eq(providerCalls.provider, provider),
        gte(providerCalls.at, from),
        lt(providerCalls.at, to),
        after && gte(providerCalls.at, after.at),
        after && isAfter(after),
      ),
    )
    .orderBy(asc(providerCalls.at), asc(providerCalls.transactionId), asc(providerMembers.alias))
    .limit(limit);
}
