// The options of every play, written out a second time: which of them a result makes win. For tests, apart from the engine.
import type { FamilyId } from "./family.ts";

type Winning = (numbers: readonly number[]) => readonly string[];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const isOdd = (number: number): boolean => "13579".includes(String(number).at(-1) ?? "");
const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

const halves = (number: number, smallestBig: number): string[] => [
  number < smallestBig ? "small" : "big",
  isOdd(number) ? "odd" : "even",
];
const ofEachPlace =
  (smallestBig: number): Winning =>
  (numbers) =>
    numbers.flatMap((number, index) => halves(number, smallestBig).map((half) => `${index + 1}-${half}`));

const sumOf: Winning = (numbers) => [`sum-${two(sum(numbers))}`];
const sumHalf =
  (smallestBig: number): Winning =>
  (numbers) =>
    halves(sum(numbers), smallestBig);

const ofTwo: Winning = ([first = 0, last = 0]) => [first === last ? "tie" : first > last ? "dragon" : "tiger"];
const ofTen: Winning = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0]) =>
  [a > j, b > i, c > h, d > g, e > f].map((isFirst, index) => `${index + 1}-${isFirst ? "dragon" : "tiger"}`);

const DIGITS: Readonly<Record<string, Winning>> = {
  "sum-half": sumHalf(23),
  "position-half": ofEachPlace(5),
  "dragon-tiger": ofTwo,
  ...Object.fromEntries(
    ["first-three", "middle-three", "last-three", "three"].flatMap((name) => [
      [`${name}-sum`, sumOf],
      [`${name}-sum-half`, sumHalf(14)],
    ]),
  ),
  "first-two-sum": sumOf,
  "last-two-sum": sumOf,
};

/** The faces of the four runs, in order. */
const RUNS = new Set(["123", "234", "345", "456"]);

// The colours of the numbers from 1 to 49.
const COLOURS = "rrbbggrrbbgrrbbggrrbggrrbbggrrbggrrbbggrbbggrrbbg";

const BALLS: Readonly<Partial<Record<FamilyId, Readonly<Record<string, Winning>>>>> = {
  eleven5: {
    "odd-count": (numbers) => [`odd-${numbers.filter(isOdd).length}`],
    middle: (numbers) => {
      const smaller = (number: number) => numbers.filter((other) => other < number).length;
      return numbers.filter((number) => smaller(number) === 2).map((number) => `middle-${two(number)}`);
    },
  },
  dice3: {
    sum: sumOf,
    "sum-half": sumHalf(11),
    triple: ([a, b, c]) => (a === b && b === c ? [`triple-${a}`] : []),
    "any-triple": ([a, b, c]) => (a === b && b === c ? ["any-triple"] : []),
    pair: ([a, b, c]) => (a === b || a === c ? [`pair-${a}`] : b === c ? [`pair-${b}`] : []),
    "any-run": (numbers) => (RUNS.has(numbers.map(String).toSorted().join("")) ? ["any-run"] : []),
  },
  race10: {
    "top-sum": sumOf,
    "top-sum-half": sumHalf(12),
    "position-half": ofEachPlace(6),
    "dragon-tiger": ofTen,
  },
  mark6: {
    // 49 loses for all four.
    "special-half": ([number = 0]) => (number === 49 ? [] : halves(number, 25)),
    "special-colour": ([number = 0]) => ({ r: ["red"], b: ["blue"], g: ["green"] })[COLOURS[number - 1] ?? ""] ?? [],
    "special-head": ([number = 0]) => [`head-${two(number).slice(0, 1)}`],
    "special-tail": ([number = 0]) => [`tail-${two(number).slice(1)}`],
  },
};

/** Whether an option wins on the numbers at the places of its play. */
export function isOptionDrawn(family: FamilyId, play: string, option: string, numbers: readonly number[]): boolean {
  const winning = (BALLS[family] ?? DIGITS)[play];
  if (!winning) throw new Error(`The options of ${family} ${play} are not written out`);
  return winning(numbers).includes(option);
}
