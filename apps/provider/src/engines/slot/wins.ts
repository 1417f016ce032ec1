import type { SpinView } from "../../play/contract.ts";
import { LINES } from "./lines.ts";
import { REELS, ROWS, SCATTER } from "./symbols.ts";
import { part, svg } from "../../web/shared/dom.ts";
import { allLabels, labelAt } from "./reels.ts";

const drawn = () => part("well", HTMLElement).querySelector(".lines");

/** Removes all marks. */
export function clearWins(): void {
  drawn()?.replaceChildren();
  for (const label of allLabels()) label.classList.remove("won", "dim");
}

function drawLine(index: number, count: number): SVGElement[] {
  const rows = (LINES[index] ?? []).slice(0, count);
  const points = rows.map((row, reel) => `${reel * 30 + 15} ${row * 40 + 20}`);
  const d = `M1 ${(rows[0] ?? 0) * 40 + 20}L${points.join("L")}`;
  return [svg("path", { class: "under", d }), svg("path", { class: "over", d })];
}

/** Marks the paying labels, draws their lines, and dims the other labels. */
export function markWins(spin: SpinView): void {
  clearWins();
  const paying = new Set<Element | undefined>();
  for (const win of spin.lines)
    for (let reel = 0; reel < win.count; reel++) paying.add(labelAt(reel, LINES[win.line]?.[reel] ?? 0));
  if (spin.pearls >= 3)
    for (let reel = 0; reel < REELS; reel++)
      for (let row = 0; row < ROWS; row++) if (spin.grid[reel]?.[row] === SCATTER) paying.add(labelAt(reel, row));
  if (paying.size === 0) return;
  drawn()?.append(...spin.lines.flatMap((win) => drawLine(win.line, win.count)));
  for (const label of allLabels()) label.classList.add(paying.has(label) ? "won" : "dim");
}
