import { cardPlace, SUIT_SYMBOLS } from "../../pages/card-parts.ts";
import type { EnginePage } from "../../pages/engine-page.ts";
import { oddsTable, returnSection } from "../../pages/parts.ts";
import { spot, counts, tableWell } from "../../pages/table-parts.ts";
import { chanceOf, decksOf, dragontiger, paysOf, SPOTS } from "./engine.ts";
import { SPOT_KEYS } from "./spot-keys.ts";

export const dragontigerPage: EnginePage = {
  start: "tablePlace",
  sprite: SUIT_SYMBOLS,
  board: "dragontiger",
  well: (say, variant) =>
    tableWell(
      say,
      `<div class="sides">${(["dragon", "tiger"] as const)
        .map(
          (side) => `<div class="hand" id="hand-${side}"><span>${say(SPOT_KEYS[side])}</span>${cardPlace(`card-${side}`)}</div>`,
        )
        .join("")}</div>${counts(SPOTS.map((each) => [each, say(SPOT_KEYS[each])]))}`,
      SPOTS.map((each) => spot(each, say(SPOT_KEYS[each]), paysOf(each, variant), `of-${each}`)).join(""),
    ),
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("dragonRules", { decks: decksOf(variant) })}</p>` +
    oddsTable(
      say,
      "miniBet",
      SPOTS.map((each) => [say(SPOT_KEYS[each]), chanceOf(each, variant), paysOf(each, variant)]),
    ) +
    `</section>${returnSection(say, dragontiger, variant)}`,
  keys: [[["1", "2", "3"], "keySpots"]],
};
