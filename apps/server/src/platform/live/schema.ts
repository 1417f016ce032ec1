import { sql } from "drizzle-orm";
import { bigint, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "../database/columns.ts";

/**
 * One row a member whose page is open somewhere. Triggers on what a member can follow raise `version` and notify, and do
 * neither where no server watches the member: a write then pays one look into this table's key.
 */
export const liveVersions = pgTable("live_versions", {
  memberId: uuid("member_id").primaryKey(),
  version: bigint("version", { mode: "number" })
    .notNull()
    .default(sql`0`),
  /** By the database's own clock: which servers still live is no business time. */
  watchedUntil: instant("watched_until").notNull(),
});
