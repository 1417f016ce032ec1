import { describeBoard } from "../../web/play/mini.ts";
import { say } from "../../web/shared/boot.ts";
import { part } from "../../web/shared/dom.ts";
import { dealHands, layHands } from "../../web/table/cards.ts";
import type { Scene, Stops } from "../../web/table/scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { markWinner } from "../../web/table/winner.ts";
import { baccarat, handOf, handPoints, type Side, SPOTS, winnerOf } from "./engine.ts";
import { pointsOf, valueOf } from "./rules.ts";
import { spotText, tellBaccarat } from "./words.ts";

const SIDES = ["player", "banker"] as const;
const PLACES = 3;

const showPoints = (side: Side, cards: readonly number[]): void => {
  part(`points-${side}`, HTMLElement).textContent = cards.length === 0 ? "" : String(pointsOf(cards.map(valueOf)));
};

function showWinner(stops: Stops | undefined): void {
  markWinner(SIDES, stops && winnerOf(stops));
  describeBoard(stops ? tellBaccarat(stops) : say("tableNone"));
}

function land(stops: Stops | undefined): void {
  layHands(SIDES, PLACES, (side) => (stops ? handOf(stops, side) : []), showPoints);
  showWinner(stops);
}

const scene: Scene = {
  show: land,
  close: () => land(undefined),
  reveal: async (stops) => {
    await dealHands(SIDES, PLACES, (side) => handOf(stops, side), showPoints);
    showWinner(stops);
  },
  describe: tellBaccarat,
  mark: (stops) => {
    const winner = winnerOf(stops);
    const points = handPoints(stops, winner === "banker" ? "banker" : "player");
    return { text: String(points), kind: winner, name: tellBaccarat(stops) };
  },
};

export const openBaccaratTable = spotsTable({
  scene,
  engine: baccarat,
  name: spotText,
  keys: numberKeys(SPOTS),
});
