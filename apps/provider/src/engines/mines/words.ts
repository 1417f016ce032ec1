import { say } from "../../web/shared/boot.ts";
import { timesText } from "../../web/shared/times.ts";
import { hitOf, paysOf, readChoice, SIDE } from "./engine.ts";

/** Row and column of a field, counted from 1. */
export const placeOf = (field: number): { row: number; column: number } => ({
  row: Math.ceil(field / SIDE),
  column: ((field - 1) % SIDE) + 1,
});

const placeText = (field: number): string => say("minesPlace", placeOf(field));

/** Where all mines were. */
export const placesText = (mines: readonly number[]): string =>
  say("minesShow", {
    places: mines
      .toSorted((a, b) => a - b)
      .map(placeText)
      .join(" · "),
  });

/** The round in words: what was opened, and what it paid, or where the mine was. */
export function describeMines(choice: string, stops: readonly (readonly number[])[], variant: number): string {
  const [asked, placed] = [readChoice(choice, variant), stops[0]];
  if (!asked || !placed) return "";
  const { mines, opened } = asked;
  const hit = hitOf(opened, placed);
  if (hit !== undefined) return say("minesLost", { place: placeText(hit), opened: opened.indexOf(hit) });
  if (opened.length === 0) return say("minesBack");
  return say("minesTale", { mines, opened: opened.length, times: timesText(paysOf(mines, opened.length, variant)) });
}
