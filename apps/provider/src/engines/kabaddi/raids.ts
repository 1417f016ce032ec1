import type { Draw, Ratio } from "../engine.ts";
import type { Stops } from "../shared.ts";

/** The raids that decide a tied match: five of each side in turn, home first. */
export const SIDES = ["home", "away"] as const;
export type Side = (typeof SIDES)[number];
export const RAIDS = 5;
/** What a raid brings: points for its side, or a point for the other one, which tackles the raider. */
export const TACKLE = 4;
export const SUPER = 3;
export const RAID_KINDS = [0, 1, 2, SUPER, TACKLE] as const;
/** A number below this decides what a raid brings. */
export const WAYS = 20;

/** Of twenty raids, those that bring each kind, in their order, by how a side raids against the other one. */
const RAIDING = {
  steady: [6, 6, 2, 1, 5],
  sharp: [5, 7, 3, 1, 4],
  daring: [3, 5, 4, 2, 6],
} as const;

/** How home and away raid, by set of parameters. */
const MATCHES: readonly Readonly<Record<Side, keyof typeof RAIDING>>[] = [
  { home: "steady", away: "steady" },
  { home: "sharp", away: "steady" },
  { home: "daring", away: "sharp" },
  { home: "steady", away: "daring" },
  { home: "sharp", away: "sharp" },
  { home: "steady", away: "sharp" },
];

/** The kinds of raids of a side, each with its ways of twenty. */
export function raidsOf(side: Side, variant: number): readonly (readonly [raid: number, ways: number])[] {
  const ways = RAIDING[MATCHES[variant]?.[side] ?? "steady"];
  return RAID_KINDS.map((raid, index) => [raid, ways[index] ?? 0]);
}

export const raidChance = (side: Side, raid: number, variant: number): Ratio => ({
  over: BigInt(raidsOf(side, variant).find(([kind]) => kind === raid)?.[1] ?? 0),
  under: BigInt(WAYS),
});

/** The raid that a number stands for: the chances follow one another, no point first. */
function raidBy(number: number, side: Side, variant: number): number {
  let end = 0;
  return raidsOf(side, variant).find(([, ways]) => number < (end += ways))?.[0] ?? 0;
}

/** Whose raid it is, counted from 0. */
export const sideAt = (step: number): Side => (step % 2 === 0 ? "home" : "away");

/** The raids of home and of away. One number for each, in the order of play. */
export function matchOf(draw: Draw, variant: number): Stops {
  const raids = Array.from({ length: RAIDS * 2 }, (_, step) => raidBy(draw(WAYS), sideAt(step), variant));
  return SIDES.map((side) => raids.filter((_, step) => sideAt(step) === side));
}

export const raidsBy = (stops: Stops, side: Side): readonly number[] => stops[SIDES.indexOf(side)] ?? [];

/** The raid of a step, counted from 1 over both sides. */
export const raidAt = (stops: Stops, step: number): number | undefined =>
  raidsBy(stops, sideAt(step - 1))[Math.ceil(step / 2) - 1];

export interface Score {
  readonly home: number;
  readonly away: number;
}
export const NO_SCORE: Score = { home: 0, away: 0 };

export function afterRaid(score: Score, side: Side, raid: number): Score {
  const other: Side = side === "home" ? "away" : "home";
  return raid === TACKLE ? { ...score, [other]: score[other] + 1 } : { ...score, [side]: score[side] + raid };
}

/** The score after so many raids of both sides. */
export function scoreAt(stops: Stops, steps: number): Score {
  let score = NO_SCORE;
  for (let step = 0; step < steps; step++)
    score = afterRaid(score, sideAt(step), raidsBy(stops, sideAt(step))[Math.floor(step / 2)] ?? 0);
  return score;
}
export const scoreOf = (stops: Stops): Score => scoreAt(stops, RAIDS * 2);
export const scoreText = ({ home, away }: Score): string => `${home}:${away}`;
