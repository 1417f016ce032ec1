import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

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

export const draws = pgTable(
  "draws",
  {
    lottery: text("lottery").notNull(),
    issue: text("issue").notNull(),
    /** As printed: zeros kept. */
    numbers: text("numbers").array().notNull(),
    drawnAt: instant("drawn_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.lottery, t.issue] }), index("draws_recent").on(t.lottery, t.drawnAt)],
);
