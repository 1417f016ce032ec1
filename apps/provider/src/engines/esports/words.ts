import { listed, say } from "../../web/shared/boot.ts";
import type { Stops } from "../shared.ts";
import { isolated } from "../isolated.ts";
import { describeWithSpots, spotTextBy } from "../spot-words.ts";
import { scoreOf, scoreText, winnerOf, winnersOf } from "./maps.ts";
import { SPOTS } from "./markets.ts";
import { spotKey } from "./spot-keys.ts";

export const spotText = spotTextBy(SPOTS, spotKey);

/** Rounds of team A and team B on a map: `13:7`. */
export const roundsText = (rounds: readonly number[]): string => rounds.join(":");

/** A map as it ends, counted from 1. */
export const tellMap = (stops: Stops, map: number): string =>
  say("esportsMap", {
    map,
    score: isolated(roundsText(stops[map - 1] ?? [])),
    side: spotText(winnersOf(stops)[map - 1] ?? ""),
  });

export function tellScore(stops: Stops): string {
  const winners = winnersOf(stops);
  return say("esportsTale", { side: spotText(winnerOf(winners)), score: isolated(scoreText(scoreOf(winners))) });
}

/** The match in words: who won it, and the rounds of each map. */
export const tellMatch = (stops: Stops): string =>
  `${tellScore(stops)} ${say("esportsMaps", { maps: listed(stops.map((rounds) => isolated(roundsText(rounds)))) })}`;

export const describeEsports = describeWithSpots(tellMatch, spotText);
