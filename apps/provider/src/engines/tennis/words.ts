import { say } from "../../web/shared/boot.ts";
import { isolated } from "../isolated.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots, spotTextBy } from "../spot-words.ts";
import { SPOTS, winnerOf } from "./markets.ts";
import { isOver, MOST_POINTS, scoreOf, scoreText, winnersOf } from "./points.ts";
import { spotKey } from "./spot-keys.ts";

export const spotText = spotTextBy(SPOTS, spotKey);

/** A point as it ends, counted from 1: who won it, and the score. Before the last one that is possible, that it decides. */
export function tellPoint(stops: Stops, point: number): string {
  const played = winnersOf(stops).slice(0, point);
  const score = isolated(scoreText(scoreOf(played)));
  const said = say("tennisPoint", { point, side: spotText(played.at(-1) ?? ""), score });
  return point === MOST_POINTS - 1 && !isOver(played) ? `${said} ${say("tennisDecides")}` : said;
}

/** Who won, and the score. */
export function tellScore(stops: Stops): string {
  const winners = winnersOf(stops);
  return say("esportsTale", { side: spotText(winnerOf(winners)), score: isolated(scoreText(scoreOf(winners))) });
}

export const describeTennis = describeWithSpots(tellScore, spotText);
