import { cardPlace, SUIT_SYMBOLS } from "../../pages/card-parts.ts";
import type { EnginePage } from "../../pages/engine-page.ts";
import { turnTime, returnRow } from "../../pages/room-parts.ts";
import type { Say } from "../../pages/say.ts";
import { BANK_MS, TURN_MS } from "../room-clock.ts";
import { BOT_COSTS } from "./bots.ts";
import { FULL_COUNT } from "./count.ts";
import { BUY_IN, RAKE_PERCENT } from "./deal.ts";
import { FIRST_DROP, LATER_DROP, setOf } from "./hand.ts";
import { MEASURED_HANDS, ROOM_RETURNS } from "./odds.ts";
import { STRATEGY_KEYS } from "./room-keys.ts";
import { STRATEGIES } from "./strategies.ts";

/** A bot: its name, what it did last, and at the end its points and cards. */
const bot = (say: Say, index: number): string =>
  `<div class="seat" id="seat-${index}"><span class="who">${say("roomBot", { seat: index })}</span>` +
  `<small id="does-${index}"></small><span class="state" id="state-${index}"></span><span class="ended" id="ended-${index}" dir="ltr" aria-hidden="true"></span></div>`;

const pile = (say: Say, id: "stock" | "open", key: "rummyStock" | "rummyOpen"): string =>
  `<button type="button" class="plain" id="${id}" disabled><span aria-hidden="true">${cardPlace(`${id}-card`)}</span><b>${say(key)}</b></button>`;

const act = (say: Say, id: "declare" | "drop", key: "rummyDeclare" | "rummyDrop"): string =>
  `<button type="button" class="plain" id="${id}" disabled><b>${say(key)}</b><small class="fig" id="${id}-note"></small></button>`;

function well(say: Say, variant: number): string {
  const bots = Array.from({ length: setOf(variant).bots }, (_, index) => bot(say, index + 1));
  return (
    `<div class="well" id="well" role="group" aria-label="${say("loading")}"><div class="bots">${bots.join("")}</div>` +
    `<p class="own" id="own"></p></div>${turnTime}` +
    `<fieldset id="choices" class="acts"><legend class="sr">${say("choices")}</legend>${pile(say, "stock", "rummyStock")}${pile(say, "open", "rummyOpen")}` +
    `<span class="wild" aria-hidden="true">${cardPlace("wild-card")}<b>${say("rummyWild")}</b></span>${act(say, "declare", "rummyDeclare")}${act(say, "drop", "rummyDrop")}</fieldset>` +
    `<fieldset class="held" id="held"><legend class="sr">${say("rummyHandLabel")}</legend></fieldset>`
  );
}

function returns(say: Say, variant: number): string {
  const measured = ROOM_RETURNS[variant];
  if (!measured) throw new RangeError(`the room has no returns for set ${variant}`);
  const rows = STRATEGIES.map((strategy) => returnRow(say(STRATEGY_KEYS[strategy]), measured[strategy], BUY_IN));
  return (
    `<section><h3 class="ruled">${say("infoOdds")}</h3><p>${say("rummyReturnRules", { hands: MEASURED_HANDS.toLocaleString("en") })}</p>` +
    `<table class="odds"><thead><tr><th scope="col">${say("roomPlay")}</th><th scope="col">${say("roomReturned")}</th><th scope="col">${say("rummyPerHand")}</th></tr></thead>` +
    `<tbody>${rows.join("")}</tbody></table></section>`
  );
}

function rules(say: Say, variant: number): string {
  const { bots, laps, drop } = setOf(variant);
  const drops = { first: FIRST_DROP, later: LATER_DROP };
  const dropRule = drop === undefined ? "" : `<p>${say("rummyBotDropRules", { drop })}</p>`;
  return (
    `<section><h3 class="ruled">${say("roomTable")}</h3><p>${say("rummyRules", { bots, points: BUY_IN })}</p><p>${say("rummyGroupRules")}</p>` +
    `<p>${say("rummyCountRules", { full: FULL_COUNT, laps, ...drops })}</p><p>${say("rummyMoneyRules", { rake: RAKE_PERCENT })}</p></section>` +
    `<section><h3 class="ruled">${say("roomBotTitle")}</h3><p>${say("rummyBotRules", BOT_COSTS)}</p>${dropRule}</section>` +
    `<section><h3 class="ruled">${say("roomTimeTitle")}</h3><p>${say("rummyTimeRules", { turn: TURN_MS / 1000, bank: BANK_MS / 1000, ...drops })}</p></section>`
  );
}

export const rummyroomPage: EnginePage = {
  start: "roomStart",
  sprite: SUIT_SYMBOLS,
  board: "rummyroom",
  well,
  info: (say, variant) => rules(say, variant) + returns(say, variant),
  keys: [
    [["P"], "roomStart"],
    [["C"], "keyRummyMain"],
    [["←", "→"], "keyRummyArrows"],
    [["O", "H", "X"], "keyRummy"],
  ],
};
