import { timesText } from "../../web/shared/times.ts";
import { hitPays } from "./engine.ts";
import { type Inks, readInks } from "./inks.ts";
import { type Fish, FISHES } from "./kinds.ts";
import { paperFish, paperTag } from "./paper.ts";
import { drawScene, type Pearl, type Scene } from "./picture.ts";
import { clockInView, fishUnder, hasTags, laneHeight, laneOf, placesOf, type Point, STILL, type Water } from "./swim.ts";
import { type WaterSheets, waterSheets } from "./water.ts";

/** More pixels than this cost frames on a slow phone, and show nothing more. */
const SHARPEST = 2;
/** A longer frame moves the fish no further. */
const LONGEST_STEP = 0.05;
const sharpness = (): number => Math.min(devicePixelRatio, SHARPEST);
export const SHOT_MS = 170;
export const RING_MS = 240;
const RIPPLE_MS = 420;

type Target = Point & { readonly hit: boolean; readonly since: number };

/** The canvas of the pond. It draws while something moves and the page is seen, and otherwise once a change. */
export class PondView {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #floor: HTMLElement;
  readonly #variant: number;
  readonly #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  #water: Water = { wide: 0, high: 0 };
  #scale = 1;
  #inks: Inks | undefined;
  #sheets: WaterSheets | undefined;
  readonly #fish = new Map<Fish, NonNullable<ReturnType<Scene["fish"]["get"]>>>();
  /** Fish whose sheets do not fit the size or the colours. Until they are drawn again the old sheets are shown. */
  readonly #stale = new Set<Fish>(FISHES);
  #clocks = [...STILL];
  #goals = [...STILL];
  #seconds = 0;
  #faded = 0;
  #chosen: Fish | undefined;
  #aimed: Fish | undefined;
  #pearl: Target | undefined;
  #ringSince: number | undefined;
  #rests = false;
  #frame = 0;
  #last: number | undefined;

