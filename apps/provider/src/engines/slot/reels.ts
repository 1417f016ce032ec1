import { boot } from "../../web/shared/boot.ts";
import { drawLabel } from "../symbols/draw.ts";
import { gameAt } from "./games.ts";
import { faceOf, type SlotSymbol } from "./symbols.ts";
import { reducedMotion, part, pause } from "../../web/shared/dom.ts";
import { sound } from "../../web/play/sound.ts";

export type Column = readonly SlotSymbol[];
export type Grid = readonly Column[];

const DEAL = "cubic-bezier(.16, 1, .3, 1)";
const LOOP = 12;

const label = (symbol: SlotSymbol): SVGElement => drawLabel(faceOf(symbol, boot.faces));

const reels = [...part("reels", HTMLElement).children].filter((each) => each instanceof HTMLElement);

function stripOf(labels: Column): HTMLElement {
  const strip = document.createElement("div");
  strip.className = "strip";
  strip.append(...labels.map(label));
  return strip;
}

/** Height of so many labels with their gaps, in px. */
function run(strip: HTMLElement, labels: number): number {
  const one = strip.children[0]?.getBoundingClientRect().height ?? 0;
  const gap = Number.parseFloat(getComputedStyle(strip).rowGap) || 0;
  return labels * (one + gap);
}

/** Labels of the moving reel, taken from its real strip: nothing is shown that cannot come. */
function movingLabels(reel: number): Column {
  const strip = gameAt(boot.variant).strips[reel] ?? [];
  const from = Math.floor(Math.random() * strip.length);
  return Array.from({ length: LOOP + 3 }, (_, i) => strip[(from + (i % LOOP)) % strip.length]).filter(
    (each) => each !== undefined,
  );
}

let turning: Animation[] = [];

function startReel(reel: HTMLElement, index: number): Animation {
  const strip = stripOf(movingLabels(index));
  reel.replaceChildren(strip);
  const frames = [{ transform: "none" }, { transform: `translateY(${run(strip, LOOP)}px)` }];
  return strip.animate(frames, { duration: LOOP * 62, iterations: Infinity });
}

/** Starts the reels; with reduced motion they only fade. */
export function startReels(): void {
  if (reducedMotion())
    for (const reel of reels) reel.animate([{ opacity: 1 }, { opacity: 0.45 }], { duration: 120, fill: "forwards" });
  else turning = reels.map(startReel);
}

async function landReel(reel: HTMLElement, index: number, column: Column, duration: number): Promise<void> {
  const before = [...reel.querySelectorAll(".label")].slice(-3);
  const strip = stripOf([...column, ...movingLabels(index).slice(0, 3)]);
  reel.replaceChildren(strip);
  if (before.length === 0) return;
  const frames = [{ transform: "none" }, { transform: `translateY(${run(strip, 3)}px)` }];
  await strip.animate(frames, { duration, easing: DEAL, fill: "forwards" }).finished;
  reel.replaceChildren(stripOf(column));
  sound("land");
}

/** Shows a grid at once. */
export function show(grid: Grid): void {
  for (const animation of turning) animation.cancel();
  turning = [];
  for (const [index, reel] of reels.entries()) {
    for (const animation of reel.getAnimations({ subtree: true })) animation.cancel();
    reel.replaceChildren(stripOf(grid[index] ?? []));
  }
}

/** Stops the reels one after the other; `quick`: all together. `skip` ends it at once. */
export async function land(grid: Grid, quick: boolean, skip: Promise<void>): Promise<void> {
  if (reducedMotion()) {
    show(grid);
    const fades = reels.map((reel) => reel.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 220 }).finished);
    await Promise.all(fades);
    return;
  }
  let over = false;
  const landings = reels.map(async (reel, index) => {
    await pause(quick ? 0 : index * 150);
    if (!over) await landReel(reel, index, grid[index] ?? [], quick ? 260 : 460);
  });
  await Promise.race([Promise.allSettled(landings), skip]);
  over = true;
  show(grid);
}

/** The label element at a reel and row. */
export function labelAt(reel: number, row: number): Element | undefined {
  return reels[reel]?.querySelectorAll(".label")[row];
}

export function allLabels(): Element[] {
  return reels.flatMap((reel) => Array.from(reel.querySelectorAll(".label")));
}
