import type { LiveGame } from "../live-game.ts";
import { matchEngine } from "../priced.ts";
import { matchOf, MOST_MAPS, winnersOf } from "./maps.ts";
import { chanceOf, chancesAfter, SPOTS, wins } from "./markets.ts";

/** A match is told map by map. */
const live: LiveGame = {
  steps: MOST_MAPS,
  stepMs: 8000,
  told: (stops, step) => stops.slice(0, step),
  isEvent: (stops, step) => stops[step - 1] !== undefined,
  chances: (told, _, variant) => chancesAfter(winnersOf(told), variant),
  moment: (step) => `${step}/${MOST_MAPS}`,
};

/** A simulated match of two teams over three maps. */
export const esports = matchEngine({
  drawn: matchOf,
  spots: SPOTS,
  wins: (spot, stops) => wins(spot, winnersOf(stops)),
  chanceOf,
  signs: (rounds) => rounds.join(":"),
  live,
  showMs: 6000,
});
