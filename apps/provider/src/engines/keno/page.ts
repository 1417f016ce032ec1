import type { EnginePage } from "../../pages/engine-page.ts";
import { type OddsRow, oddsTable, returnSection } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { drawnOf, keno, MOST_PICKS, NUMBERS, paysOf } from "./engine.ts";

const numbers = Array.from({ length: NUMBERS }, (_, index) => index + 1);
const number = (each: number): string =>
  `<button type="button" class="number fig" aria-pressed="false" data-number="${each}" tabindex="${each === 1 ? 0 : -1}">${each}</button>`;

function rowsOf(marks: number, say: Say, variant: number): OddsRow[] {
  const prizes = keno.bets(variant)[marks - 1]?.prizes ?? [];
  const paying = Array.from({ length: marks + 1 }, (_, hits) => hits).filter((hits) => paysOf(marks, hits, variant) > 0);
  return paying.flatMap((hits, index) => {
    const prize = prizes[index];
    return prize ? [[say("kenoHits", { hits, marks }), prize.chance, prize.pays] as const] : [];
  });
}

const marksOf = Array.from({ length: MOST_PICKS }, (_, index) => index + 1);

export const kenoPage: EnginePage = {
  start: "draw",
  sprite: "",
  board: "keno",
  well: (say, variant) =>
    `<fieldset id="choices" class="choices"><legend class="sr">${say("choices")}</legend>` +
    `<div class="well numbers" id="well" role="group" aria-label="${say("kenoNumbers")}" dir="ltr" data-arrows>${numbers.map(number).join("")}</div>` +
    `<div class="pick"><button type="button" id="random"><b>${say("kenoRandom")}</b></button><button type="button" id="clear"><b>${say("kenoClear")}</b></button></div></fieldset>` +
    `<p class="sr" id="rule">${say("kenoMark", { most: MOST_PICKS, drawn: drawnOf(variant) })}</p>`,
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("kenoRules", { most: MOST_PICKS, all: NUMBERS, drawn: drawnOf(variant) })}</p>` +
    `${oddsTable(
      say,
      "kenoHit",
      marksOf.flatMap((marks) => rowsOf(marks, say, variant)),
    )}</section>${returnSection(say, keno, variant)}`,
  keys: [
    [["←", "→", "↑", "↓"], "keyKenoMove"],
    [["R"], "keyKenoRandom"],
    [["C"], "keyKenoClear"],
  ],
};
