import type { RefusedEntry } from "./read-numbers.ts";

/** Commas before another or before the end, and lines where nothing is left. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[ \t]*[,;،؛、，।|](?=[ \t]*([,;،؛、，।|\n]|$))/gu, "")
    .replaceAll(/[ \t]*\n\s*/g, "\n")
    .trim();

function cut(text: string, refused: readonly RefusedEntry[]): string {
  let kept = "";
  let from = 0;
  for (const { start, end } of refused) {
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}

/** Removes the refused entries and leaves the rest of the text as it was written. */
export const withoutRefused = (text: string, refused: readonly RefusedEntry[]): string => tidy(cut(text, refused));

/** The same where each line is a place of the draw: an empty line stays, so that no number moves to another place. */
export const correctPlaces = (text: string, refused: readonly RefusedEntry[]): string =>
  cut(text, refused)
    .split(/(\n|\|)/)
    .map((piece, at) => (at % 2 === 0 ? tidy(piece) : piece))
    .join("")
    .replace(/[\s|]+$/, "");
