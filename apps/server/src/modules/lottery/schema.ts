import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

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
