import type { Ratio } from "../engine.ts";
import { chancesOf } from "../chances-of.ts";
import { MINUTES, MOST_GOALS, type Score, WAYS, waysOf } from "./goals.ts";

export const RESULTS = ["home", "draw", "away"] as const;
export type Result = (typeof RESULTS)[number];
export const TOTALS = ["over", "under"] as const;
export const BOTH = ["bothyes", "bothno"] as const;
/** Scores on which chips are laid, by who wins; `other` is any other score. */
export const HOME_SCORES = ["s10", "s20", "s21", "s31"] as const;
export const DRAW_SCORES = ["s00", "s11", "s22", "other"] as const;
export const AWAY_SCORES = ["s01", "s02", "s12", "s13"] as const;
export const SCORES = [...HOME_SCORES, ...DRAW_SCORES, ...AWAY_SCORES] as const;
export const SPOTS = [...RESULTS, ...TOTALS, ...BOTH, ...SCORES] as const;
export type FootballSpot = (typeof SPOTS)[number];
type ScoreSpot = Exclude<(typeof SCORES)[number], "other">;

/** More goals than this are over, fewer are under: no match lies on the line. */
export const LINE = 2.5;

/** The score of a spot; undefined for a spot that names none. */
export function scoreFor(spot: string): Score | undefined {
  const [, home, away] = /^s([0-9])([0-9])$/.exec(spot) ?? [];
  return home === undefined || away === undefined ? undefined : { home: Number(home), away: Number(away) };
}

export const resultOf = ({ home, away }: Score): Result => (home === away ? "draw" : home > away ? "home" : "away");
const isAt = (spot: ScoreSpot, { home, away }: Score): boolean => {
  const score = scoreFor(spot);
  return score?.home === home && score.away === away;
};
const isNamed = (score: Score): boolean => SCORES.some((spot) => spot !== "other" && isAt(spot, score));

type Market = Exclude<FootballSpot, ScoreSpot>;
const WINS: Readonly<Record<Market, (score: Score) => boolean>> = {
  home: (score) => resultOf(score) === "home",
  draw: (score) => resultOf(score) === "draw",
  away: (score) => resultOf(score) === "away",
  over: ({ home, away }) => home + away > LINE,
  under: ({ home, away }) => home + away < LINE,
  bothyes: ({ home, away }) => home > 0 && away > 0,
  bothno: ({ home, away }) => home === 0 || away === 0,
  other: (score) => !isNamed(score),
};
const isMarket = (spot: FootballSpot): spot is Market => Object.hasOwn(WINS, spot);

/** Whether a spot wins at a final score. */
export const wins = (spot: FootballSpot, score: Score): boolean => (isMarket(spot) ? WINS[spot](score) : isAt(spot, score));

const COUNTS = Array.from({ length: MOST_GOALS + 1 }, (_, goals) => goals);
const ALL_SCORES: readonly Score[] = COUNTS.flatMap((home) => COUNTS.map((away) => ({ home, away })));

/** Factors of which the last is so many less: 5, 3 → 5 × 4 × 3. */
function falling(from: number, factors: number): bigint {
  let product = 1n;
  for (let index = 0; index < factors; index++) product *= BigInt(Math.max(0, from - index));
  return product;
}

/**
 * Every final score with its ways, from what is known after so many minutes. A score counts for the ways in which its goals fall in
 * 90 minutes: of these, the ones in which the goals so far fell when they did, and the others in the minutes that are left.
 */
function scoresAfter(score: Score, minutes: number, variant: number): readonly (readonly [Score, bigint])[] {
  const [home, away] = [waysOf("home", variant), waysOf("away", variant)];
  return ALL_SCORES.map((end) => {
    const ways = BigInt(home[end.home] ?? 0) * BigInt(away[end.away] ?? 0);
    const fallen = falling(end.home, score.home) * falling(end.away, score.away);
    const goalless = falling(MINUTES - end.home - end.away, minutes - score.home - score.away);
    return [end, ways * fallen * goalless];
  });
}

/** The chance of each spot after so many minutes with these goals. */
export const chancesAfter = (score: Score, minutes: number, variant: number): ReadonlyMap<FootballSpot, Ratio> =>
  chancesOf(SPOTS, scoresAfter(score, minutes, variant), wins);

/** The chance of a spot: that of all scores at which it wins. The goals of one side do not depend on those of the other. */
export function chanceOf(spot: FootballSpot, variant: number): Ratio {
  const [home, away] = [waysOf("home", variant), waysOf("away", variant)];
  const ways = ALL_SCORES.filter((score) => wins(spot, score)).reduce(
    (sum, score) => sum + (home[score.home] ?? 0) * (away[score.away] ?? 0),
    0,
  );
  return { over: BigInt(ways), under: BigInt(WAYS * WAYS) };
}
