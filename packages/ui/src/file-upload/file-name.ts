// Marks that turn the direction of what follows ("slip\u202Egnp.exe" reads "slipexe.png"), and characters that no line can show.
const unseen = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const mostTail = 10;
const mostWhole = 18;

/** A file's name for the screen and screen readers, without direction marks that could disguise it. */
export function shownName(name: string): string {
  return name.replaceAll(unseen, "");
}

/** A name in two parts: the beginning may be cut short on the screen, the end with its type stays. Never within a character. */
export function splitName(name: string): readonly [head: string, tail: string] {
  const marks = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  if (marks.length <= mostWhole) return [name, ""];
  return [marks.slice(0, -mostTail).join(""), marks.slice(-mostTail).join("")];
}
