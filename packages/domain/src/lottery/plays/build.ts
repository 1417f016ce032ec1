import { printed } from "../family.ts";
import { sumWays } from "../combinatorics.ts";
import type { NumberRange, Option, Play } from "../play.ts";

export const range = (lowest: number, highest: number, digits: number): NumberRange => ({ lowest, highest, digits });
/** All numbers of so many digits. */
export const wholeNumbers = (digits: number): NumberRange => range(0, 10 ** digits - 1, digits);
/** Places from one to another, both included. */
export const places = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
export const positionNames = (count: number): readonly string[] => places(1, count).map(String);

/** Numbers of so many digits, each a line, that are the end of one of the drawn numbers. */
export const ending = (
  id: string,
  group: string,
  digits: number,
  at: readonly number[],
  more: { readonly from?: "tail" | "head"; readonly joined?: true; readonly minLines?: number } = {},
): Play => ({
  id,
  group,
  entry: { kind: "pick", of: 1, numbers: wholeNumbers(digits) },
  rule: { kind: "end", from: more.from ?? "tail", ...(more.joined && { joined: true }) },
  places: at,
  ...(more.minLines !== undefined && { minLines: more.minLines }),
});

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** A bet on each sum of the places. */
export function sumOptions(ways: ReadonlyMap<number, number>): Option[] {
  const of = total([...ways.values()]);
  return [...ways].map(([sum, wins]) => ({
    id: `sum-${printed(sum, 2)}`,
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
  ...(drum !== undefined && { drum }),
});
