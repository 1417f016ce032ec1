import type { LiveGame } from "../live-game.ts";
import { matchEngine } from "../priced.ts";
import { chanceOf, chancesAfter, SPOTS, wins } from "./markets.ts";
import { ballsBy, matchOf, scoreOf, scoreText, stepOf, STEPS, WICKET } from "./overs.ts";

/** A match is told ball by ball. */
const live: LiveGame = {
  steps: STEPS,
  stepMs: 3000,
  told: (stops, step) => {
    const home = ballsBy(stops, "home");
    return [home.slice(0, step), ballsBy(stops, "away").slice(0, Math.max(0, step - home.length - 1))];
  },
  isEvent: (stops, step) => {
    const at = stepOf(stops, step);
    return at !== undefined && at !== "break" && ballsBy(stops, at.side)[at.ball - 1] === WICKET;
  },
  chances: (told, _, variant) => chancesAfter(told, variant),
  moment: (step) => `${step}/${STEPS}`,
};

/** A ball as scorers write it: a dot without runs, W for a wicket. */
export const ballSign = (ball: number): string => (ball === WICKET ? "W" : ball === 0 ? "•" : String(ball));

/** A simulated super over of two sides. */
export const cricket = matchEngine({
  drawn: matchOf,
  spots: SPOTS,
  wins,
  chanceOf,
  signs: (balls) => `${scoreText(scoreOf(balls))} (${balls.map(ballSign).join(" ")})`,
  live,
  showMs: 7000,
});
