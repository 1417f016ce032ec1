import { say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots, spotTextBy } from "../spot-words.ts";
import { fallenOf, jokerOf, sideOf, SPOTS } from "./engine.ts";
import { spotKey } from "./spot-keys.ts";

export const spotText = spotTextBy(SPOTS, spotKey);

/** The round in words: the card turned up, how many fell, and who won. */
export function tellAndar(stops: Stops): string {
  const [joker, fallen] = [jokerOf(stops), fallenOf(stops)];
  const last = fallen.at(-1);
  if (joker === undefined || last === undefined) return "";
  const side = spotText(sideOf(fallen.length));
  return `${say("andarTale", { joker: cardText(joker), card: cardText(last), cards: fallen.length })} ${say("tableWins", { side })}`;
}

export const describeAndar = describeWithSpots(tellAndar, spotText);
