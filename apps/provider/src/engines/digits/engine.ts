import { pricedEngine } from "../priced.ts";
import { digitsOf, drawDigits, numberText } from "./digits.ts";
import { chanceOf, type DigitsSpot, PUBLISHED, SPOTS, wins } from "./markets.ts";

/** Milliseconds in which the three digits are drawn. */
export const DRAW_MS = 9000;

/** A draw of three digits, on whose number, places and sum chips are laid. */
export const digits = pricedEngine<DigitsSpot>({
  drawn: drawDigits,
  spots: SPOTS,
  published: PUBLISHED,
  wins: (spot, stops) => wins(spot, digitsOf(stops)),
  chanceOf,
  signs: numberText,
  patience: 3,
  playMs: DRAW_MS,
  showMs: 7000,
});
