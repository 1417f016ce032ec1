import { describeBoard } from "../../web/play/mini.ts";
import { say } from "../../web/shared/boot.ts";
import { part } from "../../web/shared/dom.ts";
import { dealCard, layCard } from "../../web/table/cards.ts";
import type { Scene, Stops } from "../../web/table/scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { markWinner } from "../../web/table/winner.ts";
import { baccarat, handOf, handPoints, type Side, SPOTS, winnerOf } from "./engine.ts";
import { pointsOf, valueOf } from "./rules.ts";
import { spotText, tellBaccarat } from "./words.ts";

const SIDES = ["player", "banker"] as const;
const PLACES = [0, 1, 2] as const;

const showPoints = (side: Side, cards: readonly number[]): void => {
  part(`points-${side}`, HTMLElement).textContent = cards.length === 0 ? "" : String(pointsOf(cards.map(valueOf)));
};

function showWinner(stops: Stops | undefined): void {
  markWinner(SIDES, stops && winnerOf(stops));
  describeBoard(stops ? tellBaccarat(stops) : say("tableNone"));
}

function land(stops: Stops | undefined): void {
  for (const side of SIDES) {
    const hand = stops ? handOf(stops, side) : [];
    for (const place of PLACES) layCard(`card-${side}-${place}`, hand[place]);
    showPoints(side, hand);
  }
  showWinner(stops);
}

const scene: Scene = {
  show: land,
  close: () => land(undefined),
  reveal: async (stops) => {
    for (const place of PLACES)
      for (const side of SIDES) {
        const card = handOf(stops, side)[place];
        if (card === undefined) continue;
        await dealCard(`card-${side}-${place}`, card);
        showPoints(side, handOf(stops, side).slice(0, place + 1));
      }
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
