import { ppmOf, type Ratio, returnOf, type MiniEngine } from "../engines/engine.ts";
import { type Risk, RISK_KEYS, RISKS } from "../engines/risk.ts";
import { times } from "../engines/times.ts";
import type { MessageKey } from "../messages/messages.ts";
import type { Say } from "./say.ts";

export const fig = (text: string): string => `<bdi class="fig" dir="ltr">${text}</bdi>`;

/** Exact to the digits shown, rounded half up, without a float. */
export function decimals({ over, under }: Ratio, places: number): string {
  const scale = 10n ** BigInt(places);
  const scaled = (over * scale * 2n + under) / (under * 2n);
  const text = scaled.toString().padStart(places + 1, "0");
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
}
export const percent = ({ over, under }: Ratio, places = 2): string => `${decimals({ over: over * 100n, under }, places)}%`;
export const oneIn = ({ over, under }: Ratio, places: number): string => decimals({ over: under, under: over }, places);

/** Radio buttons that look like one row of buttons. The first value is chosen unless another one is named. */
export function radios(
  name: string,
  legend: string,
  items: readonly (readonly [value: string, text: string])[],
  at = items[0]?.[0],
): string {
  const item = ([value, text]: readonly [string, string]) =>
    `<label><input type="radio" name="${name}" value="${value}"${value === at ? " checked" : ""}><span>${text}</span></label>`;
  return `<div class="pick" role="radiogroup" aria-label="${legend}">${items.map(item).join("")}</div>`;
}

/** One row of the table of bets: the bet, its chance, what it pays. */
export type OddsRow = readonly [bet: string, chance: Ratio, pays: number];

/** A chance as a part of a hundred, or as one in so many where it is rare. */
function chanceOf(chance: Ratio, say: Say): string {
  const rare = chance.over * 100n < chance.under;
  return rare ? say("miniOneIn", { ways: oneIn(chance, 0) }) : fig(percent(chance));
}

export function oddsTable(say: Say, first: MessageKey, rows: readonly OddsRow[]): string {
  const row = ([bet, chance, pays]: OddsRow) =>
    `<tr><th scope="row">${bet}</th><td>${chanceOf(chance, say)}</td><td>${fig(times(pays))}</td></tr>`;
  return (
    `<table class="odds"><thead><tr><th scope="col">${say(first)}</th><th scope="col">${say("miniChance")}</th>` +
    `<th scope="col">${say("miniPays")}</th></tr></thead><tbody>${rows.map(row).join("")}</tbody></table>`
  );
}

/** The return of an engine's bets: one figure, or the lowest and the highest. */
export function returnSection(say: Say, engine: MiniEngine, variant: number): string {
  const returns = engine.bets(variant).map((bet) => returnOf(bet, engine.parts));
  const ordered = returns.toSorted((a, b) => ppmOf(a) - ppmOf(b));
  const [low, high] = [ordered[0], ordered.at(-1)].map((each) => (each ? percent(each) : ""));
  const shown = low === high ? fig(low ?? "") : fig(`${low}–${high}`);
  return (
    `<section><h3 class="ruled">${say("infoOdds")}</h3><p class="rtp"><strong>${shown}</strong><span>${say("infoRtp")}</span></p>` +
    `<p>${say("miniRtpText")}</p><p>${say("miniMemory")}</p></section>`
  );
}

export const riskName = (risk: Risk, say: Say): string => say(RISK_KEYS[risk]);

/** The choice of a risk, and beside it the list of prizes, which the board fills. */
export const riskChoice = (say: Say): string =>
  `<fieldset id="choices" class="choices"><legend class="sr">${say("choices")}</legend>` +
  radios(
    "risk",
    say("riskChoice"),
    RISKS.map((risk) => [risk, `<b>${riskName(risk, say)}</b>`]),
  ) +
  '</fieldset><ul class="legend" id="legend" aria-hidden="true"></ul>';

/** The table of bets of each risk, under its name. */
export const riskOdds = (say: Say, first: MessageKey, rowsOf: (risk: Risk) => readonly OddsRow[]): string =>
  RISKS.map((risk) => `<h4>${riskName(risk, say)}</h4>${oddsTable(say, first, rowsOf(risk))}`).join("");

/** The well of a game that draws its symbols as a grid of cells: filled by the page. */
export const cellsWell = (say: Say): string =>
  `<div class="well" id="well" role="img" aria-label="${say("loading")}" dir="ltr"><div class="cells" id="cells"></div></div>`;
