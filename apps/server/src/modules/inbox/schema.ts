import type { Texts } from "../../platform/language/texts.ts";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

export const inbox = pgTable(
  "inbox",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    type: text("type").notNull(),
    texts: jsonb("texts").$type<Texts>().notNull(),
    at: instant("at").notNull(),
    readAt: instant("read_at"),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] }), index("inbox_newest").on(t.memberId, t.at, t.id)],
);
