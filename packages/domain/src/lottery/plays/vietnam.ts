import type { Play } from "../play.ts";
import { ending, MANY_NUMBERS, places, TEN_THOUSAND, wholeNumbers } from "./build.ts";

interface Prizes {
  /** All prizes, and those of at least three digits. */
  readonly all: readonly number[];
  readonly long: readonly number[];
  /** The prizes of two and of three digits. */
  readonly two: readonly number[];
  readonly three: readonly number[];
}

const SPECIAL = [0];
const FIRST = [1];

/** Two, three or four numbers of two digits that all come. */
const together = (of: 2 | 3 | 4, all: readonly number[]): Play => ({
  id: `xien-${of}`,
  group: "xien",
  entry: { kind: "pick", of, numbers: wholeNumbers(2), most: 20 },
  rule: { kind: "all" },
  places: all,
});

const vietnamPlays = ({ all, long, two, three }: Prizes): readonly Play[] => [
  ending("lo-2", "lo", 2, all),
  ending("lo-3", "lo", 3, long),
  ending("lo-2-head", "lo", 2, all, { from: "head" }),
  ending("de-special", "de", 2, SPECIAL),
  ending("de-special-head", "de", 2, SPECIAL, { from: "head" }),
  ending("de-head", "de", 2, two),
  ending("de-first", "de", 2, FIRST),
  ending("de-first-head", "de", 2, FIRST, { from: "head" }),
  ending("digit-tail", "digit", 1, SPECIAL),
  ending("digit-head", "digit", 1, SPECIAL, { from: "head" }),
  together(2, all),
  together(3, all),
  together(4, all),
  ending("three-special", "three", 3, SPECIAL),
  ending("three-head", "three", 3, three),
  ending("four-special", "four", 4, SPECIAL, TEN_THOUSAND),
  ending("hundred-thousand", "hundred-thousand", 5, SPECIAL, MANY_NUMBERS),
];

export const NORTH_PLAYS = vietnamPlays({
  all: places(0, 26),
  long: places(0, 22),
  two: places(23, 26),
  three: places(20, 22),
});
export const SOUTH_PLAYS = vietnamPlays({ all: places(0, 17), long: places(0, 16), two: [17], three: [16] });
