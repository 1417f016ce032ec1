/** Words of names and of what people type: letters, marks and digits of every script. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How many letters of a word may be wrong, missing, added or exchanged with their neighbour. */
const allowed = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Letters that are changed, removed, added, or exchanged with the next, from one word to another (Damerau and Levenshtein). */
export function editDistance(from: string, to: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const same = from[row - 1] === to[at - 1] ? 0 : 1;
      const exchanged = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      const steps = Math.min((last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same);
      line.push(exchanged ? Math.min(steps, (before[at - 2] ?? 0) + 1) : steps);
    }
    [before, last] = [last, line];
  }
  return last[to.length] ?? 0;
}

/** Whether each typed word, apart from a slip or two, is a word of the text or the beginning of one. */
export function isFuzzyMatch(typed: string, text: string): boolean {
  const words = wordsIn(text);
  const wanted = wordsIn(typed);
  return (
    wanted.length > 0 &&
    wanted.every((one) =>
      words.some(
        (word) => editDistance(one, word) <= allowed(one) || editDistance(one, word.slice(0, one.length)) <= allowed(one),
      ),
    )
  );
}

/** Each two neighbouring letters of the typed words: a text that shares few of them does not match. */
export const bigramsIn = (typed: string): string[] => [
  ...new Set(wordsIn(typed).flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)))),
];
