import { and, eq } from "drizzle-orm";
import type { Executor } from "../platform/database/database.ts";
import { entries, transfers } from "./schema.ts";

/**
 * The transfer behind each entry of a member, to be joined sideways, under the table's own name. Found entry by entry, so that
 * a page costs what it holds: as equals, PostgreSQL takes the two conditions for rarer than either is, and reads all that the
 * member ever moved.
 */
export const entryTransfer = (db: Executor, memberId: string) =>
  db
    .select()
    .from(transfers)
    .where(and(eq(transfers.memberId, memberId), eq(transfers.id, entries.transferId)))
    .limit(1)
    .as("transfers");
