import type { Engine } from "../engine.ts";
import { CELLS, COLUMNS, HOLD_GAMES, type HoldGame, holdGame, LOCKING, numbersOf, RESPINS, ROWS, valuesOf } from "./games.ts";

/** What a cell shows: a symbol, the best one 0, or a coin with its prize in hundredths of the stake. */
export type Cell = { readonly symbol: number } | { readonly coin: number };

export interface RowWin {
  readonly row: number;
  readonly symbol: number;
  readonly count: number;
  readonly pays: number;
}

/** A respin: the cells after it, the new coins, and how many respins are left. */
export interface Respin {
  readonly cells: readonly (Cell | undefined)[];
  readonly fresh: readonly number[];
  readonly left: number;
}

export interface Held {
  /** Row by row from the top, each from the left. */
  readonly cells: readonly Cell[];
  readonly rows: readonly RowWin[];
  /** Empty where the coins did not lock. */
  readonly respins: readonly Respin[];
  /** What the locked coins pay, and what a full board adds. */
  readonly coins: number;
  readonly full: number;
}

/** The item whose share of the numbers from 0 holds this one. */
function itemAt(number: number, weights: readonly number[]): number {
  let left = number;
  for (const [item, weight] of weights.entries()) {
    if (left < weight) return item;
    left -= weight;
  }
  throw new RangeError(`${number} is no number of the game`);
}

/** The best run of one row, read from the left. Coins end a run. */
export function rowWin(symbols: readonly (number | undefined)[], { pays }: HoldGame): Omit<RowWin, "row"> | undefined {
  const [symbol] = symbols;
  if (symbol === undefined) return undefined;
  const end = symbols.findIndex((each) => each !== symbol);
  const count = end === -1 ? symbols.length : end;
  const prize = count < 3 ? 0 : (pays[symbol]?.[count - 3] ?? 0);
  return prize > 0 ? { symbol, count, pays: prize } : undefined;
}

const isCoin = (cell: Cell | undefined): cell is { readonly coin: number } => cell !== undefined && "coin" in cell;

function rowsOf(cells: readonly Cell[], game: HoldGame): RowWin[] {
  return Array.from({ length: ROWS }, (_, row) => row).flatMap((row) => {
    const symbols = cells.slice(row * COLUMNS, (row + 1) * COLUMNS).map((cell) => (isCoin(cell) ? undefined : cell.symbol));
    const win = rowWin(symbols, game);
    return win ? [{ row, ...win }] : [];
  });
}

/** Answers a number from 0 for a group of the round: 0 is the paid spin, further ones are the respins. */
type Next = (group: number, below: number) => number;

const coinOf = (next: Next, group: number, game: HoldGame): number =>
  game.values[
    itemAt(
      next(group, valuesOf(game)),
      game.values.map(({ weight }) => weight),
    )
  ]?.pays ?? 0;

function paidSpin(next: Next, game: HoldGame): Cell[] {
  const weights = [game.coins, ...game.weights];
  return Array.from({ length: CELLS }, (): Cell => {
    const item = itemAt(next(0, numbersOf(game)), weights);
    return item === 0 ? { coin: coinOf(next, 0, game) } : { symbol: item - 1 };
  });
}

function respinsOf(paid: readonly Cell[], next: Next, game: HoldGame): Respin[] {
  let cells: readonly (Cell | undefined)[] = paid.map((cell) => (isCoin(cell) ? cell : undefined));
  const respins: Respin[] = [];
  for (let left = RESPINS; left > 0 && cells.includes(undefined);) {
    const group = respins.length + 1;
    const fresh: number[] = [];
    cells = cells.map((cell, index) => {
      if (cell !== undefined || next(group, game.oneIn) !== 0) return cell;
      fresh.push(index);
      return { coin: coinOf(next, group, game) };
    });
    left = fresh.length > 0 ? RESPINS : left - 1;
    respins.push({ cells, fresh, left });
  }
  return respins;
}

/** A whole round, from its numbers. A number that brings a coin is followed by the one that says what the coin pays. */
export function heldOf(next: Next, variant: number): Held {
  const game = holdGame(variant);
  const cells = paidSpin(next, game);
  const rows = rowsOf(cells, game);
  if (cells.filter(isCoin).length < LOCKING) return { cells, rows, respins: [], coins: 0, full: 0 };
  const respins = respinsOf(cells, next, game);
  const locked = (respins.at(-1)?.cells ?? cells).filter(isCoin);
  const coins = locked.reduce((sum, { coin }) => sum + coin, 0);
  return { cells, rows, respins, coins, full: locked.length === CELLS ? game.full : 0 };
}

/** The round that was drawn. */
export function heldFrom(stops: readonly (readonly number[])[], variant: number): Held | undefined {
  const left = stops.map((group) => [...group]);
  return stops.length === 0 ? undefined : heldOf((group) => left[group]?.shift() ?? 0, variant);
}

export const totalOf = ({ rows, coins, full }: Held): number => rows.reduce((sum, { pays }) => sum + pays, coins + full);

/** Coins that lock: nothing to choose, one group of numbers for the paid spin and one for each respin. */
export const hold: Engine = {
  parts: 100,
  variants: HOLD_GAMES.length,
  offers: (choice) => choice === "",
  play: (draw, _, variant) => {
    const stops: number[][] = [];
    const next: Next = (group, below) => {
      const number = draw(below);
      (stops[group] ??= []).push(number);
      return number;
    };
    const held = heldOf(next, variant);
    return { stops, total: totalOf(held) };
  },
};
