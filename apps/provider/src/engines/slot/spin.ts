import type { Draw } from "../engine.ts";
import { evaluate, type Evaluation, type Grid } from "./evaluate.ts";
import { gameAt, type SlotGame } from "./games.ts";
import { RAIN_SPINS, RAIN_TIMES } from "./pays.ts";
import { ROWS, type SlotSymbol } from "./symbols.ts";

export interface Spin {
  /** The stop of each reel: the index of the label in the top row. */
  readonly stops: readonly number[];
  readonly grid: Grid;
  readonly result: Evaluation;
  /** 1, or RAIN_TIMES in the rain. */
  readonly times: number;
}

export interface Outcome {
  /** The paid spin, then the rain spins in order. */
  readonly spins: readonly Spin[];
  /** The whole prize in line stakes; in money it is this times stake / number of lines. */
  readonly total: number;
}

export function windowAt(strip: readonly SlotSymbol[], stop: number): SlotSymbol[] {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]).filter((label) => label !== undefined);
}

/** The labels that these stops show. */
export const gridAt = (stops: readonly number[], { strips }: SlotGame): Grid =>
  strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0));

function spinOnce(draw: Draw, game: SlotGame, times: number): Spin {
  const stops = game.strips.map((strip) => draw(strip.length));
  const grid = gridAt(stops, game);
  return { stops, grid, result: evaluate(grid, game.pays), times };
}

/** Plays one round: five draws for the paid spin, then five for each rain spin. */
export function play(draw: Draw, variant: number): Outcome {
  const game = gameAt(variant);
  const paid = spinOnce(draw, game, 1);
  const rain = paid.result.pearls >= 3 ? Array.from({ length: RAIN_SPINS }, () => spinOnce(draw, game, RAIN_TIMES)) : [];
  const spins = [paid, ...rain];
  return { spins, total: spins.reduce((sum, spin) => sum + spin.result.total * spin.times, 0) };
}
