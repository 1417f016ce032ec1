import { and, eq, type Placeholder } from "drizzle-orm";
import type { Executor } from "../platform/database/database.ts";
import { entries, transfers } from "./schema.ts";

/**
 * Joins the transfer of each entry of a member laterally, under the table's own name. Entry by entry, so that a page costs what
 * it contains: for a plain join PostgreSQL underestimates the rows of the two conditions and reads all the member's transfers.
 */
export const entryTransfer = (db: Executor, memberId: string | Placeholder) =>
  db
    .select()
    .from(transfers)
    .where(and(eq(transfers.memberId, memberId), eq(transfers.id, entries.transferId)))
    .limit(1)
    .as("transfers");
