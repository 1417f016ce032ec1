import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { fault } from "../http/fault.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A place in a list that is sorted by time and id, newest first. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** The place of a cursor; undefined without one. Throws `input.bad_cursor`. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [at = "", id = ""] = decodeCursor(cursor, ["number", "string"]);
  const time = new Date(at);
  if (!UUID.test(String(id)) || Number.isNaN(time.getTime())) throw fault("input.bad_cursor");
  return { at: time, id: String(id) };
}

/** What comes after a place; undefined, and everything, without one. */
export const past = (place: Place | undefined, at: AnyColumn, id: AnyColumn): SQL | undefined =>
  place && sql`(${at}, ${id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`;

/** Totals come with a list's first page alone: they are added up once, however far it is read. */
export const withFirstPage = async <Totals>(
  { cursor }: { readonly cursor?: string | undefined },
  add: () => Promise<Totals>,
): Promise<Totals | null> => (cursor === undefined ? await add() : null);

/** A page out of one row more than it holds, and the cursor of the next one. */
export function pageOf<Row>(rows: readonly Row[], limit: number, at: (row: Row) => Place): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  if (last === undefined) return { page, next: null };
  const place = at(last);
  return { page, next: encodeCursor([place.at.getTime(), place.id]) };
}
