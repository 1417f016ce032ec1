import type { EnginePage } from "../../pages/engine-page.ts";
import { labelsOf } from "../symbols/labels.ts";
import { oddsTable, radios, returnSection } from "../../pages/parts.ts";
import { coin, MOST_THROWS, paysOf } from "./engine.ts";

const throws = Array.from({ length: MOST_THROWS }, (_, index) => index + 1);
const piece =
  '<span class="coin" hidden><svg viewBox="14 34 92 92" aria-hidden="true"><use href="#label-crown" width="120" height="160"/></svg></span>';

export const coinPage: EnginePage = {
  start: "flip",
  sprite: labelsOf([{ sign: "crown" }, { sign: "lotus" }]),
  board: "coins",
  well: (say) =>
    `<div class="well" id="well" role="img" aria-label="${say("loading")}" dir="ltr"><div class="coin-row" id="coins">${piece.repeat(MOST_THROWS)}</div></div>` +
    `<fieldset id="choices" class="choices"><legend class="sr">${say("choices")}</legend>` +
    radios("side", say("coinSide"), [
      ["heads", `<b>${say("coinHeads")}</b>`],
      ["tails", `<b>${say("coinTails")}</b>`],
    ]) +
    radios(
      "throws",
      say("coinThrows"),
      throws.map((count) => [String(count), `<b class="fig">${count}</b>`]),
    ) +
    "</fieldset>",
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("coinRules")}</p>` +
    oddsTable(
      say,
      "coinThrows",
      throws.map((count) => [String(count), { over: 1n, under: 2n ** BigInt(count) }, paysOf(count, variant)]),
    ) +
    `</section>${returnSection(say, coin, variant)}`,
  keys: [
    [["H", "T"], "keyCoinSide"],
    [["1", "…", "5"], "keyCoinThrows"],
  ],
};
