import type { Ratio } from "../engine.ts";
import type { Stops } from "../shared.ts";
import { chanceBefore, chancesOf } from "../chances-of.ts";
import { statesAfter } from "../states-after.ts";
import { afterRaid, RAIDS, raidsBy, raidsOf, type Score, scoreAt, SIDES, sideAt, SUPER } from "./raids.ts";

export const RESULTS = ["home", "tie", "away"] as const;
export type Result = (typeof RESULTS)[number];
export const TOTALS = ["over", "under"] as const;
export const SUPERS = ["superyes", "superno"] as const;
/** By how many points a side wins: one or two, or more. */
export const MARGINS = ["homeless", "homemore", "awayless", "awaymore"] as const;
export const SPOTS = [...RESULTS, ...TOTALS, ...SUPERS, ...MARGINS] as const;
export type KabaddiSpot = (typeof SPOTS)[number];

/** More points of both sides than this are over, fewer are under: no match lies on the line. */
export const LINE = 9.5;
/** The most points by which a win is a narrow one. */
export const NARROW = 2;

interface Match extends Score {
  /** Whether a raid brought three points. */
  readonly hasSuper: boolean;
}

const lead = ({ home, away }: Match): number => home - away;
const WINS: Readonly<Record<KabaddiSpot, (match: Match) => boolean>> = {
  home: (match) => lead(match) > 0,
  tie: (match) => lead(match) === 0,
  away: (match) => lead(match) < 0,
  over: ({ home, away }) => home + away > LINE,
  under: ({ home, away }) => home + away < LINE,
  superyes: ({ hasSuper }) => hasSuper,
  superno: ({ hasSuper }) => !hasSuper,
  homeless: (match) => lead(match) > 0 && lead(match) <= NARROW,
  homemore: (match) => lead(match) > NARROW,
  awayless: (match) => lead(match) < 0 && lead(match) >= -NARROW,
  awaymore: (match) => lead(match) < -NARROW,
};

/** What bets depend on, after so many raids. */
const matchOf = (stops: Stops, step: number): Match => ({
  ...scoreAt(stops, step),
  hasSuper: SIDES.some((side) => raidsBy(stops, side).includes(SUPER)),
});

/** Whether a spot wins, by the raids of both sides. */
export const wins = (spot: KabaddiSpot, stops: Stops): boolean => WINS[spot](matchOf(stops, RAIDS * 2));

export const resultOf = (stops: Stops): Result => RESULTS.find((result) => wins(result, stops)) ?? "tie";

/** More than a side can score. */
const SCORES = 100;

/** Every way in which a match of a variant goes on after so many raids, of 20 for each raid that is left. */
const matchesAfter = (begun: Match, step: number, variant: number) =>
  statesAfter<Match>(
    begun,
    RAIDS * 2 - step,
    ({ home, away, hasSuper }) => (home * SCORES + away) * 2 + Number(hasSuper),
    (match, next) =>
      raidsOf(sideAt(step + next), variant).map(([raid, ways]) => [
        { ...afterRaid(match, sideAt(step + next), raid), hasSuper: match.hasSuper || raid === SUPER },
        ways,
      ]),
  );

/** The chance of each spot after so many raids. */
export function chancesAfter(told: Stops, step: number, variant: number): ReadonlyMap<KabaddiSpot, Ratio> {
  const ends = matchesAfter(matchOf(told, step), step, variant);
  return chancesOf(
    SPOTS,
    ends.map(([match, ways]) => [match, BigInt(ways)] as const),
    (spot, match) => WINS[spot](match),
  );
}

/** The chance of a spot before the match: that of all matches in which it wins. */
export const chanceOf = chanceBefore<KabaddiSpot>((variant) => chancesAfter([], 0, variant));
