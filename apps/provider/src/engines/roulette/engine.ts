import { PACES, paceOf, PARTS, spotsEngine, type Stops } from "../shared.ts";

/** A wheel with one zero. */
export const POCKETS = 37;
/** The order of the numbers round the wheel, clockwise from zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
  35, 3, 26,
] as const;
const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Colour = "red" | "black" | "zero";
export const colourOf = (number: number): Colour => (number === 0 ? "zero" : RED.has(number) ? "red" : "black");
export const numberOf = (stops: Stops): number | undefined => stops[0]?.[0];

export const OUTSIDE = [
  "dozen1",
  "dozen2",
  "dozen3",
  "column1",
  "column2",
  "column3",
  "low",
  "even",
  "red",
  "black",
  "odd",
  "high",
] as const;
export type Outside = (typeof OUTSIDE)[number];
const NUMBERS: readonly string[] = Array.from({ length: POCKETS }, (_, number) => String(number));
const SPOTS: readonly string[] = [...NUMBERS, ...OUTSIDE];

const COVERS: Readonly<Record<Outside, (number: number) => boolean>> = {
  dozen1: (number) => number <= 12,
  dozen2: (number) => number > 12 && number <= 24,
  dozen3: (number) => number > 24,
  column1: (number) => number % 3 === 1,
  column2: (number) => number % 3 === 2,
  column3: (number) => number % 3 === 0,
  low: (number) => number <= 18,
  high: (number) => number > 18,
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
  red: (number) => RED.has(number),
  black: (number) => !RED.has(number),
};
const isOutside = (spot: string): spot is Outside => OUTSIDE.some((each) => each === spot);

/** Whether a spot wins on a number. Zero is on no spot but its own. */
export const covers = (spot: string, number: number): boolean =>
  isOutside(spot) ? number > 0 && COVERS[spot](number) : spot === String(number);

const countOf = (spot: string): number => NUMBERS.filter((number) => covers(spot, Number(number))).length;
/** In hundredths of the chip: 36 chips, shared by the numbers of the spot. */
export const paysOf = (spot: string): number => (36 / countOf(spot)) * PARTS;

export const roulette = spotsEngine({
  variants: PACES,
  drawn: (draw) => [[draw(POCKETS)]],
  spots: () => SPOTS,
  brings: (spot, stops) => (covers(spot, numberOf(stops) ?? -1) ? paysOf(spot) : 0),
  bets: () =>
    SPOTS.map((spot) => ({
      choice: `${spot}:1`,
      prizes: [{ chance: { over: BigInt(countOf(spot)), under: BigInt(POCKETS) }, pays: paysOf(spot) }],
    })),
  pace: (variant) => paceOf(variant, 9000),
});
