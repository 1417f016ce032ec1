import { SHARED, type SharedName } from "../engines/table.ts";
import type { LiveGame } from "../engines/live-game.ts";
import type { SharedEngine } from "../engines/shared.ts";

/** The sports whose fixtures are offered: those of the matches at tables. */
export const SPORTS = ["cricket", "football", "kabaddi", "tennis", "esports"] as const satisfies readonly SharedName[];
export type Sport = (typeof SPORTS)[number];

export const isSport = (name: string): name is Sport => SPORTS.some((each) => each === name);

export const engineOf = (sport: Sport): SharedEngine => SHARED[sport];

/** How a match of the sport is told. Throws RangeError for a sport that is not. */
export function liveOf(sport: Sport): LiveGame {
  const { live } = engineOf(sport);
  if (!live) throw new RangeError(`${sport} is not told step by step`);
  return live;
}
