import type { LiveGame } from "../live-game.ts";
import { matchEngine } from "../priced.ts";
import type { Stops } from "../shared.ts";
import { chanceOf, chancesAfter, SPOTS, wins } from "./markets.ts";
import { matchOf, RAIDS, raidAt, raidsBy, SIDES, SUPER, TACKLE } from "./raids.ts";

const STEPS = RAIDS * 2;

/** A match is told raid by raid. */
const live: LiveGame = {
  steps: STEPS,
  stepMs: 3000,
  told: (stops, step) => SIDES.map((side, index) => raidsBy(stops, side).slice(0, Math.ceil((step - index) / 2))),
  isEvent: (stops: Stops, step) => [SUPER, TACKLE].includes(raidAt(stops, step) ?? 0),
  chances: chancesAfter,
  moment: (step) => `${step}/${STEPS}`,
};

/** A raid in a sign: its points, or T for a tackle. */
export const raidSign = (raid: number): string => (raid === TACKLE ? "T" : String(raid));

/** The simulated raids that decide a tied match of kabaddi. */
export const kabaddi = matchEngine({
  drawn: matchOf,
  spots: SPOTS,
  wins,
  chanceOf,
  signs: (raids) => raids.map(raidSign).join(" "),
  live,
  showMs: 7000,
});
