import { createHash } from "node:crypto";

/** An id that follows from words (UUID version 8): the same words make the same id. */
export function derivedId(...words: readonly (string | number)[]): string {
  const hex = createHash("sha256").update(words.join("|")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
