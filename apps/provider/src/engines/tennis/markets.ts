import type { Ratio } from "../engine.ts";
import { chanceBefore, chancesOf } from "../chances-of.ts";
import { isOver, MOST_POINTS, type Player, PLAYERS, pointChance, type Score, scoreOf, scoreText, TO_WIN } from "./points.ts";

export const FIRST = ["firsta", "firstb"] as const;
export const TOTALS = ["over", "under"] as const;
export const DECIDERS = ["lastyes", "lastno"] as const;
/** The final scores: five points, and those of the other player. */
export const HOME_SCORES = ["s50", "s51", "s52", "s53", "s54"] as const;
export const AWAY_SCORES = ["s05", "s15", "s25", "s35", "s45"] as const;
export const SCORES = [...HOME_SCORES, ...AWAY_SCORES] as const;
export const SPOTS = [...PLAYERS, ...FIRST, ...TOTALS, ...DECIDERS, ...SCORES] as const;
export type TennisSpot = (typeof SPOTS)[number];
type ScoreSpot = (typeof SCORES)[number];

/** More points than this are over, fewer are under: no match lies on the line. */
export const LINE = 7.5;

export const isScore = (spot: TennisSpot): spot is ScoreSpot => SCORES.some((score) => score === spot);
/** The score of a spot. */
export const finalOf = (spot: ScoreSpot): Score => ({ home: Number(spot.charAt(1)), away: Number(spot.charAt(2)) });

export const winnerOf = (winners: readonly Player[]): Player => (scoreOf(winners).home === TO_WIN ? "home" : "away");

const WINS: Readonly<Record<Exclude<TennisSpot, ScoreSpot>, (winners: readonly Player[]) => boolean>> = {
  home: (winners) => winnerOf(winners) === "home",
  away: (winners) => winnerOf(winners) === "away",
  firsta: ([first]) => first === "home",
  firstb: ([first]) => first === "away",
  over: ({ length }) => length > LINE,
  under: ({ length }) => length < LINE,
  lastyes: ({ length }) => length === MOST_POINTS,
  lastno: ({ length }) => length < MOST_POINTS,
};

/** Whether a spot wins, by who won each point. */
export const wins = (spot: TennisSpot, winners: readonly Player[]): boolean =>
  isScore(spot) ? scoreText(scoreOf(winners)) === scoreText(finalOf(spot)) : WINS[spot](winners);

/** Every way in which a match can go on. */
const allMatches = (begun: readonly Player[] = []): readonly (readonly Player[])[] =>
  isOver(begun) ? [begun] : PLAYERS.flatMap((winner) => allMatches([...begun, winner]));

const UNDER = pointChance("home", 0, 0).under;

/** The chance of each spot after these points. Points that are no longer played count for each of their ways. */
export function chancesAfter(played: readonly Player[], variant: number): ReadonlyMap<TennisSpot, Ratio> {
  const waysOf = (winners: readonly Player[]): bigint =>
    winners
      .slice(played.length)
      .reduce((ways, winner, index) => ways * pointChance(winner, played.length + index, variant).over, 1n) *
    UNDER ** BigInt(MOST_POINTS - winners.length);
  return chancesOf(
    SPOTS,
    allMatches(played).map((winners) => [winners, waysOf(winners)] as const),
    wins,
  );
}

/** The chance of a spot before the match: that of all matches in which it wins. */
export const chanceOf = chanceBefore<TennisSpot>((variant) => chancesAfter([], variant));
