import type { Draw, Ratio } from "../engine.ts";
import type { Stops } from "../shared.ts";

/** Two teams play the best of three maps. Each map is won by the one that first has so many rounds. */
export const TEAMS = ["teama", "teamb"] as const;
export type Team = (typeof TEAMS)[number];
export const ROUNDS = 13;
/** The team that loses a map has fewer rounds than this. */
const LOST = 12;
/** A number below this decides who wins a map. */
export const WAYS = 1000;
export const TO_WIN = 2;
export const MOST_MAPS = 3;

/** Maps in a thousand that team A wins, by set of parameters. */
const STRENGTHS = [550, 530, 620, 450, 580, 400] as const;
export const strengthOf = (variant: number): number => STRENGTHS[variant] ?? WAYS / 2;
export const mapChance = (team: Team, variant: number): Ratio => ({
  over: BigInt(team === "teama" ? strengthOf(variant) : WAYS - strengthOf(variant)),
  under: BigInt(WAYS),
});

export interface Score {
  readonly teama: number;
  readonly teamb: number;
}

/** Who won each map. */
export const winnersOf = (stops: Stops): readonly Team[] => stops.map(([a = 0, b = 0]) => (a > b ? "teama" : "teamb"));

export const scoreOf = (winners: readonly Team[]): Score => ({
  teama: winners.filter((team) => team === "teama").length,
  teamb: winners.filter((team) => team === "teamb").length,
});
export const scoreText = ({ teama, teamb }: Score): string => `${teama}:${teamb}`;

export const isOver = (winners: readonly Team[]): boolean => {
  const { teama, teamb } = scoreOf(winners);
  return Math.max(teama, teamb) === TO_WIN;
};
export const winnerOf = (winners: readonly Team[]): Team => (scoreOf(winners).teama === TO_WIN ? "teama" : "teamb");

/** The rounds of team A and team B on each map, until one team has two maps. */
export function matchOf(draw: Draw, variant: number): Stops {
  const maps: number[][] = [];
  while (!isOver(winnersOf(maps))) {
    const isForA = draw(WAYS) < strengthOf(variant);
    const lost = draw(LOST);
    maps.push(isForA ? [ROUNDS, lost] : [lost, ROUNDS]);
  }
  return maps;
}
