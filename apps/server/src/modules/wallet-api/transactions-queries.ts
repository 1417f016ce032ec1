import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { ACCEPTED_OPERATIONS } from "@baize/api/provider/status";
import type { TransactionsAnswer } from "@baize/api/provider/transactions";
import type { Executor } from "../../platform/database/database.ts";
import { requireKnown } from "../../platform/database/require-known.ts";
import { bets, providerMembers } from "../gaming/play-schema.ts";
import { members } from "../identity/schema.ts";
import { providerCalls } from "./schema.ts";
import { STATUS_OF, toAcceptedCall } from "./status-queries.ts";
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

/** Members are named as the provider knows them. */
const selectCalls = (db: Executor) =>
  db
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
      pot: providerCalls.pot,
      pot_amount: providerCalls.potAmount,
      campaign: providerCalls.campaign,
      reference: sql<string | null>`${providerCalls.answer} ->> 'reference'`,
      at: providerCalls.at,
    })
    .from(providerCalls)
    .innerJoin(
      providerMembers,
      and(eq(providerMembers.memberId, providerCalls.memberId), eq(providerMembers.provider, providerCalls.provider)),
    )
    .leftJoin(bets, itsRound);

type CallRow = Awaited<ReturnType<typeof selectCalls>>[number];

export const toListedCall = (row: CallRow): TransactionsAnswer["items"][number] => {
  const { member, currency, transaction_id: transactionId, state, operation, ...stored } = row;
  const call = toAcceptedCall({ ...stored, operation: requireKnown(ACCEPTED_OPERATIONS, operation) }, currency);
  return { member, currency, transactionId, status: STATUS_OF[state], ...call };
};

/** The calls of a provider that were accepted in this time, by time and id. */
export async function listCalls(db: Executor, { provider, from, to, after, limit }: Page) {
  return await selectCalls(db)
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

/** The calls of a provider with these members and ids, of whatever day. */
export async function listNamedCalls(
  db: Executor,
  provider: string,
  calls: readonly { readonly member: string; readonly transactionId: string }[],
) {
  const named = JSON.stringify(calls.map(({ member, transactionId }) => ({ alias: member, id: transactionId })));
  return await selectCalls(db).where(
    and(
      eq(providerCalls.provider, provider),
      sql`(${providerMembers.alias}, ${providerCalls.transactionId}) in
        (select alias, id from jsonb_to_recordset(${named}::jsonb) as named (alias text, id text))`,
    ),
  );
}

/** Who the members are that a provider knows by these names. */
export async function listNamedMembers(db: Executor, provider: string, aliases: readonly string[]) {
  return await db
    .select({ alias: providerMembers.alias, username: members.username, brand: members.brand })
    .from(providerMembers)
    .innerJoin(members, eq(members.id, providerMembers.memberId))
    .where(and(eq(providerMembers.provider, provider), inArray(providerMembers.alias, [...aliases])));
}
