import { part } from "../../web/shared/dom.ts";
import { handsScene } from "../../web/table/hands-scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { handOf, SIDES, SPOTS, teenpatti, winnerOf } from "./engine.ts";
import { kindText, spotText, tellPatti, tellPattiResult } from "./words.ts";

const PLACES = 3;
/** Each result in the row of the last results, in signs that need no language. */
const MARKS = { playera: "A", playerb: "B", tie: "=" } as const;

export const openTeenpattiTable = spotsTable({
  scene: handsScene({
    sides: SIDES,
    places: PLACES,
    handOf,
    winnerOf,
    write: (side, hand) => {
      // The kind of a hand is known with its last card.
      part(`kind-${side}`, HTMLElement).textContent = hand.length < PLACES ? "" : kindText(hand);
    },
    tell: tellPatti,
    tellResult: tellPattiResult,
    markText: (stops) => MARKS[winnerOf(stops)],
  }),
  engine: teenpatti,
  name: spotText,
  keys: numberKeys(SPOTS),
});
