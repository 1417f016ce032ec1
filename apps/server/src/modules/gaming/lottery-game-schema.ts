import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

/** A game of the catalogue that has numbered draws, and how its numbers are drawn. */
export const lotteries = pgTable("lotteries", {
  code: text("code").primaryKey(),
  gameId: text("game_id").notNull(),
  periodSeconds: integer("period_seconds").notNull(),
  balls: integer("balls").notNull(),
  lowest: integer("lowest").notNull(),
  highest: integer("highest").notNull(),
  /** Digits that a number is padded to. */
  digits: integer("digits").notNull(),
  /** Whether a number may come twice in one draw. */
  repeats: boolean("repeats").notNull(),
  position: integer("position").notNull(),
});
