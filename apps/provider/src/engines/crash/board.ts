import { choose, chosen, describeBoard } from "../../web/play/mini.ts";
import { announce } from "../../web/play/view.ts";
import { say } from "../../web/shared/boot.ts";
import { part, reducedMotion } from "../../web/shared/dom.ts";
import { timesText } from "../../web/shared/times.ts";
import type { Scene, Stops, TableBoard, Wager, WagerTools } from "../../web/table/scene.ts";
import { brokenAt, heightAt, heightText, readHeight, risenAt, timeTo } from "./engine.ts";
import { betText, tellCrash } from "./words.ts";

const [WIDTH, HEIGHT, STEPS] = [100, 56, 28];
/** Where the flight begins: the kite is whole there. */
const START = 6;
/** The picture shows at least so much time and height. */
const LEAST = { elapsed: 8000, height: 200 };
/** Heights that are announced on the way. */
const STEPS_SAID = [150, 200, 300, 500, 1000, 2000, 5000] as const;

function drawFlight(elapsed: number, variant: number): void {
  const wide = Math.max(LEAST.elapsed, elapsed);
  const high = Math.max(LEAST.height, risenAt(elapsed, variant));
  const point = (at: number): readonly [x: number, y: number] => [
    START + (at / wide) * (WIDTH * 0.94 - START),
    HEIGHT - ((risenAt(at, variant) - 100) / (high - 100)) * HEIGHT * 0.86 - 1,
  ];
  const points = Array.from({ length: STEPS + 1 }, (_, index) => point((elapsed * index) / STEPS));
  const line = points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L");
  part("flight", SVGPathElement).setAttribute("d", `M${line}`);
  const [endX, endY] = points.at(-1) ?? [0, HEIGHT];
  part("under", SVGPathElement).setAttribute("d", `M${line}L${endX.toFixed(2)} ${HEIGHT}L${START} ${HEIGHT}z`);
  part("flying", HTMLElement).style.transform = `translate(${endX}%, ${(endY / HEIGHT) * 100}%)`;
}

/** Announces each of the steps once as the kite passes it: one announcement a second or two at most. */
function stepCaller(): (height: number) => void {
  let last = 0;
  return (height) => {
    const step = STEPS_SAID.findLast((each) => each <= height) ?? 0;
    if (step > last) announce(say("crashHeight", { times: timesText(step) }));
    last = step;
  };
}

const showHeight = (height: number): void => {
  part("height", HTMLElement).textContent = `${heightText(height)}×`;
};

function land(stops: Stops | undefined, variant: number): void {
  const height = stops && brokenAt(stops);
  const well = part("well", HTMLElement);
  well.classList.toggle("broken", height !== undefined);
  showHeight(height ?? 100);
  drawFlight(height === undefined ? 0 : timeTo(height, variant), variant);
  describeBoard(stops ? tellCrash(stops) : say("tableNone"));
}

function sceneOf(variant: number): Scene {
  const callStep = stepCaller();
  return {
    show: (stops) => land(stops, variant),
    close: () => {
      land(undefined, variant);
      describeBoard(say("crashClimbs"));
    },
    tick: (elapsed) => {
      const height = heightAt(elapsed, variant);
      showHeight(height);
      callStep(height);
      // With reduced motion the kite waits where it began, and the whole flight is shown once it is over.
      if (!reducedMotion()) drawFlight(Math.max(0, elapsed), variant);
    },
    reveal: async (stops) => {
      land(stops, variant);
      await Promise.resolve();
    },
    describe: tellCrash,
    mark: (stops) => {
      const height = brokenAt(stops) ?? 100;
      const kind = height >= 1000 ? "high" : height >= 200 ? "middle" : "low";
      return { text: heightText(height), kind, name: timesText(height) };
    },
  };
}

function wagerOf({ chip, changed }: WagerTools): Wager {
  const choices = part("choices", HTMLFieldSetElement);
  choices.addEventListener("input", changed);
  const values = [...choices.querySelectorAll("input")].map(({ value }) => value);
  const pick = (value: string) => () => {
    if (choices.disabled) return;
    choose("auto", value);
    changed();
  };
  return {
    hint: () => say("crashHint"),
    choice: () => chosen("auto"),
    stake: chip,
    describe: betText,
    restore: (choice) => {
      if (values.includes(choice)) choose("auto", choice);
    },
    clear: () => undefined,
    lock: (locked) => {
      choices.disabled = locked;
    },
    settle: () => undefined,
    keys: Object.fromEntries(values.map((value, index) => [String(index + 1), pick(value)])),
  };
}

export const openCrashTable = (variant: number): TableBoard => ({
  scene: sceneOf(variant),
  wager: wagerOf,
  worth: (elapsed) => heightAt(elapsed, variant),
  reached: (choice, elapsed) => heightAt(elapsed, variant) >= (readHeight(choice) ?? Infinity),
});
