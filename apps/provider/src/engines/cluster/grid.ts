import { boot } from "../../web/shared/boot.ts";
import { part, reducedMotion } from "../../web/shared/dom.ts";
import { drawTile } from "../symbols/draw.ts";
import type { Fall, Grid } from "./engine.ts";
import { SIDE } from "./games.ts";

const cells = () => part("cells", HTMLElement);

/** The tile of each cell: columns from the left, each from the bottom up. */
function tiles(grid: Grid): SVGElement[] {
  return grid.map((symbol) => {
    const face = boot.faces[symbol];
    if (!face) throw new RangeError(`the title has no face for symbol ${symbol}`);
    return drawTile(face);
  });
}

let shown: SVGElement[] = [];

/** Puts the tiles in rows from the top, as a page reads. */
function put(next: SVGElement[]): void {
  shown = next;
  const rows = Array.from({ length: SIDE }, (_, down) => SIDE - 1 - down);
  cells().replaceChildren(...rows.flatMap((row) => Array.from({ length: SIDE }, (_, column) => next[column * SIDE + row] ?? "")));
}

/** Shows a grid at once. */
export const showGrid = (grid: Grid): void => put(tiles(grid));

export function markClusters({ clusters }: Fall): void {
  const paying = new Set(clusters.flatMap((each) => each.cells));
  if (paying.size > 0) for (const [cell, tile] of shown.entries()) tile.classList.add(paying.has(cell) ? "won" : "dim");
}

/** How many cells each tile of the next grid falls: those that stay by the gaps below them, new ones from above the grid. */
export function dropsOf(gone: ReadonlySet<number>): number[] {
  return Array.from({ length: SIDE }, (_, column) => {
    const rows = Array.from({ length: SIDE }, (_each, row) => row);
    const stay = rows.filter((row) => !gone.has(column * SIDE + row));
    return rows.map((row) => (stay[row] ?? row + (SIDE - stay.length)) - row);
  }).flat();
}

async function fall(drops: readonly number[], quick: boolean): Promise<void> {
  const step = (shown[0]?.getBoundingClientRect().height ?? 0) + (Number.parseFloat(getComputedStyle(cells()).rowGap) || 0);
  const moves = shown.flatMap((tile, cell) => {
    const drop = drops[cell] ?? 0;
    if (drop === 0) return [];
    const frames = [{ transform: `translateY(${-drop * step}px)` }, { transform: "none" }];
    return [tile.animate(frames, { duration: (quick ? 90 : 160) + drop * 40, easing: "cubic-bezier(.4, 0, .6, 1)" }).finished];
  });
  await Promise.all(moves);
}

/** Lets the tiles of the next grid fall; with reduced motion they only appear. */
export async function fallTo(grid: Grid, gone: ReadonlySet<number>, quick: boolean): Promise<void> {
  showGrid(grid);
  if (reducedMotion()) {
    await cells().animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: 200 }).finished;
    return;
  }
  await fall(dropsOf(gone), quick);
}

/** The whole grid leaves, until the round is known. */
export function clearGrid(): void {
  for (const tile of shown) tile.classList.remove("won", "dim");
  for (const tile of shown) tile.classList.add("dim");
}
