import { cardPlace, SUIT_SYMBOLS } from "../../pages/card-parts.ts";
import type { EnginePage } from "../../pages/engine-page.ts";
import { oddsTable, returnSection } from "../../pages/parts.ts";
import { counts, spot, tableWell } from "../../pages/table-parts.ts";
import { baccarat, chanceOf, decksOf, PAYS, SPOTS } from "./engine.ts";
import { SPOT_KEYS } from "./spot-keys.ts";

const SIDES = ["player", "banker"] as const;
const PLACES = [0, 1, 2] as const;

export const baccaratPage: EnginePage = {
  start: "tablePlace",
  sprite: SUIT_SYMBOLS,
  board: "baccarat",
  well: (say) =>
    tableWell(
      say,
      `<div class="sides">${SIDES.map(
        (side) =>
          `<div class="hand" id="hand-${side}"><span>${say(SPOT_KEYS[side])} <b class="fig" id="points-${side}"></b></span>` +
          `<span class="dealt">${PLACES.map((place) => cardPlace(`card-${side}-${place}`)).join("")}</span></div>`,
      ).join("")}</div>${counts((["player", "tie", "banker"] as const).map((each) => [each, say(SPOT_KEYS[each])]))}`,
      SPOTS.map((each) => spot(each, say(SPOT_KEYS[each]), PAYS[each], `of-${each}`)).join(""),
    ),
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("baccaratRules", { decks: decksOf(variant) })}</p>` +
    oddsTable(
      say,
      "miniBet",
      SPOTS.map((each) => [say(SPOT_KEYS[each]), chanceOf(each, variant), PAYS[each]]),
    ) +
    `</section>${returnSection(say, baccarat, variant)}`,
  keys: [[["1", "2", "3", "4", "5"], "keySpots"]],
};
