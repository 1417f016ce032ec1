import { cardPlace, SUIT_SYMBOLS } from "../../pages/card-parts.ts";
import type { EnginePage } from "../../pages/engine-page.ts";
import { oddsTable, returnSection } from "../../pages/parts.ts";
import { counts, spot, tableWell } from "../../pages/table-parts.ts";
import { PAID, plusPays, SIDE_PAYS, SIDES, SPOTS, teenpatti } from "./engine.ts";
import { kindChance, winChance } from "./odds.ts";
import { KIND_KEYS, SPOT_KEYS } from "./spot-keys.ts";

const PLACES = [0, 1, 2] as const;

export const teenpattiPage: EnginePage = {
  start: "tablePlace",
  sprite: SUIT_SYMBOLS,
  board: "teenpatti",
  well: (say, variant) =>
    tableWell(
      say,
      `<div class="sides">${SIDES.map(
        (side) =>
          `<div class="hand" id="hand-${side}"><span>${say(SPOT_KEYS[side])}</span>` +
          `<span class="dealt">${PLACES.map((place) => cardPlace(`card-${side}-${place}`)).join("")}</span>` +
          `<span class="kind" id="kind-${side}"></span></div>`,
      ).join("")}</div>${counts([
        ["playera", say("pattiA")],
        ["tie", say("tableTie")],
        ["playerb", say("pattiB")],
      ])}`,
      SPOTS.map((each) => {
        const pays =
          each === "playera" || each === "playerb"
            ? SIDE_PAYS
            : ([plusPays("pair", variant), plusPays("trail", variant)] as const);
        return spot(each, say(SPOT_KEYS[each]), pays, `of-${each}`);
      }).join(""),
    ),
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("pattiRules")}</p>` +
    oddsTable(
      say,
      "miniBet",
      SIDES.map((side) => [say(SPOT_KEYS[side]), winChance(), SIDE_PAYS]),
    ) +
    `<h4>${say("pattiPlus")}</h4><p>${say("pattiPlusText")}</p>` +
    oddsTable(
      say,
      "pattiKind",
      PAID.map((kind) => [say(KIND_KEYS[kind]), kindChance(kind), plusPays(kind, variant)]),
    ) +
    `</section>${returnSection(say, teenpatti, variant)}`,
  keys: [[["1", "2", "3", "4"], "keySpots"]],
};
