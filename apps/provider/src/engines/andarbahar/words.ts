import { say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots } from "../spot-words.ts";
import { COUNTS, fallenOf, jokerOf, sideOf } from "./engine.ts";

export function spotText(spot: string): string {
  const count = COUNTS.find((each) => each.spot === spot);
  if (count) return say("andarCards", { from: count.from, to: count.to });
  return say(spot === "andar" ? "andar" : "bahar");
}

/** The round in words: the card turned up, how many fell, and who won. */
export function tellAndar(stops: Stops): string {
  const [joker, fallen] = [jokerOf(stops), fallenOf(stops)];
  const last = fallen.at(-1);
  if (joker === undefined || last === undefined) return "";
  const side = spotText(sideOf(fallen.length));
  return `${say("andarTale", { joker: cardText(joker), card: cardText(last), cards: fallen.length })} ${say("tableWins", { side })}`;
}

export const describeAndar = describeWithSpots(tellAndar, spotText);
