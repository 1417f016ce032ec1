/** How many letters must be typed, left out or replaced to come from one word to the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [index, wanted] of Array.from(other).entries()) {
      const replaced = (row[index] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The word that was most likely meant; undefined where none is near. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  // Too short to tell, and longer than any word.
  if (typed.length < 3 || typed.length > 60) return undefined;
  const [best] = words
    .map((word) => ({ word, far: word.startsWith(typed) ? 0 : distance(typed, word) }))
    .toSorted((one, other) => one.far - other.far);
  return best && best.far <= Math.max(2, Math.floor(typed.length / 4)) ? best.word : undefined;
}
