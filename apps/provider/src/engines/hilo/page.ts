import { cardPlace, SUIT_SYMBOLS } from "../../pages/card-parts.ts";
import type { EnginePage } from "../../pages/engine-page.ts";
import { type OddsRow, oddsTable, returnSection } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { faceOf, RANKS } from "../cards.ts";
import { times } from "../times.ts";
import { chanceOf, GUESSES, HIGHEST, hilo, MOST_TURNS, nextPays, SAYING_KEYS, sayingOf } from "./engine.ts";

const guess = (name: string): string =>
  `<button type="button" class="guess" id="${name}"><b></b><small class="fig"></small></button>`;

function rows(say: Say, variant: number): OddsRow[] {
  return Array.from({ length: RANKS }, (_, card) =>
    GUESSES.map(
      (each) =>
        [
          say("hiloFirstCard", { card: faceOf(card), guess: say(SAYING_KEYS[sayingOf(each, card + 1)]) }),
          chanceOf(each, card + 1),
          nextPays(each, [], [card], variant),
        ] as const,
    ),
  ).flat();
}

export const hiloPage: EnginePage = {
  start: "begin",
  sprite: SUIT_SYMBOLS,
  board: "hilo",
  well: (say) =>
    '<p class="hero"><strong class="fig" id="reached"></strong></p>' +
    `<div class="well" id="well" role="img" aria-label="${say("loading")}"><ol class="trail" id="trail" dir="ltr" aria-hidden="true"></ol>${cardPlace("card")}</div>` +
    `<fieldset id="choices" class="guesses"><legend class="sr">${say("choices")}</legend>${guess("higher")}${guess("lower")}` +
    `<button type="button" class="plain" id="skip">${say("hiloSkip")}</button></fieldset>`,
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("hiloRules")}</p><p>${say("hiloEnd", { times: times(HIGHEST / RANKS), most: MOST_TURNS })}</p>` +
    `${oddsTable(say, "miniBet", rows(say, variant))}</section>${returnSection(say, hilo, variant)}`,
  keys: [
    [["P"], "keyBegin"],
    [["H", "L", "S"], "keyHilo"],
    [["C"], "cashOut"],
  ],
};
