import type { Risk } from "../risk.ts";
import type { SlotSymbol } from "./symbols.ts";

type Run = readonly [three: number, four: number, five: number];

/** What a game of lines pays. */
export interface SlotPays {
  /** The payout of a run of 3, 4 or 5 labels from the start of a line, in line stakes. */
  readonly line: Readonly<Record<Exclude<SlotSymbol, "pearl">, Run>>;
  /** What 3, 4 or 5 pearls in any position pay, in whole stakes. */
  readonly pearl: Run;
}

export const SLOT_PAYS: Readonly<Record<Risk, SlotPays>> = {
  low: {
    line: {
      lotus: [35, 110, 400],
      crown: [32, 80, 250],
      gem: [25, 60, 150],
      seven: [16, 40, 100],
      fan: [11, 30, 75],
      diya: [8, 20, 60],
      koi: [5, 14, 40],
      kite: [4, 10, 25],
    },
    pearl: [2, 8, 30],
  },
  medium: {
    line: {
      lotus: [50, 200, 1000],
      crown: [40, 125, 500],
      gem: [25, 80, 300],
      seven: [20, 60, 200],
      fan: [15, 40, 120],
      diya: [10, 30, 100],
      koi: [8, 25, 75],
      kite: [5, 15, 50],
    },
    pearl: [2, 10, 50],
  },
  high: {
    line: {
      lotus: [60, 400, 5000],
      crown: [35, 160, 1500],
      gem: [18, 75, 500],
      seven: [15, 50, 300],
      fan: [11, 40, 200],
      diya: [9, 25, 120],
      koi: [6, 20, 80],
      kite: [5, 15, 60],
    },
    pearl: [3, 20, 200],
  },
};

/**
 * Three pearls or more start the rain: this many spins, with each prize times this. Pearls in the rain pay and start no more
 * rain.
 */
export const RAIN_SPINS = 8;
export const RAIN_TIMES = 2;
