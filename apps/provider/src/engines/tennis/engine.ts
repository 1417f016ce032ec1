import type { LiveGame } from "../live-game.ts";
import { matchEngine } from "../priced.ts";
import { chanceOf, chancesAfter, SPOTS, wins } from "./markets.ts";
import { matchOf, MOST_POINTS, PLAYERS, scoreOf, scoreText, TO_WIN, winnersOf } from "./points.ts";

/** A match is told point by point. */
const live: LiveGame = {
  steps: MOST_POINTS,
  stepMs: 3000,
  told: (stops, step) => stops.map((points) => points.slice(0, step)),
  // The point that brings a player within one of the match.
  isEvent: (stops, step) => {
    const played = winnersOf(stops).slice(0, step);
    const last = played.length === step ? played.at(-1) : undefined;
    return last !== undefined && scoreOf(played)[last] === TO_WIN - 1;
  },
  chances: (told, _, variant) => chancesAfter(winnersOf(told), variant),
  moment: (step) => `${step}/${MOST_POINTS}`,
};

/** A simulated tie-break of two players. */
export const tennis = matchEngine({
  drawn: matchOf,
  spots: SPOTS,
  wins: (spot, stops) => wins(spot, winnersOf(stops)),
  chanceOf,
  signs: (points) =>
    `${scoreText(scoreOf(winnersOf([points])))} (${points.map((point) => (PLAYERS[point] === "home" ? "A" : "B")).join(" ")})`,
  live,
  showMs: 6000,
});
