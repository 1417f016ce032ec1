import { describeBoard } from "../../web/play/mini.ts";
import { say } from "../../web/shared/boot.ts";
import { part, pause, reducedMotion } from "../../web/shared/dom.ts";
import type { Scene, Stops } from "../../web/table/scene.ts";
import { spotsTable } from "../../web/table/spots-table.ts";
import { colourOf, numberOf, POCKETS, roulette, WHEEL } from "./engine.ts";
import { spotText, tellRoulette } from "./words.ts";

const SPIN_MS = 3200;
let spinning: Animation | undefined;

const turnOf = (number: number): number => (-360 / POCKETS) * WHEEL.findIndex((each) => each === number);

function showNumber(number: number | undefined): void {
  const landed = part("landed", HTMLElement);
  landed.textContent = number === undefined ? "" : String(number);
  landed.dataset.colour = number === undefined ? "" : colourOf(number);
}

function land(stops: Stops | undefined): void {
  spinning?.cancel();
  const number = stops && numberOf(stops);
  showNumber(number);
  part("wheel", SVGGElement).setAttribute("transform", `rotate(${number === undefined ? 0 : turnOf(number)})`);
  describeBoard(stops ? tellRoulette(stops) : say("tableNone"));
}

const scene: Scene = {
  show: land,
  close: () => {
    showNumber(undefined);
    describeBoard(say("phasePlay"));
  },
  reveal: async (stops) => {
    const number = numberOf(stops);
    if (number === undefined) return;
    const wheel = part("wheel", SVGGElement);
    if (!reducedMotion()) {
      const turns = [{ transform: "rotate(0deg)" }, { transform: `rotate(${turnOf(number) - 1080}deg)` }];
      spinning = wheel.animate(turns, { duration: SPIN_MS, easing: "cubic-bezier(.2,.8,.2,1)" });
      await spinning.finished.catch(() => undefined);
    } else await pause(400);
    land(stops);
  },
  describe: tellRoulette,
  mark: (stops) => {
    const number = numberOf(stops) ?? 0;
    return { text: String(number), kind: colourOf(number), name: tellRoulette(stops) };
  },
};

export const openRouletteTable = spotsTable({
  scene,
  engine: roulette,
  name: spotText,
  keys: { d: "red", b: "black", e: "even", o: "odd", l: "low", h: "high" },
});
