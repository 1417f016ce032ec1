import { say } from "../../web/shared/boot.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots, spotTextBy } from "../spot-words.ts";
import { colourOf, numberOf, OUTSIDE } from "./engine.ts";
import { spotKey } from "./spot-keys.ts";

export const spotText = spotTextBy(OUTSIDE, spotKey);

const COLOURS = { red: "rouletteRed", black: "rouletteBlack", zero: "rouletteZero" } as const;

/** The round in words: the number and its colour. */
export function tellRoulette(stops: Stops): string {
  const number = numberOf(stops);
  if (number === undefined) return "";
  return number === 0 ? say("rouletteNone") : say("rouletteTale", { number, colour: say(COLOURS[colourOf(number)]) });
}

export const describeRoulette = describeWithSpots(tellRoulette, spotText);
