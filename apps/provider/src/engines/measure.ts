import type { Draw, Engine } from "./engine.ts";

/** What so many rounds by a fixed seed brought. */
export interface Measured {
  readonly rounds: number;
  /** The part of all stakes that was paid back. */
  readonly mean: number;
  /** The true return is within this of the mean, with a confidence of 99 in 100. */
  readonly within: number;
  /** The part of rounds with a prize. */
  readonly hits: number;
}

/** mulberry32: as even as the draws of a round, and far quicker than their hashes. */
function quickDraw(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
}

/** Standard deviations on either side of the mean that hold 99 in 100. */
const SPREAD = 2.576;

/** Plays rounds by a fixed seed; each brings a part of its stake. */
export function measuredBy(rounds: number, seed: number, play: (draw: Draw) => number): Measured {
  const draw = quickDraw(seed);
  let [sum, squares, hits] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const part = play(draw);
    sum += part;
    squares += part ** 2;
    hits += part > 0 ? 1 : 0;
  }
  const mean = sum / rounds;
  return { rounds, mean, within: SPREAD * Math.sqrt(Math.max(0, squares / rounds - mean ** 2) / rounds), hits: hits / rounds };
}

/** Plays rounds without a choice by a fixed seed. */
export const measure = ({ play, parts }: Engine, variant: number, rounds: number, seed: number): Measured =>
  measuredBy(rounds, seed, (draw) => play(draw, "", variant).total / parts);
