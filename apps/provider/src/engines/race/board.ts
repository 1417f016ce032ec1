import { ballInk } from "../balls.ts";
import { sound } from "../../web/play/sound.ts";
import { make, part } from "../../web/shared/dom.ts";
import { announceEvent, liveScene } from "../../web/table/live-scene.ts";
import type { Stops } from "../../web/table/scene.ts";
import { numberKeys, spotsTable } from "../../web/table/spots-table.ts";
import { HALVES, SIZES } from "../halves.ts";
import { boatsIn, STEPS, wayOf } from "./course.ts";
import { race, RACE_MS } from "./engine.ts";
import { wins } from "./markets.ts";
import { BOATS, orderOf, PLACES } from "./order.ts";
import { placeWords, raceWords, spotText, winnerWords } from "./words.ts";

/** Shows the race after so many steps. */
function showRace(stops: Stops | undefined, steps: number): void {
  const order = stops ? orderOf(stops) : [];
  for (const boat of BOATS) {
    const way = stops ? wayOf(order, boat, steps) : 0;
    part(`boat-${boat}`, HTMLElement).style.setProperty("--way", String(way));
    part(`lane-${boat}`, HTMLElement).classList.toggle("won", stops !== undefined && order[0] === boat && way === 1);
  }
  const arrived = order.slice(0, stops ? boatsIn(order, steps) : 0);
  part("arrived", HTMLElement).replaceChildren(
    ...BOATS.map((_, place) => {
      const boat = arrived[place];
      return boat === undefined ? make("li", "") : make("li", ballInk(boat), make("b", "fig", String(boat)));
    }),
  );
}

/** Announces the boats of the first places as they come in. */
function announceBoats(stops: Stops, step: number): void {
  const order = orderOf(stops);
  for (let place = boatsIn(order, step - 1); place < Math.min(PLACES.length, boatsIn(order, step)); place++) {
    sound("land");
    announceEvent(placeWords(stops, place));
  }
}

const scene = liveScene({
  steps: STEPS,
  lasts: RACE_MS,
  live: "raceOn",
  begins: "raceBegins",
  draw: showRace,
  take: announceBoats,
  endText: winnerWords,
  wholeText: raceWords,
  mark: (stops) => ({ text: String(orderOf(stops)[0] ?? ""), kind: SIZES.find((size) => wins(size, orderOf(stops))) ?? "" }),
});

export const openRaceTable = spotsTable({ scene, engine: race, name: spotText, keys: numberKeys(HALVES) });
