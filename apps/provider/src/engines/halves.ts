import type { SpotKey } from "./spot-key.ts";

export const SIZES = ["small", "big"] as const;
export type Size = (typeof SIZES)[number];
/** The spots on half of all numbers that can be drawn. */
export const HALVES = [...SIZES, "odd", "even"] as const;
export type Half = (typeof HALVES)[number];
export const isHalf = (spot: string): spot is Half => HALVES.some((each) => each === spot);

const WINS: Readonly<Record<Half, (number: number, small: number) => boolean>> = {
  small: (number, small) => number <= small,
  big: (number, small) => number > small,
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
};

/** Whether a half wins with this number. @param small the highest number that is small */
export const halfWins = (half: Half, number: number, small: number): boolean => WINS[half](number, small);

/** The message that names a half. */
export const HALF_KEYS = {
  small: { key: "drawSmall" },
  big: { key: "drawBig" },
  odd: { key: "drawOdd" },
  even: { key: "drawEven" },
} as const satisfies Record<Half, SpotKey>;
