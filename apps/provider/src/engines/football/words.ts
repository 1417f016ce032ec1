import { listed, say } from "../../web/shared/boot.ts";
import type { Stops } from "../shared.ts";
import { isolated } from "../isolated.ts";
import { describeWithSpots, spotTextBy } from "../spot-words.ts";
import { HALF, minutesOf, scoreAt, type Score, scoreOf, scoreText, SIDES, type Side } from "./goals.ts";
import { SPOTS } from "./markets.ts";
import { spotKey } from "./spot-keys.ts";

export const spotText = spotTextBy(SPOTS, spotKey);

const scoreIs = (score: Score): string => isolated(scoreText(score));
const minuteIs = (minute: number): string => isolated(`${minute}’`);

/** A goal as it falls: its minute, who scored, and the score. */
export const tellGoal = (stops: Stops, side: Side, minute: number): string =>
  say("footballGoal", { minute: minuteIs(minute), side: spotText(side), score: scoreIs(scoreAt(stops, minute)) });

export const tellHalf = (stops: Stops): string => say("footballHalf", { score: scoreIs(scoreAt(stops, HALF)) });

export const tellScore = (stops: Stops): string => say("footballTale", { score: scoreIs(scoreOf(stops)) });

/** The match in words: the score, and the minute of each goal. */
export function tellMatch(stops: Stops): string {
  const end = tellScore(stops);
  const goals = SIDES.flatMap((side) => minutesOf(stops, side).map((minute) => ({ minute, side: spotText(side) })));
  if (goals.length === 0) return `${end} ${say("footballNoGoals")}`;
  const minutes = goals
    .toSorted((one, other) => one.minute - other.minute)
    .map(({ minute, side }) => say("footballGoalAt", { minute: minuteIs(minute), side }));
  return `${end} ${say("footballScored", { goals: listed(minutes) })}`;
}

export const describeMatch = describeWithSpots(tellMatch, spotText);
