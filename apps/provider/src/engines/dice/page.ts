import type { EnginePage } from "../../pages/engine-page.ts";
import { oddsTable, radios, returnSection } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { chancesOf, dice, limitOf, NUMBERS, paysOf } from "./engine.ts";

const FRAME = "M19 7H101A12 12 0 0 0 113 19V141A12 12 0 0 0 101 153H19A12 12 0 0 0 7 141V19A12 12 0 0 0 19 7z";
const die = (id: string): string =>
  `<svg class="die" viewBox="0 0 120 160" aria-hidden="true"><path class="g" d="M0 0H120V160H0z"/>` +
  `<path class="k" opacity=".16" d="M60 12L108 92L60 148L12 92z"/><path class="il" stroke-width="1.6" opacity=".5" d="${FRAME}"/>` +
  `<text class="s digit" id="${id}" x="60" y="116" text-anchor="middle">0</text></svg>`;

function choices(say: Say, variant: number): string {
  const chances = chancesOf(variant);
  const half = chances.indexOf(chances.find((chance) => chance >= 48) ?? 0);
  return (
    `<fieldset id="choices" class="choices"><legend class="sr">${say("choices")}</legend>` +
    radios("side", say("diceSide"), [
      ["under", `<b id="under"></b>`],
      ["over", `<b id="over"></b>`],
    ]) +
    `<input type="range" dir="ltr" id="chance" min="0" max="${chances.length - 1}" value="${half}" aria-label="${say("diceChance")}"></fieldset>`
  );
}

export const dicePage: EnginePage = {
  start: "roll",
  sprite: "",
  board: "dice",
  well: (say, variant) =>
    `<div class="well" id="well" role="img" aria-label="${say("loading")}"><div class="dice-faces" dir="ltr">${die("tens")}${die("ones")}</div>` +
    '<div class="rail" dir="ltr"><span class="zone" id="zone"></span><span class="mark" id="mark" hidden></span></div></div>' +
    choices(say, variant),
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("diceRules")}</p>` +
    oddsTable(
      say,
      "miniBet",
      chancesOf(variant).map((chance) => [
        `${say("diceUnder", { limit: limitOf("under", chance) })} · ${say("diceOver", { limit: limitOf("over", chance) })}`,
        { over: BigInt(chance), under: BigInt(NUMBERS) },
        paysOf(chance, variant),
      ]),
    ) +
    `</section>${returnSection(say, dice, variant)}`,
  keys: [
    [["←", "→"], "keyDiceChance"],
    [["O"], "keyDiceSide"],
  ],
};
