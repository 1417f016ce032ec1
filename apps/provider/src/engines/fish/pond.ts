import { habits } from "../../web/play/memory.ts";
import { make, part, pause, pressed, reducedMotion } from "../../web/shared/dom.ts";
import type { Fish } from "./kinds.ts";
import { PondView, RING_MS, SHOT_MS } from "./pond-view.ts";

const RESTS = "fish-rest";
const STILL_MS = 60;

/** What the board does with its pond. */
export interface Pond {
  /** Marks the chosen kind, and a place for each shot. */
  readonly showAim: (fish: Fish, shots: number) => void;
  /** Shows the results of the first shots, and how many of all have hit. */
  readonly showShots: (hits: readonly boolean[], shots: number) => void;
  /** While shots fall, the fish that is shot at waits, and the others are dim. */
  readonly aimAt: (fish: Fish | undefined) => void;
  /** One shot at that fish. */
  readonly shoot: (hit: boolean, skip: Promise<void>) => Promise<void>;
}

const box = (): HTMLElement => part("pond", HTMLElement);

/** The button that stops the swimming, as moving pictures need one. */
function listenToRest(view: PondView): void {
  const show = () => {
    const rests = habits.get(RESTS) === "on";
    part("rest", HTMLButtonElement).setAttribute("aria-pressed", String(rests));
    view.rest(rests);
  };
  pressed("rest", () => {
    habits.set(RESTS, habits.get(RESTS) === "on" ? undefined : "on");
    show();
  });
  show();
}

async function shoot(view: PondView, hit: boolean, skip: Promise<void>): Promise<void> {
  // A page that is not seen draws nothing, and its clock is slow.
  const wait = (milliseconds: number) => (document.hidden ? undefined : Promise.race([pause(milliseconds), skip]));
  if (reducedMotion()) {
    await wait(STILL_MS);
    return;
  }
  view.shoot(hit);
  await wait(SHOT_MS);
  if (!hit) return;
  view.closeRing();
  await wait(RING_MS);
}

/** Calls `tap` with the kind of a fish that is tapped. Where it swims means nothing. */
export function openPond(variant: number, tap: (fish: Fish) => void): Pond {
  const canvas = part("swims", HTMLCanvasElement);
  const view = new PondView(canvas, part("score", HTMLElement), variant);
  canvas.addEventListener("click", (event) => {
    const fish = view.fishUnder(event);
    if (fish) tap(fish);
  });
  canvas.addEventListener("pointermove", (event) => {
    canvas.classList.toggle("over", view.fishUnder(event) !== undefined);
  });
  listenToRest(view);
  return {
    showAim: (fish, shots) => {
      view.choose(fish);
      part("pips", HTMLElement).replaceChildren(...Array.from({ length: shots }, () => make("i", "")));
      part("caught", HTMLElement).textContent = "";
    },
    showShots: (hits, shots) => {
      for (const [index, pip] of [...part("pips", HTMLElement).children].entries())
        pip.className = hits[index] === undefined ? "" : hits[index] ? "hit" : "miss";
      box().classList.toggle("results", hits.length > 0);
      part("caught", HTMLElement).textContent = hits.length === 0 ? "" : `${hits.filter(Boolean).length}/${shots}`;
      if (hits.length === shots && hits.includes(true)) view.showHit();
    },
    aimAt: (fish) => {
      box().classList.toggle("aims", fish !== undefined);
      view.aim(fish);
    },
    shoot: (hit, skip) => shoot(view, hit, skip),
  };
}
