import { cardPlace, SUIT_SYMBOLS } from "../../pages/card-parts.ts";
import type { EnginePage } from "../../pages/engine-page.ts";
import { fig, percent } from "../../pages/parts.ts";
import { returnRow, turnTime } from "../../pages/room-parts.ts";
import type { Say } from "../../pages/say.ts";
import { BANK_MS, TURN_MS } from "../room-clock.ts";
import { kindChance } from "../teenpatti/odds.ts";
import { KINDS } from "../teenpatti/rules.ts";
import { KIND_KEYS } from "../teenpatti/spot-keys.ts";
import { GRADES } from "./bots.ts";
import { RAKE_PERCENT } from "./deal.ts";
import { BUY_IN, LAPS, PLAYER, seatsOf, setOf } from "./hand.ts";
import { MEASURED_HANDS, ROOM_RETURNS } from "./odds.ts";
import { ACTION_KEYS, STRATEGY_KEYS } from "./room-keys.ts";
import { STRATEGIES } from "./strategies.ts";

const PLACES = [0, 1, 2] as const;

/** A seat: its name, its cards, what it did last, and what it has paid. */
const seat = (say: Say, index: number): string =>
  `<div class="seat${index === PLAYER ? " mine" : ""}" id="seat-${index}"><span class="who">${index === PLAYER ? say("roomYou") : say("roomBot", { seat: index })}</span>` +
  `<span class="dealt" dir="ltr" aria-hidden="true">${PLACES.map((place) => cardPlace(`card-${index}-${place}`)).join("")}</span>` +
  `<span class="state" id="state-${index}"></span><span class="paid fig" id="paid-${index}"></span><small id="does-${index}"></small></div>`;

const act = (say: Say, action: "see" | "raise" | "show" | "pack"): string =>
  `<button type="button" class="plain" id="${action}" disabled><b>${say(ACTION_KEYS[action])}</b><small class="fig"></small></button>`;

function well(say: Say, variant: number): string {
  const bots = Array.from({ length: seatsOf(variant) - 1 }, (_, index) => seat(say, index + 1));
  return (
    `<div class="well" id="well" role="group" aria-label="${say("loading")}"><div class="bots">${bots.join("")}</div>` +
    `<p class="pot"><span>${say("roomPot")}</span> <strong id="pot"></strong></p>${seat(say, PLAYER)}</div>${turnTime}` +
    `<fieldset id="choices" class="acts"><legend class="sr">${say("choices")}</legend>${act(say, "see")}${act(say, "raise")}${act(say, "show")}${act(say, "pack")}</fieldset>`
  );
}

function returns(say: Say, variant: number): string {
  const measured = ROOM_RETURNS[variant];
  if (!measured) throw new RangeError(`the room has no returns for set ${variant}`);
  const rows = STRATEGIES.map((strategy) => returnRow(say(STRATEGY_KEYS[strategy]), measured[strategy], BUY_IN));
  return (
    `<section><h3 class="ruled">${say("infoOdds")}</h3><p>${say("roomReturnText", { hands: MEASURED_HANDS.toLocaleString("en") })}</p>` +
    `<table class="odds"><thead><tr><th scope="col">${say("roomPlay")}</th><th scope="col">${say("roomReturned")}</th><th scope="col">${say("roomPerHand")}</th></tr></thead>` +
    `<tbody>${rows.join("")}</tbody></table>` +
    `<table class="odds"><thead><tr><th scope="col">${say("pattiKind")}</th><th scope="col">${say("miniChance")}</th></tr></thead>` +
    `<tbody>${KINDS.map((kind) => `<tr><th scope="row">${say(KIND_KEYS[kind])}</th><td>${fig(percent(kindChance(kind)))}</td></tr>`).join("")}</tbody></table></section>`
  );
}

function rules(say: Say, variant: number): string {
  const { bots, limit } = setOf(variant);
  return (
    `<section><h3 class="ruled">${say("roomTable")}</h3><p>${say("roomRules", { bots, boots: BUY_IN })}</p>` +
    `<p>${say("roomBets", { limit, laps: LAPS })}</p><p>${say("roomRanks")}</p><p>${say("roomMoney", { rake: RAKE_PERCENT })}</p></section>` +
    `<section><h3 class="ruled">${say("roomBotTitle")}</h3><p>${say("roomBotRule", { grades: GRADES.length })}</p></section>` +
    `<section><h3 class="ruled">${say("roomTimeTitle")}</h3><p>${say("roomTimeText", { turn: TURN_MS / 1000, bank: BANK_MS / 1000 })}</p></section>`
  );
}

export const pattiroomPage: EnginePage = {
  start: "roomStart",
  sprite: SUIT_SYMBOLS,
  board: "pattiroom",
  well,
  info: (say, variant) => rules(say, variant) + returns(say, variant),
  keys: [
    [["P"], "roomStart"],
    [["C"], "roomCall"],
    [["S", "R", "H", "X"], "keyRoom"],
  ],
};
