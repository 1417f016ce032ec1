import type { Draw, Ratio } from "../engine.ts";
import type { Stops } from "../shared.ts";

/** Two sides play a match. How many goals each of them scores is drawn from its own published chances. */
export const SIDES = ["home", "away"] as const;
export type Side = (typeof SIDES)[number];
export const MINUTES = 90;
/** The minute after which the first half ends. */
export const HALF = 45;
/** Minutes that are told in one step. */
export const SPELL = 5;

/** Matches in a thousand in which a side scores 0, 1, 2 … goals, by how strong it is: goals a match on average. */
const STRENGTHS = {
  "0.9": [407, 366, 164, 49, 11, 2, 1],
  "1.1": [333, 367, 201, 74, 20, 4, 1],
  "1.3": [273, 355, 230, 100, 32, 8, 2],
  "1.5": [223, 335, 251, 126, 47, 14, 4],
  "1.7": [183, 311, 264, 150, 64, 22, 6],
  "2.0": [136, 272, 272, 181, 91, 36, 12],
} as const;
type Strength = keyof typeof STRENGTHS;
/** A number below this decides how many goals a side scores. */
export const WAYS = 1000;
export const MOST_GOALS = 6;

/** How strong home and away are, by set of parameters. */
const MATCHES: readonly Readonly<Record<Side, Strength>>[] = [
  { home: "1.5", away: "1.1" },
  { home: "1.3", away: "1.3" },
  { home: "2.0", away: "0.9" },
  { home: "1.1", away: "1.5" },
  { home: "1.7", away: "1.3" },
  { home: "0.9", away: "0.9" },
];

/** Of a thousand matches, those in which the side scores 0, 1, 2 … goals. */
export const waysOf = (side: Side, variant: number): readonly number[] => STRENGTHS[MATCHES[variant]?.[side] ?? "1.3"];

export const goalsChance = (side: Side, goals: number, variant: number): Ratio => ({
  over: BigInt(waysOf(side, variant)[goals] ?? 0),
  under: BigInt(WAYS),
});

/** The goals that a number stands for: the chances follow one another, no goal first. */
function goalsBy(number: number, side: Side, variant: number): number {
  let end = 0;
  return waysOf(side, variant).findIndex((ways) => number < (end += ways));
}

/** The minutes of the goals of both sides, home first. No two goals fall in the same minute. */
export function matchOf(draw: Draw, variant: number): Stops {
  const counts = SIDES.map((side) => goalsBy(draw(WAYS), side, variant));
  const left = Array.from({ length: MINUTES }, (_, index) => index + 1);
  return counts.map((goals) => {
    const minutes = Array.from({ length: goals }, () => left.splice(draw(left.length), 1)[0] ?? 0);
    return minutes.toSorted((one, other) => one - other);
  });
}

export const minutesOf = (stops: Stops, side: Side): readonly number[] => stops[SIDES.indexOf(side)] ?? [];

export interface Goal {
  readonly side: Side;
  readonly minute: number;
}

/** The goals of a step, counted from 1, in the order in which they fall. */
export const goalsIn = (stops: Stops, step: number): readonly Goal[] =>
  SIDES.flatMap((side) => minutesOf(stops, side).map((minute) => ({ side, minute })))
    .filter(({ minute }) => Math.ceil(minute / SPELL) === step)
    .toSorted((one, other) => one.minute - other.minute);

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** The score after so many minutes. */
export const scoreAt = (stops: Stops, minute: number): Score => {
  const until = (side: Side): number => minutesOf(stops, side).filter((each) => each <= minute).length;
  return { home: until("home"), away: until("away") };
};
export const scoreOf = (stops: Stops): Score => scoreAt(stops, MINUTES);
export const scoreText = ({ home, away }: Score): string => `${home}:${away}`;
