import type { Draw, Ratio } from "../engine.ts";
import { PARTS, type SharedEngine, type Stops } from "../shared.ts";

/** A kite climbs until its string breaks. A bet pays the height at which it is cashed out, if the string holds so long. */
const RETURNS = [99, 98, 97, 96] as const;
/** Growth of the height in a second: it is e to the power of this, times the seconds. */
const GROWTH = [0.12, 0.15, 0.1, 0.18] as const;
const BETTING = [9, 7, 10, 6] as const;
const SHOWN = 4000;
/** Heights are hundredths: at 100.00 every bet that still flies is cashed out. */
export const LOWEST = 101;
export const HIGHEST = 10_000;
const WAYS = 1_000_000_000;

export const returnOf = (variant: number): number => RETURNS[variant] ?? 0;

/** The chance that the string holds up to a height. */
export const chanceOf = (height: number, variant: number): Ratio => ({
  over: BigInt(Math.floor((returnOf(variant) * WAYS) / height)),
  under: BigInt(WAYS),
});

/** The height at which the string breaks: the lower of the return by the number that was drawn, and the highest one. */
const breakOf = (draw: Draw, variant: number): number =>
  Math.min(HIGHEST, Math.max(PARTS, Math.floor((returnOf(variant) * WAYS) / (draw(WAYS) + 1))));

const growthOf = (variant: number): number => (GROWTH[variant] ?? 0.12) / 1000;
/** The height after so many milliseconds of flight, before it is rounded down to a hundredth. */
export const risenAt = (elapsed: number, variant: number): number =>
  Math.min(HIGHEST, PARTS * Math.exp(growthOf(variant) * Math.max(0, elapsed)));
export const heightAt = (elapsed: number, variant: number): number => Math.floor(risenAt(elapsed, variant));
export const timeTo = (height: number, variant: number): number => Math.ceil(Math.log(height / PARTS) / growthOf(variant));

export const brokenAt = (stops: Stops): number | undefined => stops[0]?.[0];

/** `2.37` as 237; undefined for any other text. */
export function readHeight(choice: string): number | undefined {
  const [, whole, part] = /^([1-9][0-9]{0,2})\.([0-9]{2})$/.exec(choice) ?? [];
  if (whole === undefined || part === undefined) return undefined;
  const height = Number(whole + part);
  return height >= LOWEST && height <= HIGHEST ? height : undefined;
}
export const heightText = (height: number): string => (height / PARTS).toFixed(2);

/** Heights whose chances are published. */
export const PUBLISHED = [110, 150, 200, 300, 500, 1000, 2000, 5000, HIGHEST] as const;

const pays = (choice: string, stops: Stops): number => {
  const height = readHeight(choice) ?? 0;
  return height <= (brokenAt(stops) ?? 0) ? height : 0;
};
const drawn = (draw: Draw, variant: number): Stops => [[breakOf(draw, variant)]];
const flightOf = (stops: Stops, variant: number): number => timeTo(brokenAt(stops) ?? PARTS, variant);

export const crash: SharedEngine = {
  parts: PARTS,
  variants: RETURNS.length,
  offers: (choice) => readHeight(choice) !== undefined,
  chips: () => 1,
  drawn,
  pays,
  play: (draw, choice, variant) => {
    const stops = drawn(draw, variant);
    return { stops, total: pays(choice, stops) };
  },
  bets: (variant) =>
    PUBLISHED.map((height) => ({ choice: heightText(height), prizes: [{ chance: chanceOf(height, variant), pays: height }] })),
  pace: (variant, stops) => ({ bets: (BETTING[variant] ?? 9) * 1000, play: flightOf(stops(), variant), show: SHOWN }),
  decidedAfter: (choice, variant, stops) => {
    const height = readHeight(choice) ?? HIGHEST;
    return height <= (brokenAt(stops()) ?? 0) ? timeTo(height, variant) : flightOf(stops(), variant);
  },
  cashOut: (elapsed, variant) => {
    const height = heightAt(elapsed, variant);
    return height >= LOWEST ? heightText(height) : undefined;
  },
};
