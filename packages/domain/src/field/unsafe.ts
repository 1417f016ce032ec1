/** Embeddings, overrides and isolates: they can make a name read as another (Unicode UTS 55). Joiners and marks stay. */
const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/u;
/** Control characters other than tab and line ends, and the line and paragraph separators. */
const CONTROL = /(?![\t\n\r])[\p{Cc}\u2028\u2029]/u;

/** Whether a text holds what no store or reader takes: control characters or half of a surrogate pair. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text) || !text.isWellFormed();
}

/** The same, and characters that reorder the text around them. For whatever is shown to anyone. */
export function hasUnsafeCharacters(text: string): boolean {
  return hasControlCharacters(text) || BIDI_CONTROL.test(text);
}
