import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

interface MessageText {
  readonly title: string;
  readonly content: string;
  /** Dates in the content as it writes them, in the time zone of the brand. Messages without dates have none. */
  readonly dates?: Array<{ text: string; at: number }>;
}

/** Texts of a message by product language code; `EN` is always there. */
export type MessageTexts = Readonly<Record<string, MessageText>>;

export const inbox = pgTable(
  "inbox",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    type: text("type").notNull(),
    texts: jsonb("texts").$type<MessageTexts>().notNull(),
    at: instant("at").notNull(),
    readAt: instant("read_at"),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] }), index("inbox_newest").on(t.memberId, t.at, t.id)],
);
