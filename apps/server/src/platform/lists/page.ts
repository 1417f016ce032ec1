import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { fault } from "../http/fault.ts";
import { isUuid } from "../ids/uuid.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";

/** Where a page ended in a list that is sorted by time and id, newest first. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** Reads the cursor that a client sent back; undefined without one. Throws `input.bad_cursor`. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [at = "", id = ""] = decodeCursor(text, ["number", "string"]);
  const time = new Date(at);
  if (!isUuid(String(id)) || Number.isNaN(time.getTime())) throw fault("input.bad_cursor");
  return { at: time, id: String(id) };
}

/** The condition for rows after a cursor; undefined, which matches every row, without one. */
export const afterCursor = (cursor: Cursor | undefined, at: AnyColumn, id: AnyColumn): SQL | undefined =>
  cursor && sql`(${at}, ${id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`;

/** Totals come with a list's first page alone, so that they are added up once. */
export const withFirstPage = async <Totals>(
  { cursor }: { readonly cursor?: string | undefined },
  add: () => Promise<Totals>,
): Promise<Totals | null> => (cursor === undefined ? await add() : null);

/** A page out of one row more than it holds, and the cursor of the next one. */
export function pageOf<Row>(rows: readonly Row[], limit: number, at: (row: Row) => Cursor): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  if (last === undefined) return { page, next: null };
  const end = at(last);
  return { page, next: encodeCursor([end.at.getTime(), end.id]) };
}
