import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { instant } from "../../platform/database/columns.ts";

/** What was written. `room` is `lobby`, or the member whose talk with the house it is. Without a member it is the house's. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    brand: text("brand").notNull(),
    room: text("room").notNull(),
    /** By time (UUID version 7), so that the order is the key's. */
    id: uuid("id").notNull(),
    memberId: uuid("member_id"),
    /** As others read it: masked for a member. */
    author: text("author").notNull(),
    text: text("text").notNull(),
    at: instant("at").notNull(),
    /** An operator took it out of sight. */
    hiddenAt: instant("hidden_at"),
  },
  (t) => [
    primaryKey({ columns: [t.brand, t.room, t.id] }),
    index("chat_messages_hidden")
      .on(t.brand, t.hiddenAt)
      .where(sql`${t.hiddenAt} is not null`),
  ],
);

/** Who may read and not write, until when. */
export const chatMutes = pgTable("chat_mutes", { memberId: uuid("member_id").primaryKey(), until: instant("until").notNull() });
