import { say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots } from "../spot-words.ts";
import { handOf, handPoints, type Side, SPOTS, winnerOf } from "./engine.ts";
import { SPOT_KEYS } from "./spot-keys.ts";

export function spotText(spot: string): string {
  const known = SPOTS.find((each) => each === spot);
  return known ? say(SPOT_KEYS[known]) : spot;
}

function tellHand(stops: Stops, side: Side): string {
  const cards = handOf(stops, side).map(cardText).join(", ");
  return say("baccaratHand", { side: spotText(side), points: handPoints(stops, side), cards });
}

/** The round in words: who won, then both hands with their points. */
export function tellBaccarat(stops: Stops): string {
  if (handOf(stops, "player").length === 0) return "";
  const winner = winnerOf(stops);
  const end = winner === "tie" ? say("dragonTied") : say("tableWins", { side: spotText(winner) });
  return `${end} ${tellHand(stops, "player")} ${tellHand(stops, "banker")}`;
}

/** The same for the page of proofs, with the spots of the bet. */
export const describeBaccarat = describeWithSpots(tellBaccarat, spotText);
