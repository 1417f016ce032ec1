import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
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

/** Every path that a member had in the tree. A move adds a version; none is ever changed. */
export const pathVersions = pgTable(
  "path_versions",
  {
    memberId: uuid("member_id").notNull(),
    version: integer("version").notNull(),
    uplineId: uuid("upline_id"),
    /** The uplines from the top down, without the member. */
    path: uuid("path").array().notNull(),
    startedAt: instant("started_at").notNull(),
    /** The operators who moved the member; null for the first version. */
    movedBy: text("moved_by"),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.version] })],
);

/**
 * Who is below whom: one row for each upline of each path version. An agent's team is the rows of one ancestor. `isCurrent`
 * is false for a path that the member has left; wagers of that time still belong to it.
 */
export const pathClosure = pgTable(
  "path_closure",
  {
    ancestorId: uuid("ancestor_id").notNull(),
    memberId: uuid("member_id").notNull(),
    version: integer("version").notNull(),
    /** 1 for a direct downline. */
    depth: integer("depth").notNull(),
    /** When the member's account was opened: lists of a team are in this order. */
    joinedAt: instant("joined_at").notNull(),
    isCurrent: boolean("is_current").notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.ancestorId, t.memberId, t.version] }),
    index("path_closure_team")
      .on(t.ancestorId, t.joinedAt, t.memberId)
      .where(sql`${t.isCurrent}`),
    index("path_closure_left")
      .on(t.ancestorId, t.depth, t.memberId)
      .where(sql`not ${t.isCurrent}`),
    // Also of paths that were left: a report holds the lines of their time.
    index("path_closure_level").on(t.ancestorId, t.depth, t.joinedAt, t.memberId, t.isCurrent),
    index("path_closure_member").on(t.memberId),
  ],
);
