import { editDistance } from "@baize/domain/text/fuzzy-match";

/** The word that was most likely meant; undefined where none is near. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  // Too short to be recognised, or longer than any word.
  if (typed.length < 3 || typed.length > 60) return undefined;
  const [best] = words
    .map((word) => ({ word, far: word.startsWith(typed) ? 0 : editDistance(typed, word) }))
    .toSorted((one, other) => one.far - other.far);
  return best && best.far <= Math.max(2, Math.floor(typed.length / 4)) ? best.word : undefined;
}
