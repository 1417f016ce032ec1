import { faceOf } from "../cards.ts";
import { describeBoard } from "../../web/play/mini.ts";
import { say } from "../../web/shared/boot.ts";
import { put, reducedMotion } from "../../web/shared/dom.ts";
import { dealCard, layCard } from "../../web/table/cards.ts";
import type { Scene, Stops } from "../../web/table/scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { markWinner } from "../../web/table/winner.ts";
import { andarbahar, fallenOf, jokerOf, sideOf, SIDES, SPOTS } from "./engine.ts";
import { spotText, tellAndar } from "./words.ts";

/** The whole deal takes so long at most. */
const DEAL_MS = 5500;

function showWinner(stops: Stops | undefined): void {
  markWinner(SIDES, stops && sideOf(fallenOf(stops).length));
  describeBoard(stops ? tellAndar(stops) : say("tableNone"));
}

function showCounts(cards: number): void {
  put("count-andar", cards === 0 ? "" : String(Math.ceil(cards / 2)));
  put("count-bahar", cards === 0 ? "" : String(Math.floor(cards / 2)));
}

function land(stops: Stops | undefined): void {
  const fallen = stops ? fallenOf(stops) : [];
  layCard("card-joker", stops && jokerOf(stops));
  const lastOf = (side: string) => fallen.findLast((_, index) => sideOf(index + 1) === side);
  for (const side of SIDES) layCard(`card-${side}`, lastOf(side));
  showCounts(fallen.length);
  showWinner(stops);
}

const scene: Scene = {
  show: land,
  close: () => land(undefined),
  reveal: async (stops) => {
    const joker = jokerOf(stops);
    const fallen = fallenOf(stops);
    if (joker === undefined) return;
    await dealCard("card-joker", joker);
    const wait = reducedMotion() ? 0 : Math.min(450, DEAL_MS / fallen.length);
    for (const [index, card] of fallen.entries()) {
      showCounts(index + 1);
      await dealCard(`card-${sideOf(index + 1)}`, card, wait);
    }
    showWinner(stops);
  },
  describe: tellAndar,
  mark: (stops) => {
    const joker = jokerOf(stops);
    const kind = sideOf(fallenOf(stops).length);
    return { text: joker === undefined ? "" : faceOf(joker), kind, name: tellAndar(stops) };
  },
};

export const openAndarbaharTable = spotsTable({
  scene,
  engine: andarbahar,
  name: spotText,
  keys: numberKeys(SPOTS),
});
