import type { Ratio } from "../engine.ts";
import { isOver, mapChance, scoreOf, scoreText, type Team, TEAMS, winnerOf } from "./maps.ts";

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
const MATCHES = allMatches();

/** The chance of a spot: that of all matches in which it wins. */
export function chanceOf(spot: EsportsSpot, variant: number): Ratio {
  const chances = MATCHES.filter((winners) => wins(spot, winners)).map((winners) =>
    winners
      .map((team) => mapChance(team, variant))
      .reduce((one, other) => ({ over: one.over * other.over, under: one.under * other.under })),
  );
  return chances.reduce((one, other) => ({
    over: one.over * other.under + other.over * one.under,
    under: one.under * other.under,
  }));
}
