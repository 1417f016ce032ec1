import { pricedEngine } from "../priced.ts";
import { digitsOf, drawDigits, numberText, PLACES } from "./digits.ts";
import { chanceOf, type DigitsSpot, PUBLISHED, SPOTS, targetOf, wins } from "./markets.ts";

/** Milliseconds in which the three digits are drawn. */
export const DRAW_MS = 9000;
const OPEN = "•";

/** `4••` for the hundreds, `Σ13` for the sum, `472` for the number. */
function spotSign(spot: DigitsSpot): string {
  const { of, value = "" } = targetOf(spot) ?? {};
  if (of === undefined) return spot;
  if (of === "number") return value;
  return of === "sum" ? `Σ${value}` : PLACES.map((place) => (place === of ? value : OPEN)).join("");
}

/** A draw of three digits, on whose number, places and sum chips are laid. */
export const digits = pricedEngine<DigitsSpot>({
  drawn: drawDigits,
  spots: SPOTS,
  published: PUBLISHED,
  wins: (spot, stops) => wins(spot, digitsOf(stops)),
  chanceOf,
  signs: numberText,
  spotSign,
  patience: 3,
  playMs: DRAW_MS,
  showMs: 7000,
});
