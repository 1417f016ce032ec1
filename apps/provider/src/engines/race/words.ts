import { listed, say } from "../../web/shared/boot.ts";
import type { Stops } from "../shared.ts";
import { isolated } from "../isolated.ts";
import { describeWithSpots, spotTextBy } from "../spot-words.ts";
import { HALVES } from "../halves.ts";
import { SPOTS, wins } from "./markets.ts";
import { orderOf, PLACES } from "./order.ts";
import { spotKey } from "./spot-keys.ts";

export const spotText = spotTextBy(SPOTS, spotKey);

/** The winner, and the sum of the first two. */
export function winnerWords(stops: Stops): string {
  const [winner = 0, second = 0] = orderOf(stops);
  const halves = HALVES.filter((half) => wins(half, orderOf(stops))).map((half) => spotText(half));
  return say("raceTale", { boat: isolated(String(winner)), halves: listed(halves), sum: isolated(String(winner + second)) });
}

/** The race in words: the winner, and then all boats in their order. */
export const raceWords = (stops: Stops): string =>
  `${winnerWords(stops)} ${say("raceOrder", { boats: isolated(orderOf(stops).join(" ")) })}`;

/** A place as its boat comes in, counted from 0. */
export const placeWords = (stops: Stops, index: number): string => `${spotText(`${PLACES[index]}${orderOf(stops)[index]}`)}.`;

export const describeRace = describeWithSpots(raceWords, spotText);
