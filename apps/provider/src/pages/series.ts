import type { Ratio } from "../engines/engine.ts";
import { lastEvent, sideScore } from "./market-page.ts";
import { fig, percent } from "./parts.ts";

/** The tries of both sides of a match, each in a place of its own. The page fills them. */
const seriesRows = (sides: readonly string[], tries: number): string =>
  `<div class="series" dir="ltr" aria-hidden="true">${sides
    .map((side) => `<ol class="of-${side}" id="series-${side}">${"<li></li>".repeat(tries)}</ol>`)
    .join("")}</div>`;

/** A match of two sides in tries: its picture, both scores, the tries of each and the last event. `nameOf` names a side. */
export const seriesScene = <Side extends string>(
  picture: string,
  sides: readonly Side[],
  tries: number,
  nameOf: (side: Side) => string,
): string =>
  `<div class="match" dir="ltr">${picture}${sides.map((side) => sideScore(side, nameOf(side))).join("")}</div>${seriesRows(sides, tries)}${lastEvent}`;

/** A part of the rules: a table of chances below its title and its text. */
export const chancesPart = (title: string, text: string, table: string): string =>
  `<section><h3 class="ruled">${title}</h3><p>${text}</p>${table}</section>`;

/** What can happen to each side, with its chances. */
export function sidesTable(
  head: readonly string[],
  rows: readonly (readonly [name: string, chances: readonly Ratio[]])[],
  places: number,
): string {
  const row = ([name, chances]: (typeof rows)[number]): string =>
    `<tr><th scope="row">${fig(name)}</th>${chances.map((chance) => `<td>${fig(percent(chance, places))}</td>`).join("")}</tr>`;
  return (
    `<table class="odds"><thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join("")}</tr></thead>` +
    `<tbody>${rows.map(row).join("")}</tbody></table>`
  );
}
