import { type Risk, RISKS } from "../risk.ts";

export const COLUMNS = 5;
export const ROWS = 3;
export const CELLS = COLUMNS * ROWS;
/** So many coins in the paid spin lock and bring respins. */
export const LOCKING = 6;
/** Respins without a new coin until the round ends; each new coin starts the count again. */
export const RESPINS = 3;

type Run = readonly [three: number, four: number, five: number];

/** A game of coins that lock. Prizes are in hundredths of the stake. */
export interface HoldGame {
  /** Of so many equally likely numbers, how many bring a coin, and how many each symbol. */
  readonly coins: number;
  readonly weights: readonly number[];
  /** What 3, 4 or 5 of a symbol from the left of a row pay, the best symbol first. */
  readonly pays: readonly Run[];
  /** In a respin one of so many numbers brings a coin to an empty cell. */
  readonly oneIn: number;
  /** What a coin may pay, each with its share of the numbers. */
  readonly values: readonly { readonly pays: number; readonly weight: number }[];
  /** Beside the coins, where all cells hold one. */
  readonly full: number;
}

const GAMES_OF: Readonly<Record<Risk, HoldGame>> = {
  low: {
    coins: 9,
    weights: [6, 9, 14, 22],
    pays: [
      [800, 3000, 15_000],
      [400, 1200, 5000],
      [270, 600, 1800],
      [180, 300, 600],
    ],
    oneIn: 14,
    values: [
      { pays: 50, weight: 14 },
      { pays: 100, weight: 18 },
      { pays: 200, weight: 12 },
      { pays: 500, weight: 5 },
      { pays: 1000, weight: 1 },
    ],
    full: 20_000,
  },
  medium: {
    coins: 8,
    weights: [4, 6, 9, 13, 20],
    pays: [
      [1500, 6000, 30_000],
      [800, 2500, 12_000],
      [450, 1200, 5000],
      [320, 700, 2200],
      [200, 350, 1000],
    ],
    oneIn: 13,
    values: [
      { pays: 50, weight: 12 },
      { pays: 100, weight: 16 },
      { pays: 200, weight: 12 },
      { pays: 500, weight: 8 },
      { pays: 2500, weight: 2 },
    ],
    full: 50_000,
  },
  high: {
    coins: 8,
    weights: [4, 5, 7, 9, 11, 16],
    pays: [
      [500, 2500, 15_000],
      [300, 1200, 6000],
      [200, 800, 3000],
      [150, 500, 2000],
      [160, 450, 1500],
      [130, 350, 900],
    ],
    oneIn: 12,
    values: [
      { pays: 100, weight: 24 },
      { pays: 200, weight: 15 },
      { pays: 500, weight: 7 },
      { pays: 2000, weight: 3 },
      { pays: 10_000, weight: 1 },
    ],
    full: 100_000,
  },
};

/** One game for each volatility: low, medium, high. */
export const HOLD_GAMES: readonly HoldGame[] = RISKS.map((volatility) => GAMES_OF[volatility]);

/** Throws RangeError for a variant that no title has. */
export function holdGame(variant: number): HoldGame {
  const game = HOLD_GAMES[variant];
  if (!game) throw new RangeError(`the game of coins has no variant ${variant}`);
  return game;
}

const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);

export const numbersOf = ({ coins, weights }: HoldGame): number => coins + sum(weights);
export const valuesOf = ({ values }: HoldGame): number => sum(values.map(({ weight }) => weight));
