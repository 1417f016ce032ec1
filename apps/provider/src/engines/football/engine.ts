import { pricedEngine } from "../priced.ts";
import { matchOf, scoreOf } from "./goals.ts";
import { chanceOf, SPOTS, wins } from "./markets.ts";

/** Milliseconds in which a match is played. */
export const MATCH_MS = 18_000;

/** A simulated match, on whose result, goals and score chips are laid. */
export const football = pricedEngine({
  drawn: matchOf,
  spots: SPOTS,
  wins: (spot, stops) => wins(spot, scoreOf(stops)),
  chanceOf,
  signs: (minutes) =>
    [minutes.length, ...(minutes.length > 0 ? [`(${minutes.map((each) => `${each}’`).join(" ")})`] : [])].join(" "),
  playMs: MATCH_MS,
  showMs: 7000,
});
