import type { EnginePage } from "../../pages/engine-page.ts";
import { oddsTable, returnSection } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { labelsOf } from "../symbols/labels.ts";
import { times } from "../times.ts";
import { chanceOf, FIELDS, HIGHEST, mines, MOST_MINES, mostOpened, paysOf, SIDE } from "./engine.ts";

const USUAL_MINES = 3;
const counted = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

/** A mine: a ball with spikes, in the inks of the title. */
const SPIKES = Array.from(
  { length: 8 },
  (_, index) => `<path transform="rotate(${index * 45} 46 46)" d="M43 12h6v16h-6z"/>`,
).join("");
const MINE =
  '<symbol id="mine" viewBox="0 0 92 92"><g class="mine-ink">' +
  `${SPIKES}<circle cx="46" cy="46" r="23"/></g><circle class="mine-glint" cx="38" cy="38" r="5"/></symbol>`;

const field = (each: number): string =>
  `<span role="gridcell"><button type="button" class="field" data-field="${each}" tabindex="${each === 1 ? 0 : -1}">` +
  '<svg class="found" viewBox="14 34 92 92" aria-hidden="true"><use href="#label-lotus" width="120" height="160"/></svg>' +
  '<svg class="mine" viewBox="0 0 92 92" aria-hidden="true"><use href="#mine"/></svg></button></span>';

const grid = (say: Say): string =>
  `<div class="fields" id="fields-grid" role="grid" aria-label="${say("minesGrid")}" dir="ltr" data-arrows>` +
  counted(SIDE)
    .map(
      (row) =>
        `<div role="row">${counted(SIDE)
          .map((column) => field((row - 1) * SIDE + column))
          .join("")}</div>`,
    )
    .join("") +
  "</div>";

/** The odds of one number of mines; the chosen one is open when the dialog opens. */
function oddsOf(say: Say, count: number, variant: number): string {
  const rows = counted(mostOpened(count, variant)).map(
    (opened) => [String(opened), chanceOf(count, opened), paysOf(count, opened, variant)] as const,
  );
  return `<details class="mines-odds"${count === USUAL_MINES ? " open" : ""}><summary>${say("minesWith", { mines: count })}</summary>${oddsTable(say, "minesSafeFields", rows)}</details>`;
}

export const minesPage: EnginePage = {
  start: "begin",
  sprite: labelsOf([{ sign: "lotus" }]) + MINE,
  board: "mines",
  well: (say) =>
    '<p class="hero"><strong class="fig" id="reached"></strong><span id="next"></span></p>' +
    `<div class="well" id="well" role="group" aria-label="${say("loading")}">${grid(say)}</div>` +
    `<fieldset id="choices" class="choices mine-count"><legend class="sr">${say("choices")}</legend><label for="mines">${say("minesCount")} ` +
    `<output class="fig" id="mines-now">${USUAL_MINES}</output></label><input type="range" dir="ltr" id="mines" min="1" max="${MOST_MINES}" value="${USUAL_MINES}"></fieldset>`,
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("minesRules", { fields: FIELDS, most: MOST_MINES })}</p>` +
    `<p>${say("minesEnd", { times: times(HIGHEST) })}</p>` +
    `${counted(MOST_MINES)
      .map((count) => oddsOf(say, count, variant))
      .join("")}</section>${returnSection(say, mines, variant)}`,
  keys: [
    [["P"], "keyBegin"],
    [["←", "→", "↑", "↓"], "keyMinesMove"],
    [["C"], "cashOut"],
    [["−", "+"], "keyMinesCount"],
  ],
};
