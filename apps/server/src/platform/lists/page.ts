import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { fault } from "../http/fault.ts";
import { isUuid } from "../ids/uuid.ts";
import { decodeCursor, encodeCursor, type Part } from "./cursor.ts";

/** Where a page ended in a list that is sorted by time and id, newest first. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** Reads the cursor that a client sent back; undefined without one. Throws `input.bad_cursor`. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [at, id] = decodeCursor(text, ["number", "string"]);
  return { at: readInstant(at), id: readUuid(id) };
}

/** A part of a cursor that is an instant. Throws `input.bad_cursor` for any other. */
export function readInstant(part: Part | undefined): Date {
  const at = new Date(Number(part));
  if (Number.isNaN(at.getTime())) throw fault("input.bad_cursor");
  return at;
}

/** A part of a cursor that is an id. Throws `input.bad_cursor` for any other. */
export function readUuid(part: Part | undefined): string {
  if (typeof part !== "string" || !isUuid(part)) throw fault("input.bad_cursor");
  return part;
}

/** The condition for rows after a cursor; undefined, which matches every row, without one. */
export const afterCursor = (cursor: Cursor | undefined, at: AnyColumn, id: AnyColumn): SQL | undefined =>
  cursor && sql`(${at}, ${id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`;

/** Totals come with a list's first page alone, so that they are added up once. */
export const withFirstPage = async <Totals>(
  { cursor }: { readonly cursor?: string | undefined },
  add: () => Promise<Totals>,
): Promise<Totals | null> => (cursor === undefined ? await add() : null);

interface Page<Row> {
  readonly page: readonly Row[];
  readonly next: string | null;
}

/** A page out of one row more than it holds, and the cursor of the next one: the values by which the list is sorted. */
export function pageSortedBy<Row>(rows: readonly Row[], limit: number, sortedBy: (row: Row) => readonly Part[]): Page<Row> {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, next: last === undefined ? null : encodeCursor(sortedBy(last)) };
}

/** The same of a list that is sorted by time and id. */
export const pageOf = <Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => Cursor): Page<Row> =>
  pageSortedBy(rows, limit, (row) => {
    const { at, id } = cursorOf(row);
    return [at.getTime(), id];
  });
