import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../../platform/database/columns.ts";
import { PROVIDER_CALL, type ProviderCallState } from "@baize/domain/gaming/bet/provider-call";
import type { AnswerPolicy } from "@baize/domain/gaming/answer-policy";
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
    /** The provider's name of the pot that the call names, and the part of the amount that goes into it or comes out of it. */
    pot: text("pot"),
    potAmount: minor("pot_amount")
      .notNull()
      .default(sql`0`),
    /** Of the free round that a bet used. */
    campaign: text("campaign"),
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

/** How a provider is answered where providers differ. A provider without a row has the standard policy. */
export const providerPolicies = pgTable("provider_policies", {
  provider: text("provider").primaryKey(),
  unknownRollback: text("unknown_rollback").$type<AnswerPolicy["unknownRollback"]>().notNull(),
  lateWin: text("late_win").$type<AnswerPolicy["lateWin"]>().notNull(),
  replayBalance: text("replay_balance").$type<AnswerPolicy["replayBalance"]>().notNull(),
});

/** The free rounds of a member in one campaign and one game. */
export const freeRounds = pgTable(
  "free_rounds",
  {
    memberId: uuid("member_id").notNull(),
    campaign: text("campaign").notNull(),
    brand: text("brand").notNull(),
    provider: text("provider").notNull(),
    gameId: text("game_id").notNull(),
    gameCode: text("game_code").notNull(),
    currency: text("currency").notNull(),
    /** What each round is played for. */
    stake: minor("stake").notNull(),
    granted: integer("granted").notNull(),
    used: integer("used").notNull().default(0),
    cancelled: integer("cancelled").notNull().default(0),
    expired: integer("expired").notNull().default(0),
    open: integer("open").notNull(),
    grantedAt: instant("granted_at").notNull(),
    validUntil: instant("valid_until").notNull(),
    cancelledAt: instant("cancelled_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.campaign] }),
    index("free_rounds_due")
      .on(t.validUntil)
      .where(sql`${t.open} > 0`),
    check(
      "free_rounds_sum",
      sql`${t.granted} > 0 and ${t.granted} = ${t.used} + ${t.cancelled} + ${t.expired} + ${t.open}
        and least(${t.used}, ${t.cancelled}, ${t.expired}, ${t.open}) >= 0`,
    ),
    check("free_rounds_stake", sql`${t.stake} > 0`),
  ],
);
