import { listed, say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots, tellHands } from "../spot-words.ts";
import { handOf, handPoints, type Side, SIDES, SPOTS, winnerOf } from "./engine.ts";
import { SPOT_KEYS } from "./spot-keys.ts";

export function spotText(spot: string): string {
  const known = SPOTS.find((each) => each === spot);
  return known ? say(SPOT_KEYS[known]) : spot;
}

function tellHand(stops: Stops, side: Side): string {
  const cards = listed(handOf(stops, side).map(cardText));
  return say("baccaratHand", { side: spotText(side), points: handPoints(stops, side), cards });
}

function tellWith(stops: Stops, hand: (stops: Stops, side: Side) => string): string {
  if (handOf(stops, "player").length === 0) return "";
  return tellHands({ sides: SIDES, winner: winnerOf(stops), spotText }, (side) => hand(stops, side));
}

/** The round in words: who won, then both hands with their points and cards. */
export const tellBaccarat = (stops: Stops): string => tellWith(stops, tellHand);

/** The same without the cards, which lie on the table. */
export const tellBaccaratResult = (stops: Stops): string =>
  tellWith(stops, (_, side) => say("handResult", { side: spotText(side), what: handPoints(stops, side) }));

/** The same for the page of proofs, with the spots of the bet. */
export const describeBaccarat = describeWithSpots(tellBaccarat, spotText);
