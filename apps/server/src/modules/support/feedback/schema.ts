import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FeedbackState } from "@baize/domain/support/feedback";
import { instant } from "../../../platform/database/columns.ts";

/** What members wrote by the feedback form. */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    memberId: uuid("member_id").notNull(),
    type: text("type").notNull(),
    content: text("content").notNull(),
    at: instant("at").notNull(),
    state: text("state").$type<FeedbackState>().notNull().default("open"),
    /** What the operator answered; the member finds it in the inbox too. */
    answer: text("answer").notNull().default(""),
    endedBy: text("ended_by"),
    endedAt: instant("ended_at"),
  },
  (t) => [index("feedback_oldest").on(t.brand, t.state, t.at)],
);
