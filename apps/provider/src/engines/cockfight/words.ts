import { say } from "../../web/shared/boot.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots } from "../spot-words.ts";
import { scoreOf, SPOTS, winnerOf } from "./engine.ts";
import { SPOT_KEYS } from "./spot-keys.ts";

export function spotText(spot: string): string {
  const known = SPOTS.find((each) => each === spot);
  return known ? say(SPOT_KEYS[known]) : spot;
}

/** The bout in words: the score, and who won. */
export function tellBout(stops: Stops): string {
  const winner = winnerOf(stops);
  const end = winner === "tie" ? say("boutDrawn") : say("tableWins", { side: spotText(winner) });
  return `${say("boutTale", { meron: scoreOf(stops, "meron"), wala: scoreOf(stops, "wala") })} ${end}`;
}

export const describeBout = describeWithSpots(tellBout, spotText);
