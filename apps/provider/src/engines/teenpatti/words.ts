import { say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots } from "../spot-words.ts";
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
  return say("pattiHand", { side: spotText(side), kind: kindText(hand), cards: hand.map(cardText).join(", ") });
}

/** The round in words: who won, then both hands with their kinds. */
export function tellPatti(stops: Stops): string {
  if (handOf(stops, "playera").length === 0) return "";
  const winner = winnerOf(stops);
  const end = winner === "tie" ? say("dragonTied") : say("tableWins", { side: spotText(winner) });
  return [end, ...SIDES.map((side) => tellHand(stops, side))].join(" ");
}

/** The same for the page of proofs, with the spots of the bet. */
export const describePatti = describeWithSpots(tellPatti, spotText);
