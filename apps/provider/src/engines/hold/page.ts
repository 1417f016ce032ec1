import type { EnginePage } from "../../pages/engine-page.ts";
import { cellsWell, fig, oddsTable, oneIn, percent } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { RISK_KEYS, RISKS } from "../risk.ts";
import type { Face } from "../symbols/faces.ts";
import { labelOf, labelsOf } from "../symbols/labels.ts";
import { SIGN_KEYS } from "../symbols/sign-keys.ts";
import { times } from "../times.ts";
import { CELLS, holdGame, LOCKING, numbersOf, RESPINS, valuesOf } from "./games.ts";
import { HOLD_ODDS } from "./odds.ts";

function pays(say: Say, variant: number, faces: readonly Face[]): string {
  const game = holdGame(variant);
  const all = numbersOf(game);
  const row = (weight: number, symbol: number): string => {
    const [face, prizes = []] = [faces[symbol], game.pays[symbol]];
    if (!face) return "";
    const amounts = prizes.map((prize, index) => `<dt>${fig(String(index + 3))}</dt><dd>${fig(times(prize))}</dd>`).toReversed();
    const share = say("outOf", { fields: weight, all });
    return `<li>${labelOf(face)}<div><h4>${say(SIGN_KEYS[face.sign])}</h4><p class="hint">${share}</p><dl>${amounts.join("")}</dl></div></li>`;
  };
  return `<section><h3 class="ruled">${say("infoPays")}</h3><p>${say("holdPaysText")}</p><ul class="pays">${game.weights.map(row).join("")}</ul></section>`;
}

function coins(say: Say, variant: number): string {
  const game = holdGame(variant);
  const values = { coins: LOCKING, respins: RESPINS, cells: CELLS, one: game.oneIn, full: times(game.full) };
  const share = say("outOf", { fields: game.coins, all: numbersOf(game) });
  const rows = game.values.map(({ pays: prize, weight }) => {
    const chance = { over: BigInt(weight), under: BigInt(valuesOf(game)) };
    return [say("outOf", { fields: weight, all: valuesOf(game) }), chance, prize] as const;
  });
  return `<section><h3 class="ruled">${say("holdCoins")}</h3><p>${say("holdRules", values)}</p><p class="hint">${share}</p>${oddsTable(say, "holdCoin", rows)}</section>`;
}

const fact = (name: string, value: string): string => `<dt>${name}</dt><dd>${value}</dd>`;

function odds(say: Say, variant: number): string {
  const [counted, volatility] = [HOLD_ODDS[variant], RISKS[variant]];
  if (!counted || !volatility) throw new RangeError(`the game of coins has no odds for variant ${variant}`);
  return (
    `<section><h3 class="ruled">${say("infoOdds")}</h3><p class="rtp"><strong>${fig(percent(counted.rtp))}</strong><span>${say("infoRtp")}</span></p>` +
    `<p>${say("holdCounted")}</p><dl class="facts">${fact(say("infoVolatility"), say(RISK_KEYS[volatility]))}` +
    fact(say("infoHits"), say("infoOneIn", { spins: oneIn(counted.hits, 2) })) +
    `${fact(say("holdCoins"), say("infoOneIn", { spins: oneIn(counted.locks, 0) }))}</dl><p>${say("infoHitsText")}</p></section>`
  );
}

export const holdPage: EnginePage = {
  start: "spin",
  sprite: labelsOf,
  board: "hold",
  well: cellsWell,
  info: (say, variant, faces) => pays(say, variant, faces) + coins(say, variant) + odds(say, variant),
  keys: [],
};
