/** A length as a person counts it: a flag, a family emoji or a Devanagari cluster is one. Needs no language. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
