import type { Leg } from "./slip-text.ts";
import { SPORTS } from "./sports.ts";

/** The sides of all leagues: cities, whose names the messages have in every language. */
export const TEAMS = [
  "agra",
  "bhopal",
  "chennai",
  "delhi",
  "goa",
  "indore",
  "jaipur",
  "kochi",
  "kolkata",
  "lucknow",
  "mumbai",
  "nagpur",
  "patna",
  "pune",
  "surat",
  "vizag",
] as const;
export type Team = (typeof TEAMS)[number];

export interface Sides {
  readonly home: Team;
  readonly away: Team;
}

const FIXED = 1;
const TURNING = TEAMS.length - FIXED;
const MATCHES = TEAMS.length / 2;

/** Fixtures by which each league is ahead of the one before: the same two do not meet in all of them on one day. */
const AHEAD = 35;

const teamAt = (index: number): Team => TEAMS[index] ?? TEAMS[0];

/**
 * The sides of a fixture of a league, by its number: a round robin in which one side stays and the others turn, so that each meets
 * each of the others once in fifteen rounds, then with home and away exchanged.
 */
export function sidesOf({ sport, number }: Pick<Leg, "sport" | "number">): Sides {
  const ahead = number + AHEAD * SPORTS.indexOf(sport);
  const [round, match] = [Math.floor(ahead / MATCHES), ahead % MATCHES];
  const turned = (place: number): Team => teamAt(FIXED + ((((place + round) % TURNING) + TURNING) % TURNING));
  const one = match === 0 ? teamAt(0) : turned(match - 1);
  const other = turned(TURNING - 1 - match);
  // Fifteen rounds later the same two meet, and the number of the round has changed from odd to even or back.
  const exchanged = round % 2 === 1;
  return exchanged ? { home: other, away: one } : { home: one, away: other };
}
