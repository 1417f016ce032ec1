import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { instant } from "../../platform/database/columns.ts";

/**
 * Chat messages. `room` is `lobby`, or the id of the member whose conversation with the support desk it is. A message
 * without a member is the desk's.
 */
export const chatMessages = pgTable(
  "chat_messages",
  {
    brand: text("brand").notNull(),
    room: text("room").notNull(),
    /** UUID version 7: sorts by time. */
    id: uuid("id").notNull(),
    memberId: uuid("member_id"),
    /** As others read it: masked for a member. */
    author: text("author").notNull(),
    text: text("text").notNull(),
    at: instant("at").notNull(),
    /** When an operator hid it. */
    hiddenAt: instant("hidden_at"),
  },
  (t) => [
    primaryKey({ columns: [t.brand, t.room, t.id] }),
    index("chat_messages_hidden")
      .on(t.brand, t.hiddenAt)
      .where(sql`${t.hiddenAt} is not null`),
  ],
);

/** Members who may read the lobby and not write in it, until when. */
export const chatMutes = pgTable("chat_mutes", { memberId: uuid("member_id").primaryKey(), until: instant("until").notNull() });
