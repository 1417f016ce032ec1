import type { EnginePage } from "../../pages/engine-page.ts";
import { oddsTable, returnSection } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { counts, spot, tableWell } from "../../pages/table-parts.ts";
import { type Bird, chanceOf, CLASHES, cockfight, paysOf, SPOTS } from "./engine.ts";
import { SPOT_KEYS } from "./spot-keys.ts";

const SHAPE =
  '<path class="tail" d="M16 52 2 20 14 26 18 12 28 36z"/><path class="body" d="M14 50 34 34 52 34 60 20 68 28 62 44 46 62 26 62z"/>' +
  '<path class="comb" d="M58 20 58 8 64 13 70 7 70 26z"/><path class="beak" d="M67 25 79 31 64 36z"/><path class="wing" d="M26 44 50 42 38 58z"/>' +
  '<path class="leg" d="M34 62 30 76H38M44 62 42 76H50"/><path class="eye" d="M62 25h3v3h-3z"/>';

const bird = (say: Say, side: Bird): string =>
  `<div class="hand bird-side" id="hand-${side}"><span>${say(SPOT_KEYS[side])} <b class="fig" id="score-${side}"></b></span>` +
  `<svg class="bird of-${side}" id="bird-${side}" viewBox="0 0 80 80" aria-hidden="true">${SHAPE}</svg></div>`;

const clashes = `<ol class="clashes" id="clashes" aria-hidden="true">${"<li></li>".repeat(CLASHES)}</ol>`;

export const cockfightPage: EnginePage = {
  start: "tablePlace",
  sprite: "",
  board: "cockfight",
  well: (say) =>
    tableWell(
      say,
      `<div class="sides birds" dir="ltr">${bird(say, "meron")}${bird(say, "wala")}</div>${clashes}` +
        counts(SPOTS.map((each) => [each, say(SPOT_KEYS[each])])),
      SPOTS.map((each) => spot(each, say(SPOT_KEYS[each]), paysOf(each), `of-${each}`)).join(""),
    ),
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("boutRules", { clashes: CLASHES })}</p>` +
    oddsTable(
      say,
      "miniBet",
      SPOTS.map((each) => [say(SPOT_KEYS[each]), chanceOf(each), paysOf(each)]),
    ) +
    `</section>${returnSection(say, cockfight, variant)}`,
  keys: [[["1", "2", "3"], "keySpots"]],
};
