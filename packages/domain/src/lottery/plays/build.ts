import { paddedNumber } from "../family.ts";
import { sumWays } from "../combinatorics.ts";
import type { NumberRange, Option, Play } from "../play.ts";

export const range = (lowest: number, highest: number, digits: number): NumberRange => ({ lowest, highest, digits });
/** All numbers of so many digits. */
export const wholeNumbers = (digits: number): NumberRange => range(0, 10 ** digits - 1, digits);
/** Places from one to another, both included. */
export const places = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** The most of one bet on a play of which a line pays about 10,000 times its stake, and of one that pays about 100,000 times. */
export const TEN_THOUSAND = { maxStake: 500_000 } as const;
export const HUNDRED_THOUSAND = { maxStake: 100_000 } as const;

/** Whole numbers of five digits: at least 25 lines, and at least what 25 lines cost at the unit 0.10. */
export const MANY_NUMBERS = { ...HUNDRED_THOUSAND, minLines: 25, minStake: 250 } as const;

export const positionNames = (count: number): readonly string[] => places(1, count).map(String);

type PlayLimits = Pick<Play, "minLines" | "minStake" | "maxStake">;

/** Numbers of so many digits, each a line, that are the end of one of the drawn numbers. */
export const ending = (
  id: string,
  group: string,
  digits: number,
  at: readonly number[],
  { from = "tail", joined, ...more }: { readonly from?: "tail" | "head"; readonly joined?: true } & PlayLimits = {},
): Play => ({
  id,
  group,
  entry: { kind: "pick", of: 1, numbers: wholeNumbers(digits) },
  rule: { kind: "end", from, joined },
  places: at,
  ...more,
});

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** A bet on each sum of the places. */
export function sumOptions(ways: ReadonlyMap<number, number>): Option[] {
  const of = total([...ways.values()]);
  return [...ways].map(([sum, wins]) => ({
    id: `sum-${paddedNumber(sum, 2)}`,
    chance: [wins, of],
    wins: (numbers) => total(numbers) === sum,
  }));
}

const HALVES: Readonly<Record<string, (sum: number, middle: number) => boolean>> = {
  big: (sum, middle) => sum > middle,
  small: (sum, middle) => sum <= middle,
  odd: (sum) => sum % 2 === 1,
  even: (sum) => sum % 2 === 0,
};

/** Big, small, odd and even of the sum: `middle` is the largest small sum. */
export function halfOptions(prefix: string, ways: ReadonlyMap<number, number>, middle: number): Option[] {
  const of = total([...ways.values()]);
  return Object.entries(HALVES).map(([id, holds]) => ({
    id: `${prefix}${id}`,
    chance: [total([...ways].filter(([sum]) => holds(sum, middle)).map(([, wins]) => wins)), of],
    wins: (numbers) => holds(total(numbers), middle),
  }));
}

/** The same for the number of one place. */
export const numberHalves = (lowest: number, highest: number, middle: number): Option[] =>
  halfOptions("", sumWays(1, lowest, highest), middle);

export const options = (id: string, group: string, at: readonly number[], rows: readonly Option[], drum?: number): Play => ({
  id,
  group,
  entry: { kind: "options" },
  rule: { kind: "options", options: rows },
  places: at,
  drum,
});
