import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../../platform/database/columns.ts";
import { PROVIDER_CALL, type ProviderCallState } from "@baize/domain/gaming/bet/provider-call";
import { stateAfter } from "@baize/domain/state-machine/machine";

const HELD_CALL = stateAfter(PROVIDER_CALL, "hold");

/**
 * Nonces of wallet calls, under the member that the signed call names: the same call can only come again for the same member.
 * Deleted after `expiresAt`.
 */
export const providerNonces = pgTable(
  "provider_nonces",
  {
    memberId: uuid("member_id").notNull(),
    provider: text("provider").notNull(),
    nonce: text("nonce").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.provider, t.nonce] }), index("provider_nonces_expiry").on(t.expiresAt)],
);

/**
 * One row a provider's transaction id: the request, the answer, and the round. A `tombstone` is a rollback that came before its
 * bet.
 */
export const providerCalls = pgTable(
  "provider_calls",
  {
    memberId: uuid("member_id").notNull(),
    provider: text("provider").notNull(),
    transactionId: text("transaction_id").notNull(),
    operation: text("operation").notNull(),
    requestHash: text("request_hash").notNull(),
    request: jsonb("request").$type<Record<string, unknown>>().notNull(),
    answer: jsonb("answer").$type<Record<string, unknown>>().notNull(),
    gameCode: text("game_code").notNull(),
    /** Empty for a credit, which has no round. */
    roundId: text("round_id").notNull(),
    amount: minor("amount").notNull(),
    /** See `PROVIDER_CALL` in the domain. */
    state: text("state").$type<ProviderCallState>().notNull(),
    betTransactionId: text("bet_transaction_id"),
    requestId: text("request_id").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.provider, t.transactionId] }),
    index("provider_calls_day").on(t.provider, t.at, t.transactionId),
    index("provider_calls_bet").on(t.memberId, t.provider, t.betTransactionId),
    index("provider_calls_held")
      .on(t.at)
      .where(sql`${t.state} = '${sql.raw(HELD_CALL)}'`),
    index("provider_calls_round").on(t.memberId, t.provider, t.gameCode, t.roundId),
  ],
);
