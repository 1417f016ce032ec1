import { sumWays } from "../combinatorics.ts";
import type { Level, Option, Play } from "../play.ts";
import {
  ending,
  halfOptions,
  HUNDRED_THOUSAND,
  MANY_NUMBERS,
  numberHalves,
  options,
  places,
  positionNames,
  sumOptions,
  TEN_THOUSAND,
  wholeNumbers,
} from "./build.ts";

const DIGIT = wholeNumbers(1);

/** Each position has one of the digits named for it. */
const direct = (id: string, group: string, at: readonly number[]): Play => ({
  id,
  group,
  entry: { kind: "positions", names: at.map((place) => String(place + 1)), numbers: DIGIT },
  rule: { kind: "direct" },
  places: at,
});

const groupOf = (id: string, group: string, at: readonly number[], levels: readonly Level[], sets: 1 | 2 = 1): Play => ({
  id,
  group,
  entry: { kind: "levels", sets, numbers: DIGIT },
  rule: { kind: "group", levels },
  places: at,
});

/** The three digits at some places: in order, written whole, in any order, their sum. */
const threes = (name: string, at: readonly number[]): Play[] => [
  direct(`${name}-direct`, name, at),
  ending(`${name}-number`, name, 3, at, { joined: true }),
  groupOf(`${name}-group-3`, name, at, [
    { times: 2, count: 1 },
    { times: 1, count: 1 },
  ]),
  groupOf(`${name}-group-6`, name, at, [{ times: 1, count: 3 }]),
  options(`${name}-sum`, name, at, sumOptions(sumWays(3, 0, 9))),
  options(`${name}-sum-half`, name, at, halfOptions("", sumWays(3, 0, 9), 13)),
];

const twos = (name: string, at: readonly number[]): Play[] => [
  direct(`${name}-direct`, name, at),
  groupOf(`${name}-group`, name, at, [{ times: 1, count: 2 }]),
  options(`${name}-sum`, name, at, sumOptions(sumWays(2, 0, 9))),
];

const fours = (name: string, at: readonly number[]): Play[] => [
  { ...direct(`${name}-direct`, name, at), ...TEN_THOUSAND },
  ending(`${name}-number`, name, 4, at, { ...TEN_THOUSAND, joined: true }),
  groupOf(`${name}-group-24`, name, at, [{ times: 1, count: 4 }]),
  groupOf(
    `${name}-group-12`,
    name,
    at,
    [
      { times: 2, count: 1 },
      { times: 1, count: 2 },
    ],
    2,
  ),
  groupOf(`${name}-group-6`, name, at, [{ times: 2, count: 2 }]),
  groupOf(
    `${name}-group-4`,
    name,
    at,
    [
      { times: 3, count: 1 },
      { times: 1, count: 1 },
    ],
    2,
  ),
];

const each = (count: number): Play => ({
  id: "each-position",
  group: "position",
  entry: { kind: "positions", names: positionNames(count), numbers: DIGIT, canBeEmpty: true },
  rule: { kind: "each" },
  places: places(0, count - 1),
});

/** Big, small, odd and even of each place, as `1-big`. */
const halves = (count: number): Play =>
  options(
    "position-half",
    "half",
    places(0, count - 1),
    places(0, count - 1).flatMap((place) =>
      numberHalves(0, 9, 4).map(({ id, chance, wins }): Option => ({
        id: `${place + 1}-${id}`,
        chance,
        wins: (numbers) => wins([numbers[place] ?? 0]),
      })),
    ),
  );

/** The first place against the last. */
const duel = (last: number): Play =>
  options(
    "dragon-tiger",
    "half",
    [0, last],
    [
      { id: "dragon", chance: [45, 100], wins: ([first = 0, second = 0]) => first > second },
      { id: "tiger", chance: [45, 100], wins: ([first = 0, second = 0]) => first < second },
      { id: "tie", chance: [10, 100], wins: ([first, second]) => first === second },
    ],
  );

const five = places(0, 4);

export const PICK5_PLAYS: readonly Play[] = [
  { ...direct("five-direct", "five", five), ...HUNDRED_THOUSAND },
  ending("five-number", "five", 5, five, { ...MANY_NUMBERS, joined: true }),
  groupOf("five-group-120", "five", five, [{ times: 1, count: 5 }]),
  groupOf(
    "five-group-60",
    "five",
    five,
    [
      { times: 2, count: 1 },
      { times: 1, count: 3 },
    ],
    2,
  ),
  groupOf(
    "five-group-30",
    "five",
    five,
    [
      { times: 2, count: 2 },
      { times: 1, count: 1 },
    ],
    2,
  ),
  groupOf(
    "five-group-20",
    "five",
    five,
    [
      { times: 3, count: 1 },
      { times: 1, count: 2 },
    ],
    2,
  ),
  {
    ...groupOf(
      "five-group-10",
      "five",
      five,
      [
        { times: 3, count: 1 },
        { times: 2, count: 1 },
      ],
      2,
    ),
    ...TEN_THOUSAND,
  },
  {
    ...groupOf(
      "five-group-5",
      "five",
      five,
      [
        { times: 4, count: 1 },
        { times: 1, count: 1 },
      ],
      2,
    ),
    ...TEN_THOUSAND,
  },
  ...fours("last-four", places(1, 4)),
  ...threes("first-three", places(0, 2)),
  ...threes("middle-three", places(1, 3)),
  ...threes("last-three", places(2, 4)),
  ...twos("first-two", [0, 1]),
  ...twos("last-two", [3, 4]),
  each(5),
  { ...pickAny(1, five), id: "any-1", group: "any" },
  { ...pickAny(2, five), id: "any-2", group: "any" },
  { ...pickAny(3, five), id: "any-3", group: "any" },
  options("sum-half", "half", five, halfOptions("", sumWays(5, 0, 9), 22)),
  halves(5),
  duel(4),
];

/** Digits that all come, at whichever places. */
function pickAny(of: 1 | 2 | 3, at: readonly number[]): Omit<Play, "id" | "group"> {
  return { entry: { kind: "pick", of, numbers: DIGIT }, rule: { kind: "all" }, places: at };
}

export const PICK4_PLAYS: readonly Play[] = [
  ...fours("four", places(0, 3)),
  ...threes("last-three", places(1, 3)),
  ...twos("last-two", [2, 3]),
  each(4),
  halves(4),
  duel(3),
];

export const PICK3_PLAYS: readonly Play[] = [
  ...threes("three", places(0, 2)),
  ...twos("first-two", [0, 1]),
  ...twos("last-two", [1, 2]),
  each(3),
  { ...pickAny(1, places(0, 2)), id: "any-1", group: "any" },
  { ...pickAny(2, places(0, 2)), id: "any-2", group: "any" },
  halves(3),
  duel(2),
];
