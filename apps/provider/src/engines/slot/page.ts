import type { EnginePage } from "../../pages/engine-page.ts";
import { fig, oneIn, percent } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import type { Ratio } from "../engine.ts";
import type { Face } from "../symbols/faces.ts";
import { labelOf, labelsOf } from "../symbols/labels.ts";
import { SIGN_KEYS } from "../symbols/sign-keys.ts";
import { RISK_KEYS, RISKS } from "../risk.ts";
import { gameAt } from "./games.ts";
import { LINES } from "./lines.ts";
import { ODDS } from "./odds.ts";
import { RAIN_SPINS } from "./pays.ts";
import { faceOf, REELS, ROWS, type SlotSymbol, SYMBOLS, WILD } from "./symbols.ts";

const nameOf = ({ sign }: Face, say: Say): string => say(SIGN_KEYS[sign]);

function pays(say: Say, faces: readonly Face[]): string {
  const row = (name: SlotSymbol): string => {
    const amounts = [5, 4, 3].map((count) => `<dt>${fig(String(count))}</dt><dd class="fig" data-pay="${name} ${count}"></dd>`);
    return `<li>${labelOf(faceOf(name, faces))}<div><h4>${nameOf(faceOf(name, faces), say)}</h4><dl>${amounts.join("")}</dl></div></li>`;
  };
  return (
    `<section><h3 class="ruled">${say("infoPays")}</h3><p>${say("infoPaysText")}</p><ul class="pays">${SYMBOLS.map(row).join("")}</ul>` +
    `<p>${say("infoWild", { wild: nameOf(faceOf(WILD, faces), say) })}</p><p>${say("infoPearl", { spins: RAIN_SPINS })}</p></section>`
  );
}

const diagram = (rows: readonly number[], index: number): string => {
  const dots = Array.from({ length: REELS * ROWS }, (_, at) => {
    const [reel, row] = [at % REELS, Math.floor(at / REELS)];
    return `<rect x="${reel * 12 + 1}" y="${row * 12 + 1}" width="10" height="10" rx="2"${rows[reel] === row ? ' class="on"' : ""}/>`;
  });
  const path = rows.map((row, reel) => `${reel * 12 + 6} ${row * 12 + 6}`).join("L");
  return `<li>${fig(String(index + 1))}<svg viewBox="0 0 60 36" role="img" aria-label="${rows.map((row) => row + 1).join(" ")}">${dots.join("")}<path d="M${path}"/></svg></li>`;
};

function lines(say: Say): string {
  return `<section><h3 class="ruled">${say("infoLines")}</h3><ol class="ways" dir="ltr">${LINES.map(diagram).join("")}</ol></section>`;
}

const fact = (name: string, value: string): string => `<dt>${name}</dt><dd>${value}</dd>`;

function odds(say: Say, variant: number, faces: readonly Face[], rtp: Ratio | undefined): string {
  const { strips, pays: paying } = gameAt(variant);
  const [counted, volatility] = [ODDS[variant], RISKS[variant]];
  if (!counted || !volatility) throw new RangeError(`the slot has no odds for variant ${variant}`);
  const times = paying.line[WILD][2] / LINES.length;
  const reel = (strip: readonly SlotSymbol[], index: number): string =>
    `<li><h4>${say("infoReel", { reel: index + 1 })}</h4><p class="tape" dir="ltr" role="img" aria-label="${strip
      .map((symbol) => nameOf(faceOf(symbol, faces), say))
      .join(say("comma"))}">${strip.map((symbol) => labelOf(faceOf(symbol, faces))).join("")}</p></li>`;
  return (
    `<section><h3 class="ruled">${say("infoOdds")}</h3><p class="rtp"><strong>${fig(percent(rtp ?? counted.rtp))}</strong><span>${say("infoRtp")}</span></p>` +
    `<p>${say("infoRtpText")}</p><dl class="facts">${fact(say("infoVolatility"), say(RISK_KEYS[volatility]))}${fact(say("infoHits"), say("infoOneIn", { spins: oneIn(counted.hits, 2) }))}` +
    `${fact(say("infoRain"), say("infoOneIn", { spins: oneIn(counted.rain, 1) }))}${fact(say("infoTop"), say("infoTimes", { times }))}</dl>` +
    `<p>${say("infoHitsText")}</p><p>${say("infoCounted", { all: counted.hits.under.toLocaleString("en") })}</p>` +
    `<details><summary>${say("infoReels")}</summary><ol class="tapes">${strips.map(reel).join("")}</ol></details></section>`
  );
}

function well(say: Say): string {
  const cell = '<svg class="label"><use/></svg>';
  const reel = `<div class="reel"><div class="strip">${cell.repeat(ROWS)}</div></div>`;
  const drawn = `<svg class="lines" viewBox="0 0 ${REELS * 30} ${ROWS * 40}" preserveAspectRatio="none"></svg>`;
  return (
    `<div class="well" dir="ltr" role="img" id="well" aria-label="${say("loading")}">` +
    `<div class="reels" id="reels">${reel.repeat(REELS)}</div>${drawn}</div>`
  );
}

/** The sections of pays and odds. `rtp`: the whole return, where more than lines and rain are paid. */
export const slotInfo = (say: Say, variant: number, faces: readonly Face[], rtp?: Ratio): string =>
  pays(say, faces) + lines(say) + odds(say, variant, faces, rtp);

export const slotPage: EnginePage = {
  start: "spin",
  sprite: labelsOf,
  board: "slot",
  well,
  info: (say, variant, faces) => slotInfo(say, variant, faces),
  keys: [],
};
