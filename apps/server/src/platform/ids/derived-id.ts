import { createHash } from "node:crypto";

/** An id derived from texts (UUID version 8): the same texts make the same id. */
export function derivedId(...words: readonly (string | number)[]): string {
  const hex = createHash("sha256").update(words.join("|")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
