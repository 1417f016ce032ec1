import { listed, say } from "../../web/shared/boot.ts";
import type { Stops } from "../shared.ts";
import { isolated } from "../isolated.ts";
import { describeWithSpots, spotTextBy } from "../spot-words.ts";
import { HALVES } from "../halves.ts";
import { digitsOf, numberText, PLACES, sumOf } from "./digits.ts";
import { SPOTS, wins } from "./markets.ts";
import { spotKey } from "./spot-keys.ts";

export const spotText = spotTextBy(SPOTS, spotKey);

/** The digit of a place as it is drawn, counted from 0. */
export const digitText = (stops: Stops, index: number): string => `${spotText(`${PLACES[index]}${digitsOf(stops)[index]}`)}.`;

/** The number alone, and then its sum with the halves that it wins. */
export function numberWords(stops: Stops): string {
  const digits = digitsOf(stops);
  const halves = HALVES.filter((half) => wins(half, digits)).map((half) => spotText(half));
  return say("digitsTale", {
    number: isolated(numberText(digits)),
    sum: isolated(String(sumOf(digits))),
    halves: listed(halves),
  });
}

export const describeDigits = describeWithSpots(numberWords, spotText);
