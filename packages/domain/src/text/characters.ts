const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** User-perceived characters of a text: a letter with its marks, a flag, a family emoji count one each (Unicode UAX 29). */
export function characters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many of them. Stops counting past `most`, so that a pasted book costs no more than a line. */
export function countCharacters(text: string, most = Infinity): number {
  // Plain ASCII needs no segmenter; CR LF is the one pair that counts once.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count > most) break;
  }
  return count;
}
