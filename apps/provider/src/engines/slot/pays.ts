import type { SlotSymbol } from "./symbols.ts";

/** The payout of a run of 3, 4 or 5 labels from the start of a line, in line stakes. */
export const LINE_PAYS: Readonly<Record<Exclude<SlotSymbol, "pearl">, readonly [number, number, number]>> = {
  lotus: [50, 200, 1000],
  crown: [40, 125, 500],
  gem: [25, 80, 300],
  seven: [20, 60, 200],
  fan: [15, 40, 120],
  diya: [10, 30, 100],
  koi: [8, 25, 75],
  kite: [5, 15, 50],
};

/** What 3, 4 or 5 pearls in any position pay, in whole stakes. */
export const PEARL_PAYS: readonly [number, number, number] = [2, 10, 50];

/**
 * Three pearls or more start the rain: this many spins, with each prize times this. Pearls in the rain pay and start no more
 * rain.
 */
export const RAIN_SPINS = 8;
export const RAIN_TIMES = 2;
