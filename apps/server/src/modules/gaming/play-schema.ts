import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../../platform/database/columns.ts";
import { BET_STATUSES, type BetStatus } from "@baize/domain/gaming/bet/status";
import { stateListSql } from "../../platform/database/states.ts";

/** The name by which one provider knows one member. */
export const providerMembers = pgTable(
  "provider_members",
  { provider: text("provider").notNull(), alias: text("alias").notNull(), memberId: uuid("member_id").notNull() },
  (t) => [primaryKey({ columns: [t.provider, t.alias] }), unique("provider_members_member").on(t.memberId, t.provider)],
);

/** A one-time token in a launch address. Exchanged once for a game session. */
export const launches = pgTable(
  "launches",
  {
    tokenHash: text("token_hash").primaryKey(),
    memberId: uuid("member_id").notNull(),
    sessionId: uuid("session_id").notNull(),
    gameId: text("game_id").notNull(),
    provider: text("provider").notNull(),
    language: text("language").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [index("launches_expiry").on(t.expiresAt)],
);

/** Lives no longer than the signed-in session that it came from. */
export const gameSessions = pgTable(
  "game_sessions",
  {
    memberId: uuid("member_id").notNull(),
    id: text("id").notNull(),
    provider: text("provider").notNull(),
    sessionId: uuid("session_id").notNull(),
    gameId: text("game_id").notNull(),
    gameCode: text("game_code").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] }), index("game_sessions_expiry").on(t.expiresAt)],
);

/** The betting record: one row a round of a game, kept in step with the ledger by the calls that move the money. */
export const bets = pgTable(
  "bets",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    provider: text("provider").notNull(),
    roundId: text("round_id").notNull(),
    gameId: text("game_id").notNull(),
    /** The game at the provider's end: a provider's rounds are numbered in each of its games. */
    gameCode: text("game_code").notNull(),
    currency: text("currency").notNull(),
    /** Of the free round that it is; null for a round with a stake. */
    campaign: text("campaign"),
    /** Which wallet the round plays from: a vendor's own, or empty for cash. Where its stake came from, its money goes. */
    wallet: text("wallet").notNull().default(""),
    stake: minor("stake").notNull(),
    /** Part of the stake that was given back. */
    refunded: minor("refunded")
      .notNull()
      .default(sql`0`),
    payout: minor("payout").notNull(),
    /** Wins that the provider sent and that are not paid: they wait for an operator, or were refused. */
    withheld: minor("withheld")
      .notNull()
      .default(sql`0`),
    validBet: minor("valid_bet")
      .notNull()
      .default(sql`0`),
    status: text("status").$type<BetStatus>().notNull(),
    summary: text("summary").notNull().default(""),
    verifyUrl: text("verify_url").notNull().default(""),
    /** Why the provider ended the round as void. */
    voidReason: text("void_reason").notNull().default(""),
    /** Uplines at acceptance, from the top down: who the wager counts for. */
    path: uuid("path").array().notNull(),
    /** The version of the member's path at acceptance. */
    pathVersion: integer("path_version").notNull().default(1),
    placedAt: instant("placed_at").notNull(),
    /** When the provider ended the round; until then it may send more bets, also after it has given all stakes back. */
    settledAt: instant("settled_at"),
    /** When a round was first settled whose result was taken back; it is settled as of this time again. */
    firstSettledAt: instant("first_settled_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    unique("bets_round").on(t.memberId, t.provider, t.gameCode, t.roundId),
    index("bets_recent").on(t.memberId, t.placedAt, t.id),
    index("bets_settled").on(t.memberId, t.settledAt),
    index("bets_closed").on(t.brand, t.settledAt),
    index("bets_open")
      .on(t.provider, t.placedAt, t.id)
      .where(sql`${t.settledAt} is null`),
    // The newest bets of a large team are found among the newest of the brand.
    index("bets_newest").on(t.brand, t.placedAt, t.id),
    check("bets_amounts", sql`${t.stake} >= ${t.refunded} and ${t.refunded} >= 0 and ${t.payout} >= 0 and ${t.withheld} >= 0`),
    check("bets_status", sql`${t.status} in (${stateListSql(BET_STATUSES)})`),
  ],
);
