import { matchEngine } from "../priced.ts";
import type { LiveGame } from "../live-game.ts";
import { goalsIn, matchOf, MINUTES, scoreAt, scoreOf, SPELL } from "./goals.ts";
import { chanceOf, chancesAfter, SPOTS, wins } from "./markets.ts";

/** A match is told in spells of five minutes. */
const live: LiveGame = {
  steps: MINUTES / SPELL,
  stepMs: 2500,
  told: (stops, step) => stops.map((minutes) => minutes.filter((minute) => minute <= step * SPELL)),
  isEvent: (stops, step) => goalsIn(stops, step).length > 0,
  chances: (told, step, variant) => chancesAfter(scoreAt(told, step * SPELL), step * SPELL, variant),
  moment: (step) => `${step * SPELL}’`,
};

/** A simulated match, on whose result, goals and score chips are laid. */
export const football = matchEngine({
  drawn: matchOf,
  spots: SPOTS,
  wins: (spot, stops) => wins(spot, scoreOf(stops)),
  chanceOf,
  signs: (minutes) =>
    [minutes.length, ...(minutes.length > 0 ? [`(${minutes.map((each) => `${each}’`).join(" ")})`] : [])].join(" "),
  live,
  showMs: 7000,
});
