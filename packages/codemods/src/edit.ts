/** One replacement in a text; `end` is exclusive. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
export interface Changed {
  readonly text: string;
  /** How many places changed. */
  readonly count: number;
}

/** Applies edits that do not overlap; two equal ones count once. */
export function applyEdits(text: string, edits: readonly Edit[]): Changed {
  const unique = new Map(edits.map((edit) => [`${edit.start}:${edit.end}:${edit.text}`, edit]));
  const ordered = [...unique.values()].toSorted((one, two) => two.start - one.start || two.end - one.end);
  const result = ordered.reduce((now, { start, end, text: next }) => now.slice(0, start) + next + now.slice(end), text);
  return { text: result, count: ordered.length };
}
