import { say } from "../../web/shared/boot.ts";
import type { MessageKey } from "../../messages/messages.ts";
import { isolated } from "../isolated.ts";
import type { Stops } from "../shared.ts";
import { describeWithSpots, spotTextBy } from "../spot-words.ts";
import { resultOf, SPOTS } from "./markets.ts";
import { BALLS, ballsBy, isOut, scoreOf, scoreText, type Side, WICKET } from "./overs.ts";
import { spotKey } from "./spot-keys.ts";

export const spotText = spotTextBy(SPOTS, spotKey);

const BALL_KEYS: Readonly<Record<number, MessageKey>> = {
  0: "cricketNoRun",
  1: "cricketOneRun",
  2: "cricketTwoRuns",
  4: "cricketFour",
  6: "cricketSix",
  [WICKET]: "cricketWicket",
};

const scoreIs = (balls: readonly number[]): string => isolated(scoreText(scoreOf(balls)));
const targetOf = (stops: Stops): number => scoreOf(ballsBy(stops, "home")).runs + 1;

/** What away needs, after so many of its balls. */
export const tellNeed = (stops: Stops, balls: number): string =>
  say("cricketNeeds", {
    side: spotText("away"),
    runs: targetOf(stops) - scoreOf(ballsBy(stops, "away").slice(0, balls)).runs,
    balls: BALLS - balls,
  });

/** A ball as it is played, counted from 1, with what it brings, the score, and what away still needs. */
export function tellBall(stops: Stops, side: Side, ball: number): string {
  const played = ballsBy(stops, side).slice(0, ball);
  const what = say(BALL_KEYS[played.at(-1) ?? 0] ?? "cricketNoRun");
  const said = say("cricketBall", { side: spotText(side), ball, what, score: scoreIs(played) });
  const isOpen = side === "away" && !isOut(scoreOf(played), ball, targetOf(stops));
  return isOpen ? `${said} ${tellNeed(stops, ball)}` : said;
}

/** Who won, and the score of both sides. */
export function tellScore(stops: Stops): string {
  const result = resultOf(stops);
  const end = result === "tie" ? say("dragonTied") : say("tableWins", { side: spotText(result) });
  return `${end} ${say("cricketScores", { home: scoreIs(ballsBy(stops, "home")), away: scoreIs(ballsBy(stops, "away")) })}`;
}

export const describeCricket = describeWithSpots(tellScore, spotText);
