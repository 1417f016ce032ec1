import { describeBoard } from "../../web/play/mini.ts";
import { say } from "../../web/shared/boot.ts";
import { part, pause, reducedMotion } from "../../web/shared/dom.ts";
import type { Scene, Stops } from "../../web/table/scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { markWinner } from "../../web/table/winner.ts";
import { type Bird, clashesOf, cockfight, scoreOf, SPOTS, winnerOf } from "./engine.ts";
import { spotText, tellBout } from "./words.ts";

const BIRDS: readonly Bird[] = ["meron", "wala"];
const CLASH_MS = 900;
/** Towards the other bird, and back. */
const LUNGE: Readonly<Record<Bird, Keyframe[]>> = {
  meron: [{ translate: "0" }, { translate: "38% -8%" }, { translate: "0" }],
  wala: [{ translate: "0" }, { translate: "-38% -8%" }, { translate: "0" }],
};

/** Shows the bout after so many clashes. */
function showClashes(stops: Stops | undefined, seen: number): void {
  const clashes = stops ? clashesOf(stops).slice(0, seen) : [];
  const marks = [...part("clashes", HTMLElement).children];
  for (const [index, mark] of marks.entries()) mark.className = clashes[index] === undefined ? "" : `mark-${clashes[index]}`;
  for (const bird of BIRDS)
    part(`score-${bird}`, HTMLElement).textContent = seen === 0 ? "" : String(clashes.filter((each) => each === bird).length);
}

function land(stops: Stops | undefined): void {
  const winner = stops && winnerOf(stops);
  showClashes(stops, stops ? clashesOf(stops).length : 0);
  markWinner(BIRDS, winner);
  for (const bird of BIRDS)
    part(`hand-${bird}`, HTMLElement).classList.toggle("lost", winner !== undefined && winner !== bird && winner !== "tie");
  describeBoard(stops ? tellBout(stops) : say("tableNone"));
}

const scene: Scene = {
  show: land,
  close: () => land(undefined),
  reveal: async (stops) => {
    for (const [index, scored] of clashesOf(stops).entries()) {
      const moving = scored === "none" ? BIRDS : [scored];
      if (!reducedMotion())
        for (const bird of moving) part(`bird-${bird}`, SVGSVGElement).animate(LUNGE[bird], { duration: 500 });
      await pause(CLASH_MS / 2);
      showClashes(stops, index + 1);
      await pause(CLASH_MS / 2);
    }
    land(stops);
  },
  describe: tellBout,
  mark: (stops) => ({
    text: `${scoreOf(stops, "meron")}:${scoreOf(stops, "wala")}`,
    kind: winnerOf(stops),
    name: tellBout(stops),
  }),
};

export const openCockfightTable = spotsTable({
  scene,
  engine: cockfight,
  name: spotText,
  keys: numberKeys(SPOTS),
});
