import { fault } from "../fault.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { isUuid } from "./uuid.ts";

/** The place of a row in a list that is ordered by time and id. */
export const toTimeCursor = (at: Date, id: string): string => encodeCursor([at.getTime(), id]);

/** Throws `input.bad_cursor` for anything that this server did not make. */
export function fromTimeCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const [at, id] = decodeCursor(cursor, ["number", "string"]);
  const time = new Date(at ?? Number.NaN);
  if (typeof id !== "string" || !isUuid(id) || Number.isNaN(time.getTime())) throw fault("input.bad_cursor");
  return { at: time, id };
}
