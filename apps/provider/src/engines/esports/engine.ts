import { pricedEngine } from "../priced.ts";
import { matchOf, winnersOf } from "./maps.ts";
import { chanceOf, SPOTS, wins } from "./markets.ts";

/** Milliseconds in which a match is played. */
export const MATCH_MS = 12_000;

/** A simulated match of two teams over three maps. */
export const esports = pricedEngine({
  drawn: matchOf,
  spots: SPOTS,
  wins: (spot, stops) => wins(spot, winnersOf(stops)),
  chanceOf,
  signs: (rounds) => rounds.join(":"),
  playMs: MATCH_MS,
  showMs: 6000,
});
