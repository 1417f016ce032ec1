import { cardPlace, SUIT_SYMBOLS } from "../../pages/card-parts.ts";
import type { EnginePage } from "../../pages/engine-page.ts";
import { spotName } from "../../pages/market-page.ts";
import { oddsTable, returnSection } from "../../pages/parts.ts";
import { counts, spot, tableWell } from "../../pages/table-parts.ts";
import type { Say } from "../../pages/say.ts";
import { andarbahar, chanceOf, COUNTS, paysOf, SIDES, SPOTS } from "./engine.ts";
import { spotKey } from "./spot-keys.ts";

const name = (say: Say, each: string): string => spotName(say, spotKey(each));

const hand = (say: Say, side: "andar" | "bahar"): string =>
  `<div class="hand" id="hand-${side}"><span>${say(side)} <b class="fig" id="count-${side}"></b></span>${cardPlace(`card-${side}`)}</div>`;

export const andarbaharPage: EnginePage = {
  start: "tablePlace",
  sprite: SUIT_SYMBOLS,
  board: "andarbahar",
  well: (say) =>
    tableWell(
      say,
      `<div class="sides three">${hand(say, "andar")}<div class="hand"><span>${say("andarJoker")}</span>${cardPlace("card-joker")}</div>${hand(say, "bahar")}</div>` +
        counts(SIDES.map((side) => [side, say(side)])),
      `<div class="wide">${SIDES.map((side) => spot(side, say(side), paysOf(side), `of-${side}`)).join("")}</div>` +
        `<div class="few">${COUNTS.map((count) => spot(count.spot, name(say, count.spot), count.pays)).join("")}</div>`,
    ),
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("andarRules")}</p>` +
    oddsTable(
      say,
      "miniBet",
      SPOTS.map((each) => [name(say, each), chanceOf(each), paysOf(each)]),
    ) +
    `</section>${returnSection(say, andarbahar, variant)}`,
  keys: [[["1", "…", "6"], "keySpots"]],
};
