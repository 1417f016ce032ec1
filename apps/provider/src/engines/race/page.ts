import { ballInk } from "../balls.ts";
import type { Say } from "../../pages/say.ts";
import { lastEvent, marketPage, shortDrawName, spotName } from "../../pages/market-page.ts";
import { HALVES, SIZES } from "../halves.ts";
import { race } from "./engine.ts";
import { chanceOf, placeSpots, type RaceSpot, SUMS, targetOf } from "./markets.ts";
import { BOATS, type Place, PLACES, SMALL } from "./order.ts";
import { spotKey } from "./spot-keys.ts";

/** A boat of folded paper. */
const BOAT =
  '<svg viewBox="0 0 40 20" aria-hidden="true"><path class="hull" d="M1 9H39L32 18H8z"/><path class="sail" d="M20 1 30 9H10z"/></svg>';

const PLACE_KEYS = { first: "raceFirst", second: "raceSecond", third: "raceThird" } as const satisfies Record<Place, string>;

const lane = (boat: number): string =>
  `<li class="lane-of ${ballInk(boat)}" id="lane-${boat}"><b class="fig">${boat}</b><span class="water"><i class="boat" id="boat-${boat}">${BOAT}</i></span></li>`;

const scene =
  `<ol class="lanes-of-race" dir="ltr" aria-hidden="true">${BOATS.map(lane).join("")}</ol>` +
  `<ol class="arrived" id="arrived" dir="ltr" aria-hidden="true"></ol>${lastEvent}`;

const name = (say: Say, each: RaceSpot): string => spotName(say, spotKey(each));
const RANGES = { small: `1–${SMALL}`, big: `${SMALL + 1}–${BOATS.length}` };

const shortName = (say: Say, each: RaceSpot): string => shortDrawName(name(say, each), each, targetOf(each)?.value, RANGES);

/** Sums that as many pairs have: the lower and the higher, and the middle one alone. */
const sumPairs = SUMS.slice(0, Math.ceil(SUMS.length / 2)).map((low, index) => [...new Set([low, SUMS.at(-1 - index) ?? low])]);

export const racePage = marketPage<RaceSpot>({
  board: "race",
  engine: race,
  scene: () => scene,
  results: SIZES,
  markets: [
    { kind: "halves", title: "raceHalves", spots: HALVES, priced: "small" },
    ...PLACES.map((place) => ({
      kind: "place",
      title: PLACE_KEYS[place],
      spots: placeSpots(place),
      sided: true,
      priced: `${place}1` as const,
    })),
    { kind: "sums", title: "raceSum", spots: SUMS, sided: true },
  ],
  nameOf: name,
  shortName,
  chanceOf,
  betsOf: (say) => [
    [say("drawHalvesOf"), chanceOf("small")],
    [say("racePlace"), chanceOf("first1")],
    ...sumPairs.flatMap((pair) => {
      const [low] = pair;
      const bet = `${say("raceSum")} ${pair.map((each) => shortName(say, each)).join(" · ")}`;
      return low === undefined ? [] : [[bet, chanceOf(low)] as const];
    }),
  ],
  rules: (say) => say("raceRules", { boats: BOATS.length, small: SMALL, big: SMALL + 1 }),
  lastKey: "4",
});
