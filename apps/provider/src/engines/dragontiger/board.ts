import { faceOf } from "../cards.ts";
import { describeBoard } from "../../web/play/mini.ts";
import { say } from "../../web/shared/boot.ts";
import { dealCard, layCard } from "../../web/table/cards.ts";
import type { Scene, Stops } from "../../web/table/scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { markWinner } from "../../web/table/winner.ts";
import { dealtOf, dragontiger, SPOTS, winnerOf } from "./engine.ts";
import { spotText, tellDragon } from "./words.ts";

function showWinner(stops: Stops | undefined): void {
  markWinner(["dragon", "tiger"], stops && winnerOf(stops));
  describeBoard(stops ? tellDragon(stops) : say("tableNone"));
}

function land(stops: Stops | undefined): void {
  const dealt = stops && dealtOf(stops);
  layCard("card-dragon", dealt?.[0]);
  layCard("card-tiger", dealt?.[1]);
  showWinner(stops);
}

const scene: Scene = {
  show: land,
  close: () => land(undefined),
  reveal: async (stops) => {
    const [dragon, tiger] = dealtOf(stops) ?? [];
    if (dragon !== undefined) await dealCard("card-dragon", dragon);
    if (tiger !== undefined) await dealCard("card-tiger", tiger);
    showWinner(stops);
  },
  describe: tellDragon,
  mark: (stops) => {
    const [winner, dealt] = [winnerOf(stops), dealtOf(stops) ?? [0, 0]];
    const card = dealt[winner === "tiger" ? 1 : 0];
    return { text: faceOf(card), kind: winner, name: tellDragon(stops) };
  },
};

export const openDragontigerTable = spotsTable({
  scene,
  engine: dragontiger,
  name: spotText,
  keys: numberKeys(SPOTS),
});
