import { describeBoard } from "../../web/play/mini.ts";
import { say } from "../../web/shared/boot.ts";
import { part } from "../../web/shared/dom.ts";
import { dealCard, layCard } from "../../web/table/cards.ts";
import type { Scene, Stops } from "../../web/table/scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { markWinner } from "../../web/table/winner.ts";
import { handOf, type PattiSide, SIDES, SPOTS, teenpatti, winnerOf } from "./engine.ts";
import { kindText, spotText, tellPatti } from "./words.ts";

const PLACES = [0, 1, 2] as const;
/** Each result in the row of the last results, in signs that need no language. */
const MARKS = { playera: "A", playerb: "B", tie: "=" } as const;

const showKind = (side: PattiSide, hand: readonly number[]): void => {
  part(`kind-${side}`, HTMLElement).textContent = hand.length === 0 ? "" : kindText(hand);
};

function showWinner(stops: Stops | undefined): void {
  markWinner(SIDES, stops && winnerOf(stops));
  describeBoard(stops ? tellPatti(stops) : say("tableNone"));
}

function land(stops: Stops | undefined): void {
  for (const side of SIDES) {
    const hand = stops ? handOf(stops, side) : [];
    for (const place of PLACES) layCard(`card-${side}-${place}`, hand[place]);
    showKind(side, hand);
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
        // The kind of a hand is known with its last card.
        if (place === PLACES.at(-1)) showKind(side, handOf(stops, side));
      }
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
