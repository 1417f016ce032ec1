import { listed, say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots, tellHands } from "../spot-words.ts";
import { handOf, type PattiSide, SIDES, SPOTS, winnerOf } from "./engine.ts";
import { kindOf } from "./rules.ts";
import { KIND_KEYS, SPOT_KEYS } from "./spot-keys.ts";

export function spotText(spot: string): string {
  const known = SPOTS.find((each) => each === spot);
  return known ? say(SPOT_KEYS[known]) : spot;
}

export const kindText = (hand: readonly number[]): string => say(KIND_KEYS[kindOf(hand)]);

function tellHand(stops: Stops, side: PattiSide): string {
  const hand = handOf(stops, side);
  return say("pattiHand", { side: spotText(side), kind: kindText(hand), cards: listed(hand.map(cardText)) });
}

function tellWith(stops: Stops, hand: (stops: Stops, side: PattiSide) => string): string {
  if (handOf(stops, "playera").length === 0) return "";
  return tellHands({ sides: SIDES, winner: winnerOf(stops), spotText }, (side) => hand(stops, side));
}

/** The round in words: who won, then both hands with their kinds and cards. */
export const tellPatti = (stops: Stops): string => tellWith(stops, tellHand);

/** The same without the cards, which lie on the table. */
export const tellPattiResult = (stops: Stops): string =>
  tellWith(stops, (_, side) => say("handResult", { side: spotText(side), what: kindText(handOf(stops, side)) }));

/** The same for the page of proofs, with the spots of the bet. */
export const describePatti = describeWithSpots(tellPatti, spotText);
