import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** A game of the catalogue that is a lottery of the site: the domain says by its code how it is played. */
export const lotteries = pgTable("lotteries", {
  code: text("code").primaryKey(),
  gameId: text("game_id").notNull(),
  position: integer("position").notNull(),
});
