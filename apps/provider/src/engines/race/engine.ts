import { pricedEngine } from "../priced.ts";
import { chanceOf, type RaceSpot, SPOTS, targetOf, wins } from "./markets.ts";
import { drawOrder, orderOf, PLACES } from "./order.ts";

/** Milliseconds in which the boats race. */
export const RACE_MS = 10_000;

/** `P1=7` for the winner, `P1+P2=11` for the sum of the first two. */
function spotSign(spot: RaceSpot): string {
  const { of, value = "" } = targetOf(spot) ?? {};
  if (of === undefined) return spot;
  return `${of === "sum" ? "P1+P2" : `P${PLACES.indexOf(of) + 1}`}=${value}`;
}

/** A race of ten boats, on whose first three places and their sums chips are laid. */
export const race = pricedEngine<RaceSpot>({
  drawn: drawOrder,
  spots: SPOTS,
  wins: (spot, stops) => wins(spot, orderOf(stops)),
  chanceOf,
  signs: (order) => order.join(" "),
  spotSign,
  playMs: RACE_MS,
  showMs: 7000,
});
