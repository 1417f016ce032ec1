import { choose, pairSumWays, sumWays } from "../combinatorics.ts";
import type { Option, Play } from "../play.ts";
import { halfOptions, numberHalves, options, places, positionNames, range, sumOptions, TEN_THOUSAND } from "./build.ts";

const ELEVEN = range(1, 11, 2);
const TEN = range(1, 10, 2);
const MARKS = range(1, 49, 2);
const DICE = range(1, 6, 1);

const ordered = (id: string, group: string, numbers: typeof ELEVEN, at: readonly number[]): Play => ({
  id,
  group,
  entry: { kind: "positions", names: at.map((place) => String(place + 1)), numbers, distinct: true },
  rule: { kind: "direct" },
  places: at,
  drum: numbers.highest,
});

const each = (numbers: typeof ELEVEN, count: number): Play => ({
  id: "each-position",
  group: "position",
  entry: { kind: "positions", names: positionNames(count), numbers, canBeEmpty: true },
  rule: { kind: "each" },
  places: places(0, count - 1),
  drum: numbers.highest,
});

const pick = (id: string, group: string, of: number, numbers: typeof ELEVEN, at: readonly number[]): Play => ({
  id,
  group,
  entry: { kind: "pick", of, numbers },
  rule: { kind: "all" },
  places: at,
  drum: numbers.highest,
});

const bankers = (id: string, of: number, numbers: typeof ELEVEN, at: readonly number[]): Play => ({
  id,
  group: "bankers",
  entry: { kind: "bankers", of, numbers },
  rule: { kind: "all" },
  places: at,
  drum: numbers.highest,
});

const FIVE = places(0, 4);

/** How many of the five balls are odd: six odd numbers and five even ones are in the drum. */
const oddCounts: readonly Option[] = places(0, 5).map((odd) => ({
  id: `odd-${odd}`,
  chance: [choose(6, odd) * choose(5, 5 - odd), choose(11, 5)],
  wins: (numbers) => numbers.filter((number) => number % 2 === 1).length === odd,
}));

/** The third smallest of the five. */
const middles: readonly Option[] = places(3, 9).map((middle) => ({
  id: `middle-${String(middle).padStart(2, "0")}`,
  chance: [choose(middle - 1, 2) * choose(11 - middle, 2), choose(11, 5)],
  wins: (numbers) => numbers.toSorted((one, other) => one - other)[2] === middle,
}));

export const ELEVEN5_PLAYS: readonly Play[] = [
  ...places(1, 8).map((of) => pick(`any-${of}`, "any", of, ELEVEN, FIVE)),
  ...places(2, 8).map((of) => bankers(`bankers-${of}`, of, ELEVEN, FIVE)),
  ordered("first-two-direct", "first", ELEVEN, [0, 1]),
  ordered("first-three-direct", "first", ELEVEN, [0, 1, 2]),
  pick("first-two-group", "first", 2, ELEVEN, [0, 1]),
  pick("first-three-group", "first", 3, ELEVEN, [0, 1, 2]),
  each(ELEVEN, 5),
  options("odd-count", "fun", FIVE, oddCounts, 11),
  options("middle", "fun", FIVE, middles, 11),
];

const of216 = (id: string, ways: number, wins: Option["wins"]): Option => ({ id, chance: [ways, 216], wins });
const faces = places(1, 6);
const differences = (numbers: readonly number[]): number => new Set(numbers).size;
const isRun = (numbers: readonly number[]): boolean =>
  differences(numbers) === 3 && Math.max(...numbers) - Math.min(...numbers) === 2;
const countOf = (numbers: readonly number[], face: number): number => numbers.filter((number) => number === face).length;
const THREE = places(0, 2);

