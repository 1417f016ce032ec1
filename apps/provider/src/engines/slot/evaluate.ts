import { LINES } from "./lines.ts";
import type { SlotPays } from "./pays.ts";
import { SCATTER, type SlotSymbol, WILD } from "./symbols.ts";

/** Five columns of three labels. */
export type Grid = readonly (readonly SlotSymbol[])[];

export interface LineWin {
  /** Index in LINES. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  /** In line stakes. */
  readonly pays: number;
}

export interface Evaluation {
  readonly lines: readonly LineWin[];
  readonly pearls: number;
  /** The whole prize in line stakes, pearls included, before the rain doubles it. */
  readonly total: number;
}

const prize = (pays: readonly number[], count: number): number => (count < 3 ? 0 : (pays[count - 3] ?? 0));

function run(labels: readonly SlotSymbol[], fits: (label: SlotSymbol) => boolean): number {
  const end = labels.findIndex((label) => !fits(label));
  return end === -1 ? labels.length : end;
}

/** The best prize of one line of labels, read from reel 1. A run of lotus may pay more than the run that it extends. */
export function lineWin(labels: readonly SlotSymbol[], { line }: SlotPays): Omit<LineWin, "line"> | undefined {
  const wilds = run(labels, (label) => label === WILD);
  const wildPays = prize(line.lotus, wilds);
  const first = labels[wilds];
  const count = first === undefined || first === SCATTER ? 0 : run(labels, (label) => label === WILD || label === first);
  const pays = first === undefined || first === "pearl" ? 0 : prize(line[first], count);
  if (wildPays === 0 && pays === 0) return undefined;
  if (first === undefined || wildPays >= pays) return { symbol: WILD, count: wilds, pays: wildPays };
  return { symbol: first, count, pays };
}

/** The prize of pearls in any position, in line stakes. */
export const pearlPrize = (pearls: number, { pearl }: SlotPays): number => prize(pearl, pearls) * LINES.length;

export function evaluate(grid: Grid, paying: SlotPays): Evaluation {
  const lines = LINES.flatMap((rows, line) => {
    const labels = rows.flatMap((row, reel) => grid[reel]?.[row] ?? []);
    const win = lineWin(labels, paying);
    return win ? [{ line, ...win }] : [];
  });
  const pearls = grid.flat().filter((label) => label === SCATTER).length;
  return { lines, pearls, total: lines.reduce((sum, win) => sum + win.pays, pearlPrize(pearls, paying)) };
}
