import { LINES } from "../slot/lines.ts";
import { ODDS, type Ratio } from "../slot/odds.ts";
import { LINE_PAYS, RAIN_SPINS } from "../slot/pays.ts";
import { STRIPS } from "../slot/strips.ts";
import { REELS, ROWS, type SlotSymbol, SYMBOLS } from "../slot/symbols.ts";
import type { MessageKey } from "../messages/messages.ts";
import { icon } from "./document.ts";
import type { Say } from "./say.ts";

const SYMBOL_KEYS: Readonly<Record<SlotSymbol, MessageKey>> = {
  lotus: "symbol_lotus",
  crown: "symbol_crown",
  gem: "symbol_gem",
  seven: "symbol_seven",
  fan: "symbol_fan",
  diya: "symbol_diya",
  koi: "symbol_koi",
  kite: "symbol_kite",
  pearl: "symbol_pearl",
};

const tile = (name: SlotSymbol): string => `<svg class="label t-${name}" aria-hidden="true"><use href="#label-${name}"/></svg>`;
const fig = (text: string): string => `<bdi class="fig" dir="ltr">${text}</bdi>`;

function pays(say: Say): string {
  const row = (name: SlotSymbol): string => {
    const amounts = [5, 4, 3].map((count) => `<dt>${fig(String(count))}</dt><dd class="fig" data-pay="${name} ${count}"></dd>`);
    return `<li>${tile(name)}<div><h4>${say(SYMBOL_KEYS[name])}</h4><dl>${amounts.join("")}</dl></div></li>`;
  };
  return (
    `<section><h3 class="ruled">${say("infoPays")}</h3><p>${say("infoPaysText")}</p><ul class="pays">${SYMBOLS.map(row).join("")}</ul>` +
    `<p>${say("infoLotus")}</p><p>${say("infoPearl", { spins: RAIN_SPINS })}</p></section>`
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

/** Exact to the digits shown, rounded half up, without a float. */
function decimals(over: bigint, under: bigint, places: number): string {
  const scale = 10n ** BigInt(places);
  const scaled = (over * scale * 2n + under) / (under * 2n);
  return `${scaled / scale}.${(scaled % scale).toString().padStart(places, "0")}`;
}
const percent = ({ over, under }: Ratio): string => `${decimals(over * 100n, under, 2)}%`;
const oneIn = ({ over, under }: Ratio, places: number): string => decimals(under, over, places);

const fact = (name: string, value: string): string => `<dt>${name}</dt><dd>${value}</dd>`;

function odds(say: Say): string {
  const times = LINE_PAYS.lotus[2] / LINES.length;
  const reel = (strip: readonly SlotSymbol[], index: number): string =>
    `<li><h4>${say("infoReel", { reel: index + 1 })}</h4><p class="tape" dir="ltr" role="img" aria-label="${strip
      .map((name) => say(SYMBOL_KEYS[name]))
      .join(", ")}">${strip.map(tile).join("")}</p></li>`;
  return (
    `<section><h3 class="ruled">${say("infoOdds")}</h3><p class="rtp"><strong>${fig(percent(ODDS.rtp))}</strong><span>${say("infoRtp")}</span></p>` +
    `<p>${say("infoRtpText")}</p><dl class="facts">${fact(say("infoHits"), say("infoOneIn", { spins: oneIn(ODDS.hits, 2) }))}` +
    `${fact(say("infoRain"), say("infoOneIn", { spins: oneIn(ODDS.rain, 1) }))}${fact(say("infoTop"), say("infoTimes", { times }))}</dl>` +
    `<p>${say("infoHitsText")}</p><p>${say("infoCounted", { all: ODDS.hits.under.toLocaleString("en") })}</p>` +
    `<details><summary>${say("infoReels")}</summary><ol class="tapes">${STRIPS.map(reel).join("")}</ol></details></section>`
  );
}

function keys(say: Say): string {
  const row = (caps: readonly string[], key: MessageKey) =>
    `<dt>${caps.map((cap) => `<kbd>${cap}</kbd>`).join(" ")}</dt><dd>${say(key)}</dd>`;
  return (
    `<section class="keys"><h3 class="ruled">${say("infoKeys")}</h3><dl class="facts">${row([say("keySpace"), "Enter"], "keySpin")}` +
    `${row(["↑", "↓"], "keyBet")}${row(["I"], "keyInfo")}${row(["F"], "keyFair")}${row(["M"], "keySound")}${row(["Q"], "keyQuick")}</dl>` +
    `<label class="switch"><input type="checkbox" role="switch" id="keys-on" checked>${say("keysOn")}</label></section>`
  );
}

function dialog(id: string, say: Say, title: MessageKey, body: string): string {
  return (
    `<dialog id="${id}" aria-labelledby="${id}-title"><header><h2 id="${id}-title">${say(title)}</h2>` +
    `<button type="button" class="tool" data-close aria-label="${say("close")}">${icon("x")}</button></header><div class="sheet">${body}</div></dialog>`
  );
}

export function infoDialog(say: Say): string {
  return dialog("info", say, "info", pays(say) + lines(say) + odds(say) + keys(say));
}

export function fairDialog(say: Say): string {
  const code = (id: string, name: MessageKey) => `<dt>${say(name)}</dt><dd><code id="${id}" dir="ltr"></code></dd>`;
  const now = `<dl class="seeds">${code("hash", "fairHash")}${code("client", "fairClient")}${code("nonce", "fairNonce")}${code("next-hash", "fairNext")}</dl>`;
  const form =
    `<form id="rotate" novalidate><label for="seed">${say("fairClient")}</label><input id="seed" name="seed" maxlength="64" autocomplete="off" spellcheck="false" dir="ltr" aria-describedby="seed-hint seed-bad">` +
    `<p class="hint" id="seed-hint">${say("fairChangeHint")}</p><p class="bad" id="seed-bad" role="alert"></p>` +
    `<button type="submit" class="primary">${say("fairChange")}</button></form>`;
  const before = `<section id="revealed" hidden><h3 class="ruled">${say("fairRevealed")}</h3><dl class="seeds">${code("old-server", "fairServer")}${code("old-hash", "fairHash")}${code("old-client", "fairClient")}${code("old-nonce", "fairNonce")}</dl></section>`;
  return dialog(
    "fair",
    say,
    "fair",
    `<p>${say("fairText")}</p><section><h3 class="ruled">${say("fairNow")}</h3>${now}</section>${form}${before}` +
      `<p><a id="verify-link" target="_blank" rel="noopener" href="/verify">${say("fairVerify")}${icon("arrow-square-out")}</a></p>`,
  );
}
