import { ballInk } from "../balls.ts";
import { sound } from "../../web/play/sound.ts";
import { announce, showResult } from "../../web/play/view.ts";
import { say } from "../../web/shared/boot.ts";
import { make, part, pressed, reducedMotion } from "../../web/shared/dom.ts";
import { announceEvent, liveScene } from "../../web/table/live-scene.ts";
import type { Stops, TableBoard } from "../../web/table/scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { HALVES, SIZES } from "../halves.ts";
import { DIGITS, digitsOf, numberText, PLACES } from "./digits.ts";
import { digits, DRAW_MS } from "./engine.ts";
import { numberSpot, targetOf, wins } from "./markets.ts";
import { digitText, numberWords, spotText } from "./words.ts";

const DROP_MS = 500;
/** Out of the drum, and to rest below it. */
const DROP: Keyframe[] = [
  { translate: "0 -1.1em", opacity: 0, scale: "0.6" },
  { translate: "0 0.08em", opacity: 1, scale: "1", offset: 0.7 },
  { translate: "0", opacity: 1, scale: "1" },
];

/** Shows the draw after so many digits. The drums of the others turn until all are drawn. */
function showDigits(stops: Stops | undefined, drawn: number): void {
  for (const [index] of PLACES.entries()) {
    const digit = stops && index < drawn ? digitsOf(stops)[index] : undefined;
    const ball = part(`digit-${index}`, HTMLElement);
    ball.textContent = digit === undefined ? "" : String(digit);
    ball.className = `drawn-ball fig ${digit === undefined ? "" : ballInk(digit)}`;
    part(`drum-${index}`, HTMLElement).classList.toggle("turns-on", stops !== undefined && digit === undefined);
  }
}

function drop(index: number): void {
  sound("land");
  if (!reducedMotion()) part(`digit-${index}`, HTMLElement).animate(DROP, { duration: DROP_MS, easing: "ease-in" });
}

const scene = liveScene({
  // One more, in which the last digit is read.
  steps: PLACES.length + 1,
  lasts: DRAW_MS,
  live: "drawOn",
  begins: "digitsBegins",
  draw: showDigits,
  take: (stops, step) => {
    if (step > PLACES.length) return;
    drop(step - 1);
    announceEvent(digitText(stops, step - 1));
  },
  endText: numberWords,
  wholeText: numberWords,
  mark: (stops) => ({
    text: numberText(digitsOf(stops)),
    kind: SIZES.find((size) => wins(size, digitsOf(stops))) ?? "",
  }),
});

/** The spots of the numbers on which chips lie. */
function placeNumbers(spots: readonly string[]): void {
  const list = part("numbers", HTMLElement);
  const known = new Map([...list.querySelectorAll("button")].map((button) => [button.dataset.spot, button]));
  const wanted = spots.filter((spot) => targetOf(spot)?.of === "number");
  for (const [spot, button] of known) if (spot === undefined || !wanted.includes(spot)) button.remove();
  for (const spot of wanted) if (!known.has(spot)) list.append(numberButton(spot));
}

function numberButton(spot: string): HTMLElement {
  const button = make("button", "spot", make("span", "name fig", targetOf(spot)?.value ?? ""));
  button.setAttribute("type", "button");
  button.dataset.spot = spot;
  return button;
}

/** Lays a chip on the number that is typed. */
function addNumber(): void {
  const field = part("number", HTMLInputElement);
  const digitsTyped = field.value.trim();
  const whole = new RegExp(`^[0-9]{${PLACES.length}}$`).test(digitsTyped);
  field.setAttribute("aria-invalid", String(!whole));
  if (!whole) {
    showResult(say("digitsWhole"));
    announce(say("digitsWhole"));
    field.focus();
    return;
  }
  const spot = numberSpot(digitsTyped);
  const list = part("numbers", HTMLElement);
  const known = list.querySelector(`[data-spot="${spot}"]`);
  const button = known instanceof HTMLElement ? known : numberButton(spot);
  if (!known) list.append(button);
  button.click();
  // It was refused: the bet is as large as it may be.
  if (!button.classList.contains("laid")) button.remove();
  field.value = "";
}

const anyDigit = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % DIGITS.length;

const openBoard = spotsTable({
  scene,
  engine: digits,
  name: spotText,
  keys: numberKeys(HALVES),
  place: placeNumbers,
});

export function openDigitsTable(variant: number): TableBoard {
  const field = part("number", HTMLInputElement);
  field.addEventListener("input", () => field.removeAttribute("aria-invalid"));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    addNumber();
  });
  pressed("number-add", addNumber);
  pressed("number-random", () => {
    field.value = numberText(PLACES.map(anyDigit));
    addNumber();
  });
  return openBoard(variant);
}
