// The chances of plays with more results than can be looked at, counted without the engine's formulas. For tests.
import { type FamilyId, placesOf } from "./family.ts";
import type { Play } from "./play.ts";

/** So many of so many equally likely. */
type Fraction = readonly [wins: bigint, of: bigint];

/** Pascal's triangle: ways to choose some of many. */
const PASCAL: bigint[][] = [[1n]];
for (let of = 1; of <= 49; of += 1) {
  const above = PASCAL[of - 1] ?? [];
  PASCAL.push(Array.from({ length: of + 1 }, (_, some) => (above[some - 1] ?? 0n) + (above[some] ?? 0n)));
}
const ways = (of: number, some: number): bigint => PASCAL[of]?.[some] ?? 0n;

const factorial = (of: number): bigint => (of <= 1 ? 1n : BigInt(of) * factorial(of - 1));

/** How often a number of some digits comes on average: at each place, of all numbers of that place those that end or begin with it. */
function endChance(family: FamilyId, places: readonly number[], digits: number, isHead: boolean): Fraction {
  const line = 10 ** digits - 2;
  const of = 1_000_000n;
  const wins = places.map((place) => {
    const drawn = placesOf(family)[place]?.digits ?? 0;
    let count = 0;
    for (let number = 0; number < 10 ** drawn; number += 1) {
      const end = isHead ? Math.floor(number / 10 ** (drawn - digits)) : number % 10 ** digits;
      if (end === line) count += 1;
    }
    return (BigInt(count) * of) / BigInt(10 ** drawn);
  });
  return [wins.reduce((sum, one) => sum + one, 0n), of];
}

/** Six of 49 are drawn: the ways that hold a line's numbers, of all. */
const markChance = (line: number): Fraction => [ways(49 - line, 6 - line), ways(49, 6)];

/** Ten cars arrive in any order: the orders in which one of some cars arrives at a place. */
const raceChance = (cars: number): Fraction => [BigInt(cars) * factorial(9), factorial(10)];

/** The orders in which a place is before or behind another by its number. */
function duelChance(isBefore: boolean): Fraction {
  let pairs = 0n;
  for (let one = 1; one <= 10; one += 1)
    for (let other = 1; other <= 10; other += 1) if (isBefore ? one > other : one < other) pairs += 1n;
  return [pairs * factorial(8), factorial(10)];
}

const NORTH = Array.from({ length: 27 }, (_, place) => place);
const SOUTH = NORTH.slice(0, 18);

const COUNTED: Readonly<Record<string, (option: string) => Fraction>> = {
  "vn-north lo-2": () => endChance("vn-north", NORTH, 2, false),
  "vn-north lo-3": () => endChance("vn-north", NORTH.slice(0, 23), 3, false),
  "vn-north lo-2-head": () => endChance("vn-north", NORTH, 2, true),
  "vn-north de-head": () => endChance("vn-north", NORTH.slice(23), 2, false),
  "vn-north three-head": () => endChance("vn-north", NORTH.slice(20, 23), 3, false),
  "vn-south lo-2": () => endChance("vn-south", SOUTH, 2, false),
  "vn-south lo-3": () => endChance("vn-south", SOUTH.slice(0, 17), 3, false),
  "vn-south lo-2-head": () => endChance("vn-south", SOUTH, 2, true),
  "race10 each-position": () => raceChance(1),
  "race10 position-half": () => raceChance(5),
  "race10 dragon-tiger": (option) => duelChance(option.endsWith("dragon")),
  "mark6 regular": () => markChance(1),
  "mark6 two-of-six": () => markChance(2),
  "mark6 three-of-six": () => markChance(3),
  "mark6 four-of-six": () => markChance(4),
  "mark6 bankers-2": () => markChance(2),
  "mark6 bankers-3": () => markChance(3),
};

/** The chance of a line, or of an option. */
export function countedChance(family: FamilyId, play: Play, option: string | null): Fraction {
  const counted = COUNTED[`${family} ${play.id}`];
  if (!counted) throw new Error(`The chance of ${family} ${play.id} is not counted`);
  return counted(option ?? "");
}
