import { part } from "../../web/shared/dom.ts";
import { handsScene } from "../../web/table/hands-scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { baccarat, handOf, handPoints, SIDES, SPOTS, winnerOf } from "./engine.ts";
import { pointsOf, valueOf } from "./rules.ts";
import { spotText, tellBaccarat, tellBaccaratResult } from "./words.ts";

export const openBaccaratTable = spotsTable({
  scene: handsScene({
    sides: SIDES,
    places: 3,
    handOf,
    winnerOf,
    write: (side, hand) => {
      part(`points-${side}`, HTMLElement).textContent = hand.length === 0 ? "" : String(pointsOf(hand.map(valueOf)));
    },
    tell: tellBaccarat,
    tellResult: tellBaccaratResult,
    markText: (stops) => String(handPoints(stops, winnerOf(stops) === "banker" ? "banker" : "player")),
  }),
  engine: baccarat,
  name: spotText,
  keys: numberKeys(SPOTS),
});
