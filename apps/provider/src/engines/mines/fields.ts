import { finished } from "../../web/play/mini.ts";
import { say } from "../../web/shared/boot.ts";
import { part, reducedMotion } from "../../web/shared/dom.ts";
import { SIDE } from "./engine.ts";
import { placeOf } from "./words.ts";

const TURN_MS = 220;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE };

export type Face = "closed" | "safe" | "mine";
const STATES: Readonly<Record<Face, string>> = { closed: "minesClosed", safe: "minesSafe", mine: "minesMine" };

const buttons = (): HTMLButtonElement[] => [...part("fields-grid", HTMLElement).querySelectorAll("button")];
const buttonOf = (field: number): HTMLButtonElement | undefined => buttons()[field - 1];
export const isClosed = (field: number): boolean => buttonOf(field)?.dataset.face === "closed";

/** Shows a field; `yours`: the player opened it. */
export function showField(field: number, face: Face, yours: boolean): void {
  const button = buttonOf(field);
  if (!button) return;
  button.dataset.face = face;
  button.classList.toggle("yours", yours);
  const state = say(STATES[face]);
  const told = yours ? say("minesYours", { state }) : state;
  button.setAttribute("aria-label", say("minesField", { ...placeOf(field), state: told }));
}

/** Shows all fields as `faceOf` says; those with a number in `opened` as the player's own. */
export function showFields(opened: readonly number[], faceOf: (field: number, yours: boolean) => Face): void {
  for (let field = 1; field <= SIDE * SIDE; field++) {
    const yours = opened.includes(field);
    showField(field, faceOf(field, yours), yours);
  }
}

/** Turns fields over as paper: each narrows to its edge, and its other side comes up. */
export async function turnOver(fields: readonly number[], show: (field: number) => void, skip: Promise<void>): Promise<void> {
  const flip = async (field: number) => {
    const button = buttonOf(field);
    const half = { duration: TURN_MS / 2, easing: "ease-in" };
    const moves = button !== undefined && !reducedMotion();
    if (moves) await finished(button.animate([{ transform: "none" }, { transform: "scaleX(0)" }], half), { skip });
    show(field);
    if (moves) await finished(button.animate([{ transform: "scaleX(0)" }, { transform: "none" }], half), { skip });
  };
  await Promise.all(fields.map(flip));
}

function focusField(all: readonly HTMLButtonElement[], at: number): void {
  for (const [index, each] of all.entries()) each.tabIndex = index === at ? 0 : -1;
  all[at]?.focus();
}

/** The field to which a key moves; undefined where the grid ends, or for another key. */
function targetOf(key: string, from: number): number | undefined {
  const first = from - (from % SIDE);
  if (key === "Home" || key === "End") return key === "Home" ? first : first + SIDE - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const to = from + step;
  const across = Math.abs(step) === 1;
  return to < 0 || to >= SIDE * SIDE || (across && to - (to % SIDE) !== first) ? undefined : to;
}

/** One field takes the focus of Tab; the arrows move over the rows and columns, and stop at the edge. */
export function listenToFields(press: (field: number) => void): void {
  const all = buttons();
  for (const [index, button] of all.entries()) button.addEventListener("click", () => press(index + 1));
  part("fields-grid", HTMLElement).addEventListener("keydown", (event) => {
    const from = all.findIndex((each) => each === event.target);
    if (from === -1 || !(event.key in STEPS || event.key === "Home" || event.key === "End")) return;
    event.preventDefault();
    const to = targetOf(event.key, from);
    if (to !== undefined) focusField(all, to);
  });
}

/** After a bet the fields are next. A focus that is elsewhere stays there. */
export function focusFields(): void {
  const at = document.activeElement;
  if (at !== document.body && at !== part("spin", HTMLButtonElement)) return;
  const all = buttons();
  focusField(
    all,
    all.findIndex((each) => each.tabIndex === 0),
  );
}
