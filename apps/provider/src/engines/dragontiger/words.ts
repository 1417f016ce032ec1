import { say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots } from "../spot-words.ts";
import { dealtOf, SPOTS, winnerOf } from "./engine.ts";
import { SPOT_KEYS } from "./spot-keys.ts";

export function spotText(spot: string): string {
  const known = SPOTS.find((each) => each === spot);
  return known ? say(SPOT_KEYS[known]) : spot;
}

/** The round in words: both cards, and who won. */
export function tellDragon(stops: Stops): string {
  const dealt = dealtOf(stops);
  if (!dealt) return "";
  const [dragon, tiger] = dealt.map(cardText);
  const winner = winnerOf(stops);
  const end = winner === "tie" ? say("dragonTied") : say("tableWins", { side: spotText(winner) });
  return `${say("dragonDealt", { dragon: dragon ?? "", tiger: tiger ?? "" })} ${end}`;
}

/** The same for the page of proofs, with the spots of the bet. */
export const describeDragon = describeWithSpots(tellDragon, spotText);