export const DICE3_PLAYS: readonly Play[] = [
  options("sum", "sum", THREE, sumOptions(sumWays(3, 1, 6))),
  options("sum-half", "sum", THREE, halfOptions("", sumWays(3, 1, 6), 10)),
  options(
    "triple",
    "same",
    THREE,
    faces.map((face) => of216(`triple-${face}`, 1, (numbers) => countOf(numbers, face) === 3)),
  ),
  options("any-triple", "same", THREE, [of216("any-triple", 6, (numbers) => differences(numbers) === 1)]),
  options(
    "pair",
    "same",
    THREE,
    faces.map((face) => of216(`pair-${face}`, 16, (numbers) => countOf(numbers, face) >= 2)),
  ),
  { ...pick("two-different", "different", 2, DICE, THREE), drum: undefined },
  { ...pick("three-different", "different", 3, DICE, THREE), drum: undefined },
  { ...pick("one-face", "different", 1, DICE, THREE), drum: undefined },
  options("any-run", "different", THREE, [of216("any-run", 24, isRun)]),
].map(({ drum, ...play }) => (drum === undefined ? play : { ...play, drum }));

const RACE = places(0, 9);

/** Big, small, odd and even of each car, and the duels of the first five with the last five. */
const raceHalves: readonly Option[] = RACE.flatMap((place) =>
  numberHalves(1, 10, 5).map(({ id, chance, wins }): Option => ({
    id: `${place + 1}-${id}`,
    chance,
    wins: (numbers) => wins([numbers[place] ?? 0]),
  })),
);
const duels: readonly Option[] = places(0, 4).flatMap((place): Option[] => [
  { id: `${place + 1}-dragon`, chance: [1, 2], wins: (numbers) => (numbers[place] ?? 0) > (numbers[9 - place] ?? 0) },
  { id: `${place + 1}-tiger`, chance: [1, 2], wins: (numbers) => (numbers[place] ?? 0) < (numbers[9 - place] ?? 0) },
]);

export const RACE10_PLAYS: readonly Play[] = [
  ordered("first-one", "first", TEN, [0]),
  ordered("first-two-direct", "first", TEN, [0, 1]),
  ordered("first-three-direct", "first", TEN, [0, 1, 2]),
  pick("first-two-group", "first", 2, TEN, [0, 1]),
  each(TEN, 10),
  options("top-sum", "sum", [0, 1], sumOptions(pairSumWays(1, 10)), 10),
  options("top-sum-half", "sum", [0, 1], halfOptions("", pairSumWays(1, 10), 11), 10),
  options("position-half", "half", RACE, raceHalves, 10),
  options("dragon-tiger", "half", RACE, duels, 10),
];

const WAVES: Readonly<Record<string, readonly number[]>> = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
};
const SPECIAL = [6];
const SIX = places(0, 5);
const marks = places(1, 49);

/** An option of the special number: those of the 49 that hold. */
const special = (id: string, holds: (number: number) => boolean): Option => ({
  id,
  chance: [marks.filter(holds).length, 49],
  wins: ([number = 0]) => holds(number),
});

export const MARK6_PLAYS: readonly Play[] = [
  { ...pick("special", "special", 1, MARKS, SPECIAL) },
  options(
    "special-half",
    "special",
    SPECIAL,
    [
      special("big", (number) => number >= 25 && number < 49),
      special("small", (number) => number <= 24),
      special("odd", (number) => number % 2 === 1 && number < 49),
      special("even", (number) => number % 2 === 0),
    ],
    49,
  ),
  options(
    "special-colour",
    "special",
    SPECIAL,
    Object.entries(WAVES).map(([id, numbers]) => special(id, (number) => numbers.includes(number))),
    49,
  ),
  options(
    "special-head",
    "special",
    SPECIAL,
    places(0, 4).map((head) => special(`head-${head}`, (number) => Math.floor(number / 10) === head)),
    49,
  ),
  options(
    "special-tail",
    "special",
    SPECIAL,
    places(0, 9).map((tail) => special(`tail-${tail}`, (number) => number % 10 === tail)),
    49,
  ),
  pick("regular", "regular", 1, MARKS, SIX),
  pick("two-of-six", "regular", 2, MARKS, SIX),
  pick("three-of-six", "regular", 3, MARKS, SIX),
  { ...pick("four-of-six", "regular", 4, MARKS, SIX), ...TEN_THOUSAND },
  bankers("bankers-2", 2, MARKS, SIX),
  bankers("bankers-3", 3, MARKS, SIX),
];
