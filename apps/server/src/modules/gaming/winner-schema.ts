import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../../platform/database/columns.ts";

/** Winner entries. `player` is masked before it is stored. */
export const winners = pgTable(
  "winners",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    player: text("player").notNull(),
    /** The winner: the entry is removed when the member no longer agrees. Null for entries of the sandbox. */
    memberId: uuid("member_id"),
    /** The round of the win: the entry is removed when its result is taken back. */
    betId: uuid("bet_id"),
    gameId: text("game_id").notNull(),
    amount: minor("amount").notNull(),
    currency: text("currency").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("winners_recent").on(t.brand, t.at), index("winners_member").on(t.memberId)],
);
