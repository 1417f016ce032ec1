import type { Engine } from "../engine.ts";
import { CLUSTER_GAMES, type ClusterGame, clusterGame, LEAST, MOST_CASCADES, numbersOf, SIDE, SIZES } from "./games.ts";

/** The grid: the symbol of each cell, column by column from the left, each from the bottom up. */
export type Grid = readonly number[];

export interface Cluster {
  readonly symbol: number;
  /** Indices in the grid, ascending. */
  readonly cells: readonly number[];
  /** In hundredths of the stake. */
  readonly pays: number;
}

/** A grid and the clusters that are paid in it. */
export interface Fall {
  readonly grid: Grid;
  readonly clusters: readonly Cluster[];
}

const CELLS = SIDE * SIDE;
const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) => {
  const [column, row] = [Math.floor(cell / SIDE), cell % SIDE];
  const near = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ] as const;
  return near.filter(([x, y]) => x >= 0 && x < SIDE && y >= 0 && y < SIDE).map(([x, y]) => x * SIDE + y);
});

function paysFor(symbol: number, size: number, { pays }: ClusterGame): number {
  const band = SIZES.findLastIndex((least) => size >= least);
  return pays[symbol]?.[band] ?? 0;
}

/** The cells of the same symbol that are connected with this one. */
function connected(from: number, grid: Grid, seen: Uint8Array): number[] {
  const cells = [from];
  seen[from] = 1;
  for (const cell of cells)
    for (const next of NEIGHBOURS[cell] ?? [])
      if (seen[next] === 0 && grid[next] === grid[from]) {
        seen[next] = 1;
        cells.push(next);
      }
  return cells;
}

export function clustersIn(grid: Grid, game: ClusterGame): Cluster[] {
  const seen = new Uint8Array(CELLS);
  const found: Cluster[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (seen[cell] === 1) continue;
    const cells = connected(cell, grid, seen);
    const symbol = grid[cell] ?? 0;
    if (cells.length >= LEAST)
      found.push({ symbol, cells: cells.toSorted((a, b) => a - b), pays: paysFor(symbol, cells.length, game) });
  }
  return found;
}

/** The symbol that a number from 0 brings. */
function symbolAt(number: number, { weights }: ClusterGame): number {
  let left = number;
  for (const [symbol, weight] of weights.entries()) {
    if (left < weight) return symbol;
    left -= weight;
  }
  throw new RangeError(`${number} is no number of the game`);
}

/** What is left of each column falls; new symbols come from above, column by column, each from the bottom up. */
function refill(grid: Grid, clusters: readonly Cluster[], fresh: () => number): number[] {
  const gone = new Set(clusters.flatMap(({ cells }) => cells));
  const next: number[] = [];
  for (let column = 0; column < SIDE; column++) {
    for (let row = 0; row < SIDE; row++) {
      const cell = column * SIDE + row;
      if (!gone.has(cell)) next.push(grid[cell] ?? 0);
    }
    while (next.length < (column + 1) * SIDE) next.push(fresh());
  }
  return next;
}

/** Every grid of a round. `next` answers the numbers in turn: those of the first grid, then those of each cascade. */
export function fallsOf(next: (cascade: number) => number, variant: number): Fall[] {
  const game = clusterGame(variant);
  let grid: Grid = Array.from({ length: CELLS }, () => symbolAt(next(0), game));
  const falls: Fall[] = [{ grid, clusters: clustersIn(grid, game) }];
  for (let cascade = 1; cascade <= MOST_CASCADES; cascade++) {
    const { clusters } = falls.at(-1) ?? { clusters: [] };
    if (clusters.length === 0) break;
    grid = refill(grid, clusters, () => symbolAt(next(cascade), game));
    falls.push({ grid, clusters: clustersIn(grid, game) });
  }
  return falls;
}

/** The grids of a round that was drawn. */
export function fallsFrom(stops: readonly (readonly number[])[], variant: number): Fall[] {
  const left = stops.map((group) => [...group]);
  return stops.length === 0 ? [] : fallsOf((cascade) => left[cascade]?.shift() ?? 0, variant);
}

export const totalOf = (falls: readonly Fall[]): number =>
  falls.reduce((sum, { clusters }) => clusters.reduce((part, { pays }) => part + pays, sum), 0);

/** Clusters that fall: nothing to choose, one group of numbers for the first grid and one for each cascade. */
export const cluster: Engine = {
  parts: 100,
  variants: CLUSTER_GAMES.length,
  offers: (choice) => choice === "",
  play: (draw, _, variant) => {
    const numbers = numbersOf(clusterGame(variant));
    const stops: number[][] = [];
    const falls = fallsOf((cascade) => {
      const number = draw(numbers);
      (stops[cascade] ??= []).push(number);
      return number;
    }, variant);
    return { stops, total: totalOf(falls) };
  },
};
