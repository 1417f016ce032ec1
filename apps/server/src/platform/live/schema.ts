import { sql } from "drizzle-orm";
import { bigint, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "../database/columns.ts";

/**
 * One row a member whose page is open. Triggers on what a member can follow raise `version` and notify. Without a row they do
 * neither: a write then costs one look-up of this table's key.
 */
export const liveVersions = pgTable("live_versions", {
  memberId: uuid("member_id").primaryKey(),
  version: bigint("version", { mode: "number" })
    .notNull()
    .default(sql`0`),
  /** By the database's own clock, because the servers' clocks may differ. */
  watchedUntil: instant("watched_until").notNull(),
});
