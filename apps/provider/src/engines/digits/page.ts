import { ballInk } from "../balls.ts";
import type { Say } from "../../pages/say.ts";
import { lastEvent, marketPage, shortDrawName, spotName } from "../../pages/market-page.ts";
import { HALVES, SIZES } from "../halves.ts";
import { DIGITS, type Place, PLACES, SMALL } from "./digits.ts";
import { digits } from "./engine.ts";
import { chanceOf, type DigitsSpot, FIRST_NUMBER, placeSpots, SUMS, targetOf } from "./markets.ts";
import { spotKey } from "./spot-keys.ts";

/** Where the ten balls of a drum lie. */
const LIE = [
  [30, 50.5],
  [19.5, 47],
  [40.5, 47],
  [12, 39.5],
  [48, 39.5],
  [24.5, 39.5],
  [35.5, 39.5],
  [18, 30],
  [30, 30],
  [42, 30],
] as const;
const DRUM =
  '<svg class="drum-globe" viewBox="0 0 60 64" aria-hidden="true"><path class="drum-foot" d="M18 64 24 55H36L42 64z"/><circle class="drum-glass" cx="30" cy="30" r="27"/><g class="tumble">' +
  DIGITS.map((digit) => {
    const [x = 0, y = 0] = LIE[digit] ?? [];
    return `<circle class="lies ${ballInk(digit)}" cx="${x}" cy="${y}" r="5.6"/><text class="${ballInk(digit)}" x="${x}" y="${y + 2.4}" text-anchor="middle">${digit}</text>`;
  }).join("") +
  '</g><circle class="drum-rim" cx="30" cy="30" r="27"/></svg>';

const PLACE_KEYS = { hundreds: "digitsHundreds", tens: "digitsTens", units: "digitsUnits" } as const satisfies Record<
  Place,
  string
>;

const scene = (say: Say): string =>
  `<div class="drums" dir="ltr">${PLACES.map((place, index) => `<div class="drum" id="drum-${index}">${DRUM}<b class="drawn-ball fig" id="digit-${index}"></b><span class="drum-name">${say(PLACE_KEYS[place])}</span></div>`).join("")}</div>` +
  lastEvent;

const name = (say: Say, each: DigitsSpot): string => spotName(say, spotKey(each));
const RANGES = { small: `0–${SMALL}`, big: `${SMALL + 1}–27` };

const shortName = (say: Say, each: DigitsSpot): string => shortDrawName(name(say, each), each, targetOf(each)?.value, RANGES);

/** Where a whole number is typed, and the spots of the numbers on which chips lie. */
const numberField = (say: Say): string =>
  `<div class="number-pick"><input id="number" inputmode="numeric" maxlength="${PLACES.length}" autocomplete="off" dir="ltr" aria-label="${say("digitsNumberField")}" placeholder="•••">` +
  `<button type="button" class="plain" id="number-add">${say("digitsAdd")}</button><button type="button" class="plain" id="number-random">${say("kenoRandom")}</button></div>` +
  '<div class="numbers-laid" id="numbers" dir="ltr"></div>';

/** Sums that as many numbers have: the lower and the higher of a pair. */
const sumPairs = SUMS.slice(0, SUMS.length / 2).map((low, index) => [low, SUMS.at(-1 - index) ?? low] as const);

export const digitsPage = marketPage<DigitsSpot>({
  board: "digits",
  engine: digits,
  scene,
  results: SIZES,
  markets: [
    { kind: "halves", title: "drawHalves", spots: HALVES, priced: "small" },
    ...PLACES.map((place) => ({
      kind: "place",
      title: PLACE_KEYS[place],
      spots: placeSpots(place),
      sided: true,
      priced: `${place}0` as const,
    })),
    { kind: "number", title: "digitsNumber", spots: [], priced: FIRST_NUMBER, more: numberField },
    { kind: "sums", title: "drawSum", spots: SUMS, sided: true },
  ],
  nameOf: name,
  shortName,
  chanceOf,
  betsOf: (say) => [
    [say("drawHalvesOf"), chanceOf("small")],
    [say("digitsPlace"), chanceOf("units0")],
    [say("digitsNumber"), chanceOf(FIRST_NUMBER)],
    ...sumPairs.map(
      (pair) => [`${say("drawSum")} ${pair.map((each) => shortName(say, each)).join(" · ")}`, chanceOf(pair[0])] as const,
    ),
  ],
  rules: (say) => say("digitsRules", { small: SMALL, big: SMALL + 1 }),
  lastKey: "4",
});
