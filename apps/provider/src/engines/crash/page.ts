import type { EnginePage } from "../../pages/engine-page.ts";
import { oddsTable, radios, returnSection } from "../../pages/parts.ts";
import { tableHead } from "../../pages/table-parts.ts";
import { times } from "../times.ts";
import { chanceOf, crash, HIGHEST, heightText, PUBLISHED } from "./engine.ts";

/** Heights at which a bet may cash out by itself; the highest one stands for none. */
const AUTO = [HIGHEST, 150, 200, 300, 500, 1000] as const;

export const crashPage: EnginePage = {
  start: "tablePlace",
  sprite: "",
  board: "crash",
  well: (say) =>
    tableHead(
      say,
      '<svg class="flight" viewBox="0 0 100 56" preserveAspectRatio="none" aria-hidden="true"><path class="ground" d="M0 14H100M0 28H100M0 42H100M0 56H100"/><path id="under"/><path id="flight"/></svg>' +
        '<div class="flying" id="flying"><svg class="kite" viewBox="0 0 40 40" aria-hidden="true"><path class="s" d="M20 2 36 18 20 38 4 18z"/><path class="k" d="M20 2 36 18H4z"/><path class="il" d="M20 2V38M4 18H36"/></svg></div>' +
        '<strong class="fig height" id="height"></strong>',
    ) +
    `<fieldset id="choices" class="choices"><legend class="sr">${say("choices")}</legend><p class="auto">${say("crashAuto")}</p>` +
    radios(
      "auto",
      say("crashAuto"),
      AUTO.map((height) => [
        heightText(height),
        height === HIGHEST ? `<b>${say("crashOff")}</b>` : `<b class="fig">${times(height)}</b>`,
      ]),
    ) +
    "</fieldset>",
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("crashRules", { times: times(HIGHEST) })}</p>` +
    oddsTable(
      say,
      "crashAt",
      PUBLISHED.map((height) => [times(height), chanceOf(height, variant), height]),
    ) +
    `</section>${returnSection(say, crash, variant)}`,
  keys: [[["1", "…", "6"], "crashAuto"]],
};
