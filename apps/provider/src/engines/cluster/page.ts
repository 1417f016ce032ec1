import type { EnginePage } from "../../pages/engine-page.ts";
import { cellsWell, decimals, fig, percent } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { RISK_KEYS, RISKS } from "../risk.ts";
import type { Face } from "../symbols/faces.ts";
import { tileOf, tilesOf } from "../symbols/labels.ts";
import { SIGN_KEYS } from "../symbols/sign-keys.ts";
import { times } from "../times.ts";
import { clusterGame, LEAST, MOST_CASCADES, numbersOf, SIDE, SIZES } from "./games.ts";
import { CLUSTER_ODDS, MEASURED_ROUNDS } from "./odds.ts";

const MILLION = 1_000_000n;
const part = (ppm: number, places: number): string => percent({ over: BigInt(ppm), under: MILLION }, places);

/** "8–9" for the sizes from this one up to the next; "15+" for the last. */
function sizeText(size: number, index: number): string {
  const next = SIZES[index + 1];
  if (next === undefined) return `${size}+`;
  return next === size + 1 ? String(size) : `${size}–${next - 1}`;
}

function pays(say: Say, variant: number, faces: readonly Face[]): string {
  const game = clusterGame(variant);
  const all = numbersOf(game);
  const row = (weight: number, symbol: number): string => {
    const face = faces[symbol];
    if (!face) return "";
    const prizes = SIZES.map((size, index) => {
      const prize = game.pays[symbol]?.[index] ?? 0;
      return `<dt>${fig(sizeText(size, index))}</dt><dd>${fig(times(prize))}</dd>`;
    });
    const share = say("outOf", { fields: weight, all });
    return `<li>${tileOf(face)}<div><h4>${say(SIGN_KEYS[face.sign])}</h4><p class="hint">${share}</p><dl>${prizes.join("")}</dl></div></li>`;
  };
  return (
    `<section><h3 class="ruled">${say("infoPays")}</h3><p>${say("clusterRules", { side: SIDE, least: LEAST, most: MOST_CASCADES })}</p>` +
    `<p>${say("clusterPaysText")}</p><ul class="pays tiles">${game.weights.map(row).join("")}</ul></section>`
  );
}

const fact = (name: string, value: string): string => `<dt>${name}</dt><dd>${value}</dd>`;

function odds(say: Say, variant: number): string {
  const [measured, volatility] = [CLUSTER_ODDS[variant], RISKS[variant]];
  if (!measured || !volatility) throw new RangeError(`the game of clusters has no odds for variant ${variant}`);
  const { rtp, within, hits } = measured;
  const spins = decimals({ over: MILLION, under: BigInt(hits) }, 2);
  const values = { rounds: MEASURED_ROUNDS.toLocaleString("en"), within: part(within, 2) };
  return (
    `<section><h3 class="ruled">${say("infoOdds")}</h3><p class="rtp"><strong>${fig(part(rtp, 1))}</strong><span>${say("infoRtp")}</span></p>` +
    `<p>${say("clusterMeasured", values)}</p><dl class="facts">${fact(say("infoVolatility"), say(RISK_KEYS[volatility]))}` +
    `${fact(say("infoHits"), say("infoOneIn", { spins }))}</dl><p>${say("infoHitsText")}</p></section>`
  );
}

export const clusterPage: EnginePage = {
  start: "spin",
  sprite: tilesOf,
  board: "cluster",
  well: cellsWell,
  info: (say, variant, faces) => pays(say, variant, faces) + odds(say, variant),
  keys: [],
};
