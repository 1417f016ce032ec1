import type { EnginePage } from "../../pages/engine-page.ts";
import { returnSection, riskChoice, riskOdds } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { plinko, prizesOf, rowsOf } from "./engine.ts";

function odds(say: Say, variant: number): string {
  const under = 2n ** BigInt(rowsOf(variant));
  return riskOdds(say, "plinkoWays", (risk) =>
    prizesOf(risk, variant).map(({ ways, pays }) => [
      say("outOf", { fields: String(ways), all: String(under) }),
      { over: ways, under },
      pays,
    ]),
  );
}

export const plinkoPage: EnginePage = {
  start: "drop",
  sprite: "",
  board: "aside plinko",
  well: (say) =>
    `<div class="well" id="well" role="img" aria-label="${say("loading")}" dir="ltr"><svg class="pins" id="field" aria-hidden="true">` +
    '<g id="pins"></g><g id="pockets"></g><circle class="ball" id="ball" r="4.2" visibility="hidden"/></svg><strong class="landed fig" id="landed"></strong></div>' +
    riskChoice(say),
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("plinkoRules", { rows: rowsOf(variant) })}</p>${odds(say, variant)}</section>` +
    returnSection(say, plinko, variant),
  keys: [[["1", "2", "3"], "keyRisk"]],
};
