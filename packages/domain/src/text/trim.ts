/** White space, and the invisible characters that pasting drags along at the ends. */
const EDGES = /^[\s\u200B\u2060\uFEFF]+|[\s\u200B\u2060\uFEFF]+$/gu;

/** A typed value as it is judged and stored: no white space around it, one way of writing each accented letter (NFC). */
export function trimmed(text: string): string {
  return text.replaceAll(EDGES, "").normalize("NFC");
}
