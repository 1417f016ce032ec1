import type { EnginePage } from "../../pages/engine-page.ts";
import { returnSection, riskChoice, riskOdds } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { prizesOf, wheel, wheelOf } from "./engine.ts";

function odds(say: Say, variant: number): string {
  return riskOdds(say, "wheelField", (risk) => {
    const all = wheelOf(risk, variant).length;
    return prizesOf(risk, variant).map(({ fields, pays }) => [
      say("outOf", { fields, all }),
      { over: BigInt(fields), under: BigInt(all) },
      pays,
    ]);
  });
}

export const wheelPage: EnginePage = {
  start: "spin",
  sprite: "",
  board: "aside wheel",
  well: (say) =>
    `<div class="well" id="well" role="img" aria-label="${say("loading")}" dir="ltr"><svg class="disc" viewBox="-104 -104 208 208" aria-hidden="true">` +
    '<path class="rim" d="M0-103A103 103 0 1 1-.01-103z"/><g id="fields"></g></svg>' +
    '<svg class="pointer" viewBox="0 0 20 24" aria-hidden="true"><path d="M10 24L0 4A24 24 0 0 1 20 4z"/></svg>' +
    '<strong class="hub fig" id="hub"></strong></div>' +
    riskChoice(say),
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("wheelRules")}</p>${odds(say, variant)}</section>${returnSection(say, wheel, variant)}`,
  keys: [[["1", "2", "3"], "keyRisk"]],
};
