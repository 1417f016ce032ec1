import { fault } from "../http/fault.ts";

/** A value that a list is sorted by. */
export type Part = string | number;

/** A cursor as the client gets it: the sort values of a page's last item, opaque. */
export function encodeCursor(parts: readonly Part[]): string {
  return Buffer.from(JSON.stringify(parts), "utf8").toString("base64url");
}

/**
 * The sort values of a cursor. `kinds` says what each must be. Throws `input.bad_cursor` for a cursor that this server did not
 * make.
 */
export function decodeCursor(cursor: string, kinds: readonly ("string" | "number")[]): Part[] {
  const parts = parseCursor(cursor);
  if (!Array.isArray(parts) || parts.length !== kinds.length) throw fault("input.bad_cursor");
  return parts.map((part: unknown, index) => {
    if (isPart(part) && typeof part === kinds[index]) return part;
    throw fault("input.bad_cursor");
  });
}

/** What a cursor holds, for a caller that checks and refuses it by its own contract; undefined for a text that is no cursor. */
export function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

const isPart = (part: unknown): part is Part => typeof part === "string" || Number.isSafeInteger(part);
