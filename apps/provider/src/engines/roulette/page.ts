import type { EnginePage } from "../../pages/engine-page.ts";
import { oddsTable, returnSection } from "../../pages/parts.ts";
import { counts, spot, tableWell } from "../../pages/table-parts.ts";
import type { Say } from "../../pages/say.ts";
import { colourOf, OUTSIDE, type Outside, paysOf, POCKETS, roulette, WHEEL } from "./engine.ts";
import { spotKey } from "./spot-keys.ts";

const TURN = (2 * Math.PI) / POCKETS;
const at = (radius: number, turn: number): string =>
  `${(radius * Math.sin(turn * TURN)).toFixed(2)} ${(-radius * Math.cos(turn * TURN)).toFixed(2)}`;

/** One pocket of the wheel: a piece of the ring, with its number. */
const pocket = (number: number, index: number): string =>
  `<path class="pocket-${colourOf(number)}" d="M${at(98, index - 0.5)}A98 98 0 0 1 ${at(98, index + 0.5)}L${at(62, index + 0.5)}A62 62 0 0 0 ${at(62, index - 0.5)}z"/>` +
  `<text text-anchor="middle" transform="rotate(${((360 / POCKETS) * index).toFixed(2)}) translate(0 -84)">${number}</text>`;

const wheel =
  '<svg class="roulette-wheel" viewBox="-100 -100 200 200" aria-hidden="true"><circle class="rim" r="99.5"/>' +
  `<g id="wheel">${WHEEL.map(pocket).join("")}</g><circle class="hub-line" r="60"/><path class="pointer-mark" d="M0-63l4.500 9h-9z"/></svg>`;

const name = (say: Say, each: Outside): string => {
  const { key, values } = spotKey(each);
  return say(key, values);
};
const number = (value: number): string => spot(String(value), `<b class="fig">${value}</b>`, undefined, `n-${colourOf(value)}`);
/** Three numbers to a street; the streets side by side, as on the cloth. */
const numbers = [2, 1, 0].flatMap((row) => Array.from({ length: 12 }, (_, street) => number(street * 3 + row + 1))).join("");

export const roulettePage: EnginePage = {
  start: "tablePlace",
  sprite: "",
  board: "roulette",
  well: (say) =>
    tableWell(
      say,
      `<div class="spin-row"><strong class="fig landed-number" id="landed"></strong>${wheel}</div>` +
        counts([
          ["red", say("rouletteRed")],
          ["black", say("rouletteBlack")],
          ["zero", "0"],
        ]),
      `<div class="numbers-row" dir="ltr">${number(0)}<div class="cloth-numbers">${numbers}</div></div>` +
        `<div class="outside">${OUTSIDE.map((each) => spot(each, name(say, each), paysOf(each), `n-${each}`)).join("")}</div>`,
    ),
  info: (say, variant) =>
    `<section><h3 class="ruled">${say("miniBets")}</h3><p>${say("rouletteRules")}</p>` +
    oddsTable(say, "miniBet", [
      [say("rouletteStraight"), { over: 1n, under: BigInt(POCKETS) }, paysOf("0")],
      [`${say("rouletteDozens")} · ${say("rouletteColumns")}`, { over: 12n, under: BigInt(POCKETS) }, paysOf("dozen1")],
      [say("rouletteHalves"), { over: 18n, under: BigInt(POCKETS) }, paysOf("red")],
    ]) +
    `</section>${returnSection(say, roulette, variant)}`,
  keys: [
    [["←", "→", "↑", "↓"], "keySpotMove"],
    [["D", "B"], "keyRouletteColour"],
    [["E", "O"], "keyRouletteEven"],
    [["L", "H"], "keyRouletteHalf"],
  ],
};
