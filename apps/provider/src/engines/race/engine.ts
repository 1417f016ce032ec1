import { pricedEngine } from "../priced.ts";
import { chanceOf, type RaceSpot, SPOTS, wins } from "./markets.ts";
import { drawOrder, orderOf } from "./order.ts";

/** Milliseconds in which the boats race. */
export const RACE_MS = 10_000;

/** A race of ten boats, on whose first three places and their sums chips are laid. */
export const race = pricedEngine<RaceSpot>({
  drawn: drawOrder,
  spots: SPOTS,
  wins: (spot, stops) => wins(spot, orderOf(stops)),
  chanceOf,
  signs: (order) => order.join(" "),
  playMs: RACE_MS,
  showMs: 7000,
});
