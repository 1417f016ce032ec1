import { finished } from "../../web/play/mini.ts";
import { habits } from "../../web/play/memory.ts";
import { make, part, pause, pressed, reducedMotion } from "../../web/shared/dom.ts";
import { type Fish, fishOf } from "./kinds.ts";

const RESTS = "fish-rest";
const SHOT_MS = 170;
const RING_MS = 240;
const STILL_MS = 60;
/** Width of the ring in px, as the style sheet sets it. */
const RING = 64;

const pond = (): HTMLElement => part("pond", HTMLElement);
const swimmers = (): HTMLElement[] => [...pond().querySelectorAll(".swimmer")].filter((each) => each instanceof HTMLElement);
const swimmerOf = (fish: Fish): HTMLElement | undefined => swimmers().find((each) => each.dataset.fish === fish);

/** Marks the chosen kind, and a place for each shot. */
export function showAim(fish: Fish, shots: number): void {
  for (const each of swimmers()) each.classList.toggle("chosen", each.dataset.fish === fish);
  part("pips", HTMLElement).replaceChildren(...Array.from({ length: shots }, () => make("i", "")));
  part("caught", HTMLElement).textContent = "";
}

/** Shows the results of the first shots, and how many of all have hit. */
export function showShots(hits: readonly boolean[], shots: number): void {
  for (const [index, pip] of [...part("pips", HTMLElement).children].entries())
    pip.className = hits[index] === undefined ? "" : hits[index] ? "hit" : "miss";
  pond().classList.toggle("results", hits.length > 0);
  part("caught", HTMLElement).textContent = hits.length === 0 ? "" : `${hits.filter(Boolean).length}/${shots}`;
}

/** A fish that swims out of the picture comes back to its middle, and its lane with it. */
function bringIntoView(swimmer: HTMLElement): void {
  const [water, seen] = [pond().getBoundingClientRect(), swimmer.getBoundingClientRect()];
  const [swims] = swimmer.getAnimations();
  const { duration, progress } = swims?.effect?.getComputedTiming() ?? {};
  if ((seen.left >= water.left && seen.right <= water.right) || typeof duration !== "number") return;
  const later = duration * ((1.5 - (progress ?? 0)) % 1);
  for (const each of swimmer.parentElement?.children ?? [])
    for (const animation of each.getAnimations()) animation.currentTime = Number(animation.currentTime) + later;
}

/** While shots fall, the fish that is shot at waits with its lane, and the others are dim. */
export function aimAt(fish: Fish | undefined): void {
  pond().classList.toggle("aims", fish !== undefined);
  for (const each of swimmers()) each.classList.toggle("aimed", each.dataset.fish === fish);
  const aimed = fish && swimmerOf(fish);
  if (aimed) bringIntoView(aimed);
}

const placed = (x: number, y: number, size: number): string => `translate(${x}px, ${y}px) scale(${size})`;

/** The middle of the fish that is shot at, and the size of the pond. It waits, so both are measured once a round. */
interface Target {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly pond: DOMRect;
}

/** Where the shots of a round go; undefined where nothing moves. */
export function targetOf(fish: Fish): Target | undefined {
  const seen = reducedMotion() ? undefined : swimmerOf(fish)?.getBoundingClientRect();
  if (!seen) return undefined;
  const water = pond().getBoundingClientRect();
  const [x, y] = [seen.left + seen.width / 2 - water.left, seen.top + seen.height / 2 - water.top];
  return { x, y, wide: seen.width, high: seen.height, pond: water };
}

/** One shot: a pearl flies to the fish, and a hit closes a ring round it. */
export async function shootAt(target: Target | undefined, hit: boolean, skip: Promise<void>): Promise<void> {
  if (!target) {
    await Promise.race([pause(STILL_MS), skip]);
    return;
  }
  const { x, y, wide, high, pond: water } = target;
  // A miss passes below the fish.
  const end = hit ? placed(x, y, 0.8) : placed(x + wide * 0.7, y + high * 0.6, 0.3);
  const flight = [
    { transform: placed(water.width / 2, water.height, 1), opacity: 1 },
    { transform: end, opacity: 1 },
  ];
  const bolt = part("bolt", HTMLElement);
  await finished(bolt.animate(flight, { duration: SHOT_MS, easing: "cubic-bezier(.2, .8, .2, 1)" }), { skip });
  if (!hit) return;
  const size = wide / RING;
  const closing = [
    { transform: placed(x, y, size * 1.7), opacity: 0.2 },
    { transform: placed(x, y, size * 1.05), opacity: 1 },
  ];
  const ring = part("ring", HTMLElement);
  await finished(ring.animate(closing, { duration: RING_MS, easing: "cubic-bezier(.16, 1, .3, 1)" }), { skip });
}

/** The button that stops the swimming, as moving pictures need one. */
function listenToRest(): void {
  const button = part("rest", HTMLButtonElement);
  const show = () => {
    const rests = habits.get(RESTS) === "on";
    button.setAttribute("aria-pressed", String(rests));
    pond().classList.toggle("rests", rests);
  };
  pressed("rest", () => {
    habits.set(RESTS, habits.get(RESTS) === "on" ? undefined : "on");
    show();
  });
  show();
}

/** Calls `tap` with the kind of a fish that is tapped. Where it swims means nothing. */
export function openPond(tap: (fish: Fish) => void): void {
  pond().addEventListener("click", (event) => {
    const found = event.target instanceof Element ? event.target.closest(".swimmer") : null;
    const fish = found instanceof HTMLElement ? fishOf(found.dataset.fish) : undefined;
    if (fish) tap(fish);
  });
  listenToRest();
}