  /** `floor`: the strip over the bottom of the canvas. */
  constructor(canvas: HTMLCanvasElement, floor: HTMLElement, variant: number) {
    this.#canvas = canvas;
    this.#floor = floor;
    this.#variant = variant;
    this.#context = canvas.getContext("2d", { alpha: false });
    new ResizeObserver(() => this.#measure()).observe(canvas);
    new MutationObserver(() => this.#repaint()).observe(document.documentElement, {
      attributeFilter: ["data-theme", "data-brand"],
    });
    document.addEventListener("visibilitychange", () => this.#wake());
    this.#reducedMotion.addEventListener("change", () => this.#wake());
    canvas.addEventListener("contextrestored", () => this.#repaint());
    void document.fonts.ready.then(() => this.#repaint());
  }

  /** Whether the fish stop, as the player asked. */
  rest(rests: boolean): void {
    this.#rests = rests;
    this.#wake();
  }

  choose(fish: Fish): void {
    this.#chosen = fish;
    this.#ringSince = undefined;
    this.#wake();
  }

  /** The fish that is shot at waits in view with its lane, and the others fade. */
  aim(fish: Fish | undefined): void {
    this.#aimed = fish;
    if (fish) {
      this.#ringSince = undefined;
      this.#goals[laneOf(fish)] = clockInView(fish, this.#water, this.#goals);
      if (!this.#swims()) this.#clocks = [...this.#goals];
    }
    this.#wake();
  }

  /** The ring of a hit, closed: it stays until the next shot. */
  showHit(): void {
    this.#ringSince ??= -Infinity;
    this.#wake();
  }

  /** A pearl flies to the fish that is aimed at. A miss passes below it. */
  shoot(hit: boolean): void {
    const place = placesOf(this.#water, this.#goals).find(({ fish }) => fish === this.#aimed);
    if (!place) return;
    const past = hit ? 0 : 1;
    this.#ringSince = undefined;
    const to = { x: place.x + place.long * 0.62 * past, y: place.y + place.high * 0.55 * past };
    this.#pearl = { ...to, hit, since: performance.now() };
    this.#wake();
  }

  closeRing(): void {
    this.#ringSince = performance.now();
    this.#wake();
  }

  fishUnder({ clientX, clientY }: MouseEvent): Fish | undefined {
    const { left, top } = this.#canvas.getBoundingClientRect();
    const shown = placesOf(this.#water, this.#clocks).filter(({ fish }) => this.#fish.has(fish));
    return fishUnder({ x: clientX - left, y: clientY - top }, shown);
  }

  readonly #swims = (): boolean => !this.#rests && !this.#reducedMotion.matches;

  #measure(): void {
    const { clientWidth: wide, clientHeight } = this.#canvas;
    this.#water = { wide, high: Math.max(0, clientHeight - this.#floor.offsetHeight) };
    this.#scale = sharpness();
    this.#canvas.width = Math.round(wide * this.#scale);
    this.#canvas.height = Math.round(clientHeight * this.#scale);
    this.#repaint();
    // A new size empties the canvas: it is filled again before the browser shows it.
    if (!document.hidden) this.#draw(performance.now());
  }

  #repaint(): void {
    this.#inks = undefined;
    this.#sheets = undefined;
    for (const fish of FISHES) this.#stale.add(fish);
    this.#wake();
  }

  #wake(): void {
    if (this.#frame !== 0 || document.hidden || !this.#context) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      if (document.hidden) {
        this.#last = undefined;
        return;
      }
      // Another screen or zoom can change the sharpness and keep the size.
      if (this.#scale !== sharpness()) this.#measure();
      this.#step(Math.min(LONGEST_STEP, (now - (this.#last ?? now)) / 1000));
      this.#draw(now);
      const moves = this.#moves(now);
      this.#last = moves ? now : undefined;
      if (moves) this.#wake();
    });
  }

  #moves(now: number): boolean {
    if (this.#water.wide === 0 || this.#water.high === 0) return false;
    if (this.#stale.size > 0 || this.#swims()) return true;
    if (this.#reducedMotion.matches) return false;
    const flies = this.#pearl !== undefined && now - this.#pearl.since < SHOT_MS + RIPPLE_MS;
    return flies || (this.#ringSince !== undefined && now - this.#ringSince < RING_MS) || this.#faded !== this.#fade();
  }

  readonly #fade = (): number => (this.#aimed ? 1 : 0);

  #step(seconds: number): void {
    const waits = this.#aimed ? laneOf(this.#aimed) : -1;
    const swims = this.#swims();
    if (swims) this.#seconds += seconds;
    const near = 1 - Math.exp(-seconds * 12);
    for (const [lane, goal] of this.#goals.entries()) {
      const passed = swims && lane !== waits ? seconds : 0;
      const clock = (this.#clocks[lane] ?? 0) + passed;
      this.#goals[lane] = goal + passed;
      this.#clocks[lane] = swims ? clock + (goal + passed - clock) * near : goal;
    }
    const by = this.#reducedMotion.matches ? 1 : seconds / 0.14;
    const fade = this.#fade();
    this.#faded = fade > this.#faded ? Math.min(fade, this.#faded + by) : Math.max(fade, this.#faded - by);
  }

  /** Draws the stale sheets: a few in each frame, so that none takes long. */
  #prepare(context: CanvasRenderingContext2D): { readonly inks: Inks; readonly sheets: WaterSheets } {
    const inks = (this.#inks ??= readInks(this.#canvas, context));
    if (this.#sheets) {
      const tall = laneHeight(this.#water);
      const stale = placesOf(this.#water, STILL).filter(({ fish }) => this.#stale.has(fish));
      for (const { fish, high } of stale.slice(0, this.#reducedMotion.matches ? stale.length : 2)) {
        const text = timesText(hitPays(fish, this.#variant)).replaceAll(/[\u2066\u2069]/g, "");
        const tag = !hasTags(this.#water) ? undefined : paperTag(text, Math.max(13, tall * 0.13), inks, this.#scale);
        this.#fish.set(fish, { ...paperFish(fish, high, inks, this.#scale), tag });
        this.#stale.delete(fish);
      }
    }
    this.#sheets ??= waterSheets(this.#water, this.#floor.offsetHeight, inks, this.#scale);
    return { inks, sheets: this.#sheets };
  }

  #pearlAt(now: number): Pearl | undefined {
    if (!this.#pearl || this.#reducedMotion.matches) return undefined;
    const { x, y, hit, since } = this.#pearl;
    const flown = Math.min(1, Math.max(0, (now - since) / SHOT_MS));
    return { to: { x, y }, hit, flown, over: Math.min(1, Math.max(0, (now - since - SHOT_MS) / RIPPLE_MS)) };
  }

  #ringAt(now: number): number | undefined {
    if (this.#ringSince === undefined) return undefined;
    return this.#reducedMotion.matches ? 1 : Math.min(1, Math.max(0, (now - this.#ringSince) / RING_MS));
  }

  #draw(now: number): void {
    if (!this.#context || this.#water.wide === 0 || this.#water.high === 0) return;
    const { inks, sheets } = this.#prepare(this.#context);
    this.#context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    drawScene(this.#context, {
      water: this.#water,
      sheets,
      inks,
      fish: this.#fish,
      places: placesOf(this.#water, this.#clocks),
      seconds: this.#seconds,
      chosen: this.#chosen,
      aimed: this.#aimed,
      faded: this.#faded,
      pearl: this.#pearlAt(now),
      ring: this.#ringAt(now),
    });
  }
}
