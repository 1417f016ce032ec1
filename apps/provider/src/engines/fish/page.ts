import { icon } from "../../pages/document.ts";
import type { EnginePage } from "../../pages/engine-page.ts";
import { oddsTable, radios, returnSection } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { times } from "../times.ts";
import { fish, hitChance, hitPays, SHOTS } from "./engine.ts";
import { type Fish, FISH_KEYS, FISHES } from "./kinds.ts";
import { FISH_SYMBOLS } from "./labels.ts";

const art = (kind: Fish): string => `<svg viewBox="0 0 120 72" aria-hidden="true"><use href="#fish-${kind}"/></svg>`;

const pond = (say: Say): string =>
  '<div class="pond" id="pond"><canvas class="swims" id="swims" aria-hidden="true"></canvas>' +
  `<p class="score" id="score"><strong class="fig" id="caught"></strong><span class="tapped" dir="auto">${say("fishTap")}</span><span class="pips" id="pips"></span></p></div>`;

function choices(say: Say, variant: number): string {
  const kind = (each: Fish) =>
    [each, `${art(each)}<small>${say(FISH_KEYS[each])}</small><b class="fig">${times(hitPays(each, variant))}</b>`] as const;
  return (
    `<fieldset id="choices" class="choices fish-choices"><legend class="sr">${say("choices")}</legend>` +
    `<div class="kinds" id="kinds">${radios("fish", say("fishKind"), FISHES.map(kind))}</div>` +
    `<div class="shots"><span aria-hidden="true">${say("fishShots")}</span>` +
    radios(
      "shots",
      say("fishShots"),
      SHOTS.map((count) => [String(count), `<b class="fig">${count}</b>`] as const),
      "5",
    ) +
    "</div></fieldset>"
  );
}

export const fishPage: EnginePage = {
  start: "shoot",
  sprite: FISH_SYMBOLS,
  board: "fish",
  well: (say, variant) =>
    `<div class="pond-frame" dir="ltr"><div class="well" id="well" role="img" aria-label="${say("loading")}">${pond(say)}</div>` +
    `<button type="button" class="tool" id="rest" aria-pressed="false" aria-label="${say("fishRest")}" title="${say("fishRest")}">${icon("pause")}${icon("play")}</button></div>` +
    choices(say, variant),
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("fishRules")}</p>` +
    oddsTable(
      say,
      "fishKind",
      FISHES.map((kind) => {
        const chance = hitChance(kind, variant);
        const exact = say("outOf", { fields: String(chance.over), all: chance.under.toLocaleString("en") });
        return [`${say(FISH_KEYS[kind])} · ${exact}`, chance, hitPays(kind, variant)] as const;
      }),
    ) +
    `</section>${returnSection(say, fish, variant)}`,
  keys: [
    [["1", "…", "8"], "keyFishKind"],
    [["−", "+"], "keyFishShots"],
    [["S"], "keyFishRest"],
  ],
};
