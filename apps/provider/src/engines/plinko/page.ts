import type { EnginePage } from "../../pages/engine-page.ts";
import { oddsTable, radios, returnSection, riskName } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { type Risk, RISKS } from "../risk.ts";
import { plinko, prizesOf, rowsOf } from "./engine.ts";

function odds(say: Say, variant: number): string {
  const under = 2n ** BigInt(rowsOf(variant));
  const table = (risk: Risk): string => {
    const rows = prizesOf(risk, variant).map(
      ({ ways, pays }) => [say("outOf", { fields: String(ways), all: String(under) }), { over: ways, under }, pays] as const,
    );
    return `<h4>${riskName(risk, say)}</h4>${oddsTable(say, "plinkoWays", rows)}`;
  };
  return RISKS.map(table).join("");
}

export const plinkoPage: EnginePage = {
  start: "drop",
  sprite: "",
  board: "aside plinko",
  well: (say) =>
    `<div class="well" id="well" role="img" aria-label="${say("loading")}" dir="ltr"><svg class="pins" id="field" aria-hidden="true">` +
    '<g id="pins"></g><g id="pockets"></g><circle class="ball" id="ball" r="4.2" visibility="hidden"/></svg><strong class="landed fig" id="landed"></strong></div>' +
    `<fieldset id="choices" class="choices"><legend class="sr">${say("choices")}</legend>` +
    radios(
      "risk",
      say("riskChoice"),
      RISKS.map((risk) => [risk, `<b>${riskName(risk, say)}</b>`]),
    ) +
    '</fieldset><ul class="legend" id="legend" aria-hidden="true"></ul>',
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("plinkoRules", { rows: rowsOf(variant) })}</p>${odds(say, variant)}</section>` +
    returnSection(say, plinko, variant),
  keys: [[["1", "2", "3"], "keyRisk"]],
};
