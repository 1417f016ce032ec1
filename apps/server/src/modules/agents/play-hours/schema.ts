import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Category } from "@baize/domain/gaming/game/category";
import { instant, minor } from "../../../platform/database/columns.ts";

/**
 * The roll-up of the facts: what one path version of a member played in an hour of the brand's zone, by type of game. An agent's
 * team is the sum over the closure.
 */
export const playHours = pgTable(
  "play_hours",
  {
    memberId: uuid("member_id").notNull(),
    version: integer("version").notNull(),
    /** The first instant of the hour. */
    hour: instant("hour").notNull(),
    gameType: text("game_type").$type<Category>().notNull(),
    brand: text("brand").notNull(),
    /** Rounds; one that is taken back counts for minus one. */
    rounds: bigint("rounds", { mode: "number" }).notNull(),
    stake: minor("stake").notNull(),
    payout: minor("payout").notNull(),
    validBet: minor("valid_bet").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.version, t.hour, t.gameType] }), index("play_hours_brand").on(t.brand, t.hour)],
);

/** How far the windows of a brand are closed: what is rolled up later counts from here on. One row a brand. */
export const settlementMarks = pgTable("settlement_marks", {
  brand: text("brand").primaryKey(),
  closedTo: instant("closed_to").notNull(),
});
