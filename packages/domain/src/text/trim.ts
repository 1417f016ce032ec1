/** White space, and the invisible characters that pasting drags along at the ends. */
const EDGES = /^[\s\u200B\u2060\uFEFF]+|[\s\u200B\u2060\uFEFF]+$/gu;

/** A typed value as it is validated and stored: trimmed and in Unicode normal form C. */
export function trimmed(text: string): string {
  return text.replaceAll(EDGES, "").normalize("NFC");
}
