import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/database/columns.ts";

/** What an agent, the member, wrote about a direct downline for itself alone. */
export const downlineNotes = pgTable(
  "downline_notes",
  {
    memberId: uuid("member_id").notNull(),
    downlineId: uuid("downline_id").notNull(),
    note: text("note").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.downlineId] }), index("downline_notes_downline").on(t.downlineId)],
);
