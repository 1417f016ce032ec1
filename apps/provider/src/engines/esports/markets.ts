import type { Ratio } from "../engine.ts";
import { chanceBefore, chancesOf } from "../chances-of.ts";
import { isOver, mapChance, MOST_MAPS, scoreOf, scoreText, type Team, TEAMS, WAYS, winnerOf } from "./maps.ts";

export const FIRST = ["firsta", "firstb"] as const;
export const COUNTS = ["two", "three"] as const;
export const SCORES = ["s20", "s21", "s12", "s02"] as const;
export const SPOTS = [...TEAMS, ...FIRST, ...COUNTS, ...SCORES] as const;
export type EsportsSpot = (typeof SPOTS)[number];
export type ScoreSpot = (typeof SCORES)[number];

const FINAL: Readonly<Record<ScoreSpot, string>> = { s20: "2:0", s21: "2:1", s12: "1:2", s02: "0:2" };
export const isScore = (spot: EsportsSpot): spot is ScoreSpot => Object.hasOwn(FINAL, spot);
export const finalOf = (spot: ScoreSpot): string => FINAL[spot];
const WINS: Readonly<Record<Exclude<EsportsSpot, ScoreSpot>, (winners: readonly Team[]) => boolean>> = {
  teama: (winners) => winnerOf(winners) === "teama",
  teamb: (winners) => winnerOf(winners) === "teamb",
  firsta: ([first]) => first === "teama",
  firstb: ([first]) => first === "teamb",
  two: ({ length }) => length === 2,
  three: ({ length }) => length === 3,
};

/** Whether a spot wins, by who won each map. */
export const wins = (spot: EsportsSpot, winners: readonly Team[]): boolean =>
  isScore(spot) ? scoreText(scoreOf(winners)) === finalOf(spot) : WINS[spot](winners);

/** Every way in which a match can go on. */
const allMatches = (begun: readonly Team[] = []): readonly (readonly Team[])[] =>
  isOver(begun) ? [begun] : TEAMS.flatMap((team) => allMatches([...begun, team]));

/** The chance of each spot after these maps. Maps that are no longer played count for each of their ways. */
export function chancesAfter(played: readonly Team[], variant: number): ReadonlyMap<EsportsSpot, Ratio> {
  const waysOf = (winners: readonly Team[]): bigint =>
    winners.slice(played.length).reduce((ways, team) => ways * mapChance(team, variant).over, 1n) *
    BigInt(WAYS) ** BigInt(MOST_MAPS - winners.length);
  return chancesOf(
    SPOTS,
    allMatches(played).map((winners) => [winners, waysOf(winners)] as const),
    wins,
  );
}

/** The chance of a spot before the match: that of all matches in which it wins. */
export const chanceOf = chanceBefore<EsportsSpot>((variant) => chancesAfter([], variant));
