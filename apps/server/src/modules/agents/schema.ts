import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AgentApplicationState } from "@baize/domain/agents/application";
import { instant } from "../../platform/database/columns.ts";

/** Applications of people who would like to become agents. */
export const agentApplications = pgTable(
  "agent_applications",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    name: text("name").notNull(),
    mobile: text("mobile"),
    email: text("email"),
    contact: text("contact").notNull(),
    message: text("message").notNull(),
    address: text("address").notNull(),
    at: instant("at").notNull(),
    state: text("state").$type<AgentApplicationState>().notNull().default("waiting"),
    /** What the operator wrote back. */
    answer: text("answer").notNull().default(""),
    endedBy: text("ended_by"),
    endedAt: instant("ended_at"),
  },
  (t) => [index("agent_applications_oldest").on(t.brand, t.state, t.at)],
);
