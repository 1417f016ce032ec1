import { boot } from "../../web/shared/boot.ts";
import { part, reducedMotion, svg } from "../../web/shared/dom.ts";
import { times } from "../times.ts";
import { drawLabel } from "../symbols/draw.ts";
import type { Cell, RowWin } from "./engine.ts";
import { COLUMNS } from "./games.ts";

const board = () => part("cells", HTMLElement);

/** A coin with its prize, in the inks of the title's last face. */
function drawCoin(pays: number): SVGElement {
  const made = svg("svg", {
    class: `label coin-label ${boot.faces.at(-1)?.ink ?? ""}`,
    viewBox: "0 0 120 160",
    "aria-hidden": "true",
  });
  made.append(svg("path", { class: "g", d: "M0 0H120V160H0z" }));
  for (const [ink, r] of [
    ["s", 52],
    ["g", 47],
    ["k", 44],
    ["g", 39],
  ] as const)
    made.append(svg("circle", { class: ink, cx: "60", cy: "80", r: String(r) }));
  const text = svg("text", { class: "s coin-prize", x: "60", y: "91", "text-anchor": "middle" });
  text.textContent = times(pays).replace("\u00a0", "");
  made.append(text);
  return made;
}

function draw(cell: Cell | undefined): Element {
  if (cell === undefined) return svg("svg", { class: "label", "aria-hidden": "true" });
  if ("coin" in cell) return drawCoin(cell.coin);
  const face = boot.faces[cell.symbol];
  if (!face) throw new RangeError(`the title has no face for symbol ${cell.symbol}`);
  return drawLabel(face);
}

/** Shows cells at once, row by row from the top. */
export const showCells = (cells: readonly (Cell | undefined)[]): void => board().replaceChildren(...cells.map(draw));

/** The cells land column by column; with reduced motion they only appear. */
export async function dealCells(cells: readonly Cell[], quick: boolean): Promise<void> {
  showCells(cells);
  const moves = [...board().children].map((cell, index) => {
    const delay = reducedMotion() || quick ? 0 : (index % COLUMNS) * 110;
    const from = reducedMotion() ? { opacity: 0.3 } : { opacity: 0, transform: "translateY(-40%)" };
    return cell.animate([from, { opacity: 1, transform: "none" }], {
      duration: 240,
      delay,
      fill: "backwards",
      easing: "cubic-bezier(.16, 1, .3, 1)",
    }).finished;
  });
  await Promise.all(moves);
}

/** New coins turn up; the other cells stay. */
export async function addCoins(cells: readonly (Cell | undefined)[], fresh: readonly number[]): Promise<void> {
  showCells(cells);
  const moves = fresh.flatMap((index) => {
    const frames = [
      { opacity: 0, transform: reducedMotion() ? "none" : "scale(.4)" },
      { opacity: 1, transform: "none" },
    ];
    const cell = board().children[index];
    return cell ? [cell.animate(frames, { duration: 260, easing: "cubic-bezier(.16, 1, .3, 1)" }).finished] : [];
  });
  await Promise.all(moves);
}

/** Marks what pays: the runs of rows, or the coins where they lock. */
export function markCells(rows: readonly RowWin[], locked: boolean): void {
  const paying = new Set(rows.flatMap(({ row, count }) => Array.from({ length: count }, (_, at) => row * COLUMNS + at)));
  for (const [index, cell] of [...board().children].entries()) {
    const pays = paying.has(index) || (locked && cell.classList.contains("coin-label"));
    if (paying.size > 0 || locked) cell.classList.add(pays ? "won" : "dim");
  }
}

export function dimCells(): void {
  for (const cell of board().children) {
    cell.classList.remove("won");
    cell.classList.add("dim");
  }
}
