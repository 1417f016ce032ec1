import type { Draw, Ratio } from "../engine.ts";
import type { Stops } from "../shared.ts";

/** A super over: each side bats for six balls at most, home first, and is out after two wickets. */
export const SIDES = ["home", "away"] as const;
export type Side = (typeof SIDES)[number];
export const BALLS = 6;
export const WICKETS = 2;
/** What a ball brings: runs, or a wicket. */
export const WICKET = 7;
export const BALL_KINDS = [0, 1, 2, 4, 6, WICKET] as const;
/** A number below this decides what a ball brings. */
export const WAYS = 20;

/** Of twenty balls, those that bring each kind, in their order, by how a side bats. */
const BATTING = {
  calm: [7, 7, 2, 2, 1, 1],
  steady: [6, 7, 2, 3, 1, 1],
  strong: [5, 6, 2, 4, 2, 1],
  bold: [6, 4, 1, 4, 3, 2],
} as const;

/** How home and away bat, by set of parameters. */
const MATCHES: readonly Readonly<Record<Side, keyof typeof BATTING>>[] = [
  { home: "steady", away: "steady" },
  { home: "strong", away: "steady" },
  { home: "bold", away: "strong" },
  { home: "calm", away: "steady" },
  { home: "strong", away: "strong" },
  { home: "steady", away: "bold" },
];

const ballWays = (side: Side, variant: number): readonly number[] => BATTING[MATCHES[variant]?.[side] ?? "steady"];

/** The kinds of balls of a side, each with its ways of twenty. */
export const ballsOf = (side: Side, variant: number): readonly (readonly [ball: number, ways: number])[] =>
  BALL_KINDS.map((ball, index) => [ball, ballWays(side, variant)[index] ?? 0]);

export const ballChance = (side: Side, ball: number, variant: number): Ratio => ({
  over: BigInt(ballsOf(side, variant).find(([kind]) => kind === ball)?.[1] ?? 0),
  under: BigInt(WAYS),
});

/** The ball that a number stands for: the chances follow one another, no run first. */
function ballBy(number: number, side: Side, variant: number): number {
  let end = 0;
  return ballsOf(side, variant).find(([, ways]) => number < (end += ways))?.[0] ?? 0;
}

export interface Score {
  readonly runs: number;
  readonly wickets: number;
}
export const NO_SCORE: Score = { runs: 0, wickets: 0 };

export const afterBall = ({ runs, wickets }: Score, ball: number): Score =>
  ball === WICKET ? { runs, wickets: wickets + 1 } : { runs: runs + ball, wickets };

/** The score of a side after these balls. */
export const scoreOf = (balls: readonly number[]): Score => balls.reduce(afterBall, NO_SCORE);
/** Runs and wickets: `14/1`. */
export const scoreText = ({ runs, wickets }: Score): string => `${runs}/${wickets}`;

/** Whether a side bats no more after so many balls. @param target the runs that end its innings, for the side that bats second */
export const isOut = ({ runs, wickets }: Score, balls: number, target = Infinity): boolean =>
  balls === BALLS || wickets === WICKETS || runs >= target;

function overOf(draw: Draw, side: Side, variant: number, target?: number): readonly number[] {
  const balls: number[] = [];
  while (!isOut(scoreOf(balls), balls.length, target)) balls.push(ballBy(draw(WAYS), side, variant));
  return balls;
}

/** The balls of both sides, home first. Away stops as soon as it has one run more than home. */
export function matchOf(draw: Draw, variant: number): Stops {
  const home = overOf(draw, "home", variant);
  return [home, overOf(draw, "away", variant, scoreOf(home).runs + 1)];
}

export const ballsBy = (stops: Stops, side: Side): readonly number[] => stops[SIDES.indexOf(side)] ?? [];

/** The balls of home, a pause between the sides, and the balls of away. */
export const STEPS = BALLS * 2 + 1;

interface Ball {
  readonly side: Side;
  /** Counted from 1. */
  readonly ball: number;
}

/** What happens in a step, counted from 1: a ball, or the pause, in which it is said what away needs; undefined after the last ball. */
export function stepOf(stops: Stops, step: number): Ball | "break" | undefined {
  const [home = 0, away = 0] = SIDES.map((side) => ballsBy(stops, side).length);
  if (step <= home) return { side: "home", ball: step };
  const ball = step - home - 1;
  if (ball === 0) return "break";
  return ball <= away ? { side: "away", ball } : undefined;
}
