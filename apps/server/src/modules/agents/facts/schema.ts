import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { BetStatus } from "@baize/domain/gaming/bet/status";
import type { Category } from "@baize/domain/gaming/game/category";
import type { Book } from "@baize/domain/money/book";
import { instant, minor } from "../../../platform/database/columns.ts";

/**
 * The settled results of rounds: agents, points, rebates, missions and the leaderboard read them. One line for each settled
 * round with a stake, and one for each result that is taken back, so the lines of a round always sum to its record. A free round
 * has none. Lines never change, except that the roll-up sets once when each counts.
 */
export const wagerFacts = pgTable(
  "wager_facts",
  {
    memberId: uuid("member_id").notNull(),
    betId: uuid("bet_id").notNull(),
    /** Counts from 1 for each round. */
    line: integer("line").notNull(),
    brand: text("brand").notNull(),
    /** The version of the member's path when the bet was accepted. */
    version: integer("version").notNull(),
    gameType: text("game_type").$type<Category>().notNull(),
    book: text("book").$type<Book>().notNull(),
    status: text("status").$type<BetStatus>().notNull(),
    /** Negative, like the other sums, where the line takes a former one back. */
    stake: minor("stake").notNull(),
    payout: minor("payout").notNull(),
    validBet: minor("valid_bet").notNull(),
    settledAt: instant("settled_at").notNull(),
    /** The instant whose windows it belongs to; null until the roll-up has counted it. */
    countsAt: instant("counts_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.betId, t.line] }),
    index("wager_facts_new")
      .on(t.brand, t.settledAt)
      .where(sql`${t.countsAt} is null and ${t.book} = 'real'`),
    index("wager_facts_settled").on(t.brand, t.settledAt),
    index("wager_facts_counted").on(t.memberId, t.countsAt),
    index("wager_facts_window").on(t.brand, t.countsAt),
    check("wager_facts_line", sql`${t.line} > 0`),
  ],
);
