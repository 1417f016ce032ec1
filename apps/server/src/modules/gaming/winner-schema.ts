import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, minor } from "../../platform/database/columns.ts";

/** The board of winners. `player` is masked before it is stored. */
export const winners = pgTable(
  "winners",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    player: text("player").notNull(),
    /** Whose win it is: it leaves the board with the member's agreement. Null for the sandbox's own. */
    memberId: uuid("member_id"),
    gameId: text("game_id").notNull(),
    amount: minor("amount").notNull(),
    currency: text("currency").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("winners_recent").on(t.brand, t.at), index("winners_member").on(t.memberId)],
);
