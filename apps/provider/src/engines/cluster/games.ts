import type { Risk } from "../risk.ts";
import { RISKS } from "../risk.ts";

/** Six columns of six. */
export const SIDE = 6;
/** So many of one symbol that touch at a side are a cluster. */
export const LEAST = 5;
/** A round has this many cascades at most. */
export const MOST_CASCADES = 50;
/** Clusters are paid by these sizes: so many symbols, or more up to the next. */
export const SIZES = [5, 6, 7, 8, 10, 12, 15] as const;

/** The symbols of a game of clusters, the best first, and what their clusters pay. */
export interface ClusterGame {
  /** Of so many equally likely numbers, how many bring each symbol. */
  readonly weights: readonly number[];
  /** For each symbol what a cluster of each of SIZES pays, in hundredths of the stake. */
  readonly pays: readonly (readonly number[])[];
}

const GAMES_OF: Readonly<Record<Risk, ClusterGame>> = {
  low: {
    weights: [7, 8, 9, 11, 13, 16],
    pays: [
      [450, 700, 1200, 2000, 4000, 8000, 15_000],
      [300, 450, 750, 1200, 2500, 6000, 10_000],
      [220, 330, 500, 800, 1800, 4000, 8000],
      [150, 220, 330, 500, 1200, 2500, 5000],
      [100, 150, 210, 300, 600, 1200, 2500],
      [60, 90, 120, 170, 300, 600, 1200],
    ],
  },
  medium: {
    weights: [8, 9, 10, 11, 12, 14],
    pays: [
      [500, 800, 1500, 2500, 7000, 20_000, 60_000],
      [300, 500, 900, 1500, 4000, 12_000, 35_000],
      [180, 320, 550, 950, 2500, 7000, 20_000],
      [120, 200, 350, 600, 1500, 4000, 12_000],
      [80, 140, 230, 400, 950, 2500, 7000],
      [60, 100, 150, 250, 600, 1500, 4500],
    ],
  },
  high: {
    weights: [8, 8, 9, 9, 9, 10, 11],
    pays: [
      [900, 1800, 3600, 7500, 20_000, 60_000, 200_000],
      [550, 1100, 2200, 4500, 12_000, 40_000, 120_000],
      [320, 640, 1300, 2600, 7000, 25_000, 75_000],
      [200, 400, 800, 1600, 4500, 15_000, 50_000],
      [140, 280, 550, 1100, 3200, 10_000, 35_000],
      [90, 180, 360, 720, 2100, 6500, 20_000],
      [65, 130, 260, 520, 1500, 4500, 15_000],
    ],
  },
};

/** One game for each volatility: low, medium, high. */
export const CLUSTER_GAMES: readonly ClusterGame[] = RISKS.map((volatility) => GAMES_OF[volatility]);

/** Throws RangeError for a variant that no title has. */
export function clusterGame(variant: number): ClusterGame {
  const game = CLUSTER_GAMES[variant];
  if (!game) throw new RangeError(`the game of clusters has no variant ${variant}`);
  return game;
}

export const numbersOf = ({ weights }: ClusterGame): number => weights.reduce((sum, weight) => sum + weight, 0);
