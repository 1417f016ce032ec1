import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { FeedbackState } from "@baize/domain/support/feedback";
import { instant } from "../../../platform/database/columns.ts";

/** Feedback of members. */
export const feedback = pgTable(
  "feedback",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    type: text("type").notNull(),
    content: text("content").notNull(),
    at: instant("at").notNull(),
    state: text("state").$type<FeedbackState>().notNull().default("open"),
    /** The operator's answer; the member gets it in the inbox too. */
    answer: text("answer").notNull().default(""),
    endedBy: text("ended_by"),
    endedAt: instant("ended_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index("feedback_id").on(t.id),
    index("feedback_oldest").on(t.brand, t.state, t.at),
  ],
);
