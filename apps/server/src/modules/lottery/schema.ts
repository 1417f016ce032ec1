import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import {
  CHASE,
  CHASE_STATES,
  type ChaseState,
  DRAW_STATES,
  type DrawState,
  TICKET_STATES,
  type TicketState,
} from "@baize/domain/lottery/draw-state";
import { openStates } from "@baize/domain/state-machine/machine";
import { instant, minor } from "../../platform/database/columns.ts";
import { stateListSql } from "../../platform/database/states.ts";

/** Draws: one row a game and issue, which jobs lock. */
export const lotteryDraws = pgTable(
  "lottery_draws",
  {
    game: text("game").notNull(),
    issue: text("issue").notNull(),
    state: text("state").$type<DrawState>().notNull(),
    opensAt: instant("opens_at").notNull(),
    closesAt: instant("closes_at").notNull(),
    drawsAt: instant("draws_at").notNull(),
    /** Of the seed; published before the draw opens, and never changed. */
    commitment: text("commitment").notNull(),
    sealedSeed: text("sealed_seed").notNull(),
    /** Empty until the draw is drawn. */
    seed: text("seed").notNull().default(""),
    tickets: integer("tickets").notNull().default(0),
    root: text("root").notNull().default(""),
    /** The commitment and the root, signed when the draw closed: a JWS. */
    signed: text("signed").notNull().default(""),
    /** As printed: zeros kept. */
    numbers: text("numbers").array().notNull().default([]),
    /** The newest settlement. */
    version: integer("version").notNull().default(0),
    /** Why it was cancelled. */
    reason: text("reason").notNull().default(""),
    closedAt: instant("closed_at"),
    /** When every ticket of it was settled, or given back, and the chases that waited for it had gone on. */
    finishedAt: instant("finished_at"),
  },
  (t) => [
    primaryKey({ columns: [t.game, t.issue] }),
    index("lottery_draws_recent").on(t.game, t.drawsAt),
    index("lottery_draws_unfinished")
      .on(t.opensAt)
      .where(sql`${t.finishedAt} is null`),
    check("lottery_draws_state", sql`${t.state} in (${stateListSql(DRAW_STATES)})`),
  ],
);

/** Tickets. What was accepted never changes: a trigger refuses it. */
export const lotteryTickets = pgTable(
  "lottery_tickets",
  {
    memberId: uuid("member_id").notNull(),
    /** The id of its bet in the betting record, too. */
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    game: text("game").notNull(),
    issue: text("issue").notNull(),
    currency: text("currency").notNull(),
    book: text("book").$type<"real" | "demo">().notNull(),
    lines: integer("lines").notNull(),
    stake: minor("stake").notNull(),
    /** The ticket itself, to the byte, and its leaf. */
    text: text("text").notNull(),
    leaf: text("leaf").notNull(),
    state: text("state").$type<TicketState>().notNull(),
    prize: minor("prize")
      .notNull()
      .default(sql`0`),
    /** The prize, and rebates. */
    payout: minor("payout")
      .notNull()
      .default(sql`0`),
    /** The settlement that it was paid by; 0 before. */
    version: integer("version").notNull().default(0),
    chaseId: uuid("chase_id"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index("lottery_tickets_recent").on(t.memberId, t.at, t.id),
    index("lottery_tickets_draw").on(t.game, t.issue, t.memberId, t.id),
    index("lottery_tickets_own_draw").on(t.memberId, t.game, t.issue),
    index("lottery_tickets_chase").on(t.memberId, t.chaseId),
    check("lottery_tickets_amounts", sql`${t.stake} > 0 and ${t.payout} >= ${t.prize} and ${t.prize} >= 0 and ${t.lines} > 0`),
    check("lottery_tickets_state", sql`${t.state} in (${stateListSql(TICKET_STATES)})`),
  ],
);

/**
 * The tree over the tickets of a draw, whose leaves are in the order of their hashes, as groups: a proof reads one group of each
 * height. `first` is the first leaf below the group.
 */
export const lotteryTrees = pgTable(
  "lottery_trees",
  {
    game: text("game").notNull(),
    issue: text("issue").notNull(),
    height: integer("height").notNull(),
    first: text("first").notNull(),
    hashes: text("hashes").array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.issue, t.height, t.first] })],
);

/** Settlements of draws: one row a draw and version. A correction is a further version. */
export const lotterySettlements = pgTable(
  "lottery_settlements",
  {
    game: text("game").notNull(),
    issue: text("issue").notNull(),
    version: integer("version").notNull(),
    rules: integer("rules").notNull(),
    numbers: text("numbers").array().notNull(),
    tickets: integer("tickets").notNull().default(0),
    winners: integer("winners").notNull().default(0),
    /** The hash over every ticket's leaf and payout, in the order of the tickets: the same however often it is computed. */
    digest: text("digest").notNull().default(""),
    reason: text("reason").notNull().default(""),
    startedAt: instant("started_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.issue, t.version] })],
);

/** What the prizes of a draw may cost where a number of a play comes: it has a most. Counted in several rows (`lottery/shards.ts`). */
export const lotteryExposures = pgTable(
  "lottery_exposures",
  {
    game: text("game").notNull(),
    issue: text("issue").notNull(),
    currency: text("currency").notNull(),
    play: text("play").notNull(),
    number: text("number").notNull(),
    shard: integer("shard").notNull().default(0),
    amount: minor("amount").notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.issue, t.currency, t.play, t.number, t.shard] })],
);

const RUNNING = stateListSql(openStates(CHASE));

/** Chases: the same bets over the next draws. */
export const lotteryChases = pgTable(
  "lottery_chases",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    game: text("game").notNull(),
    /** The first draw. */
    issue: text("issue").notNull(),
    state: text("state").$type<ChaseState>().notNull(),
    bets: jsonb("bets").$type<readonly StoredBet[]>().notNull(),
    /** By draw. */
    multiples: integer("multiples").array().notNull(),
    stopOnWin: boolean("stop_on_win").notNull(),
    bought: integer("bought").notNull().default(0),
    /** The code of the error by which it failed. */
    reason: text("reason").notNull().default(""),
    at: instant("at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index("lottery_chases_recent").on(t.memberId, t.at, t.id),
    index("lottery_chases_running")
      .on(t.game, t.memberId, t.id)
      .where(sql`${t.state} in (${RUNNING})`),
    check("lottery_chases_state", sql`${t.state} in (${stateListSql(CHASE_STATES)})`),
  ],
);

/** A written bet in a column: its unit as text. */
export interface StoredBet {
  readonly play: string;
  readonly selection: string;
  readonly unit: string;
  readonly multiple: number;
  readonly rebatePpm: number;
}
