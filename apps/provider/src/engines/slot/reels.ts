import { boot } from "../../web/shared/boot.ts";
import { drawLabel } from "../symbols/draw.ts";
import { gameAt } from "./games.ts";
import { faceOf, ROWS, type SlotSymbol } from "./symbols.ts";
import { drawn, make, reducedMotion, part, pause } from "../../web/shared/dom.ts";
import { sound } from "../../web/play/sound.ts";

export type Column = readonly SlotSymbol[];
export type Grid = readonly Column[];

const DEAL = "cubic-bezier(.16, 1, .3, 1)";
const LOOP = 12;

const label = (symbol: SlotSymbol): SVGElement => drawLabel(faceOf(symbol, boot.faces));

interface Reel {
  readonly element: HTMLElement;
  /** The labels that the reel shows at rest. */
  readonly still: HTMLElement;
  /** What `still` holds; undefined while the reel turns. */
  shown: Column | undefined;
  /** The strip that turns. It waits above the reel, out of sight. */
  moving: HTMLElement | undefined;
  animations: Animation[];
}

const reels: readonly Reel[] = [...part("reels", HTMLElement).children].flatMap((element) => {
  const still = element.firstElementChild;
  if (!(element instanceof HTMLElement) || !(still instanceof HTMLElement)) return [];
  return [{ element, still, shown: undefined, moving: undefined, animations: [] }];
});

/** Down by so many of the labels of a strip, with their gaps. In terms of the strip's own size, so that nothing is measured. */
const down = (labels: number, all: number): string => `translateY(calc((100% + var(--gap)) * ${labels / all}))`;

/** Labels of the moving reel, taken from its real strip: nothing is shown that cannot come. */
function movingLabels(index: number): Column {
  const strip = gameAt(boot.variant).strips[index] ?? [];
  const from = Math.floor(Math.random() * strip.length);
  return Array.from({ length: LOOP + ROWS }, (_, i) => strip[(from + (i % LOOP)) % strip.length]).filter(
    (each) => each !== undefined,
  );
}

function movingStrip(reel: Reel): HTMLElement {
  if (reel.moving) return reel.moving;
  const strip = make("div", "strip waiting", ...movingLabels(reels.indexOf(reel)).map(label));
  reel.element.prepend(strip);
  reel.moving = strip;
  return strip;
}

/** Builds the strips that turn before a spin needs them, one in each frame: together they would hold the page up. */
export async function prepareReels(): Promise<void> {
  if (reducedMotion()) return;
  for (const reel of reels) {
    await drawn();
    movingStrip(reel);
  }
}

function stop(reel: Reel): void {
  for (const animation of reel.animations) animation.cancel();
  reel.animations = [];
}

/** Puts the labels of a column on the reel, unless they are there. */
function put(reel: Reel, column: Column): void {
  if (reel.shown?.every((each, row) => each === column[row])) return;
  reel.still.replaceChildren(...column.map(label));
  reel.shown = column;
}

function startReel(reel: Reel): void {
  stop(reel);
  reel.still.replaceChildren();
  reel.shown = undefined;
  const frames = [{ transform: "none" }, { transform: down(LOOP, LOOP + ROWS) }];
  reel.animations = [movingStrip(reel).animate(frames, { duration: LOOP * 62, iterations: Infinity })];
}

/** Starts the reels; with reduced motion they only fade. */
export function startReels(): void {
  for (const reel of reels) {
    if (reducedMotion())
      reel.animations.push(reel.element.animate([{ opacity: 1 }, { opacity: 0.45 }], { duration: 120, fill: "forwards" }));
    else startReel(reel);
  }
}

/** The column follows the strip that turned into view. */
async function landReel(reel: Reel, column: Column, duration: number): Promise<void> {
  stop(reel);
  put(reel, column);
  const timing = { duration, easing: DEAL };
  const leaves = [{ transform: "none" }, { transform: down(ROWS, LOOP + ROWS) }];
  const comes = [{ transform: down(-ROWS, ROWS) }, { transform: "none" }];
  reel.animations = [movingStrip(reel).animate(leaves, timing), reel.still.animate(comes, timing)];
  await Promise.all(reel.animations.map(({ finished }) => finished));
  sound("land");
}

/** Shows a grid at once. */
export function show(grid: Grid): void {
  for (const [index, reel] of reels.entries()) {
    stop(reel);
    put(reel, grid[index] ?? []);
  }
}

/** Stops the reels one after the other; `quick`: all together. `skip` ends it at once. */
export async function land(grid: Grid, quick: boolean, skip: Promise<void>): Promise<void> {
  if (reducedMotion()) {
    show(grid);
    const fades = reels.map(({ element }) => element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 220 }).finished);
    await Promise.all(fades);
    return;
  }
  let over = false;
  const landings = reels.map(async (reel, index) => {
    await pause(quick ? 0 : index * 150);
    if (!over) await landReel(reel, grid[index] ?? [], quick ? 260 : 460);
  });
  await Promise.race([Promise.allSettled(landings), skip]);
  over = true;
  show(grid);
}

/** The label element at a reel and row. */
export const labelAt = (reel: number, row: number): Element | undefined => reels[reel]?.still.children[row];

export const allLabels = (): Element[] => reels.flatMap(({ still }) => [...still.children]);
