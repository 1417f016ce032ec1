import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

export const favourites = pgTable(
  "favourites",
  { memberId: uuid("member_id").notNull(), gameId: text("game_id").notNull(), at: instant("at").notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.gameId] })],
);

export const recentGames = pgTable(
  "recent_games",
  { memberId: uuid("member_id").notNull(), gameId: text("game_id").notNull(), at: instant("at").notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.gameId] })],
);
