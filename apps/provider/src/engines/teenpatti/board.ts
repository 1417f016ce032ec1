import { describeBoard } from "../../web/play/mini.ts";
import { say } from "../../web/shared/boot.ts";
import { part } from "../../web/shared/dom.ts";
import { dealHands, layHands } from "../../web/table/cards.ts";
import type { Scene, Stops } from "../../web/table/scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { markWinner } from "../../web/table/winner.ts";
import { handOf, type PattiSide, SIDES, SPOTS, teenpatti, winnerOf } from "./engine.ts";
import { kindText, spotText, tellPatti } from "./words.ts";

const PLACES = 3;
/** Each result in the row of the last results, in signs that need no language. */
const MARKS = { playera: "A", playerb: "B", tie: "=" } as const;

/** The kind of a hand is known with its last card. */
const showKind = (side: PattiSide, hand: readonly number[]): void => {
  part(`kind-${side}`, HTMLElement).textContent = hand.length < PLACES ? "" : kindText(hand);
};

function showWinner(stops: Stops | undefined): void {
  markWinner(SIDES, stops && winnerOf(stops));
  describeBoard(stops ? tellPatti(stops) : say("tableNone"));
}

function land(stops: Stops | undefined): void {
  layHands(SIDES, PLACES, (side) => (stops ? handOf(stops, side) : []), showKind);
  showWinner(stops);
}

const scene: Scene = {
  show: land,
  close: () => land(undefined),
  reveal: async (stops) => {
    await dealHands(SIDES, PLACES, (side) => handOf(stops, side), showKind);
    showWinner(stops);
  },
  describe: tellPatti,
  mark: (stops) => {
    const winner = winnerOf(stops);
    return { text: MARKS[winner], kind: winner, name: tellPatti(stops) };
  },
};

export const openTeenpattiTable = spotsTable({
  scene,
  engine: teenpatti,
  name: spotText,
  keys: numberKeys(SPOTS),
});
