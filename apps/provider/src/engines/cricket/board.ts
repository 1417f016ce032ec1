import { sound } from "../../web/play/sound.ts";
import { part, put, reducedMotion } from "../../web/shared/dom.ts";
import { matchScene } from "../../web/table/match-scene.ts";
import { matchTable } from "../../web/table/match-table.ts";
import type { Stops } from "../../web/table/scene.ts";
import { showSeries } from "../../web/table/series.ts";
import { numberKeys } from "../../web/table/spots-table.ts";
import { ballSign, cricket } from "./engine.ts";
import { resultOf, RESULTS, SIXES, TOTALS } from "./markets.ts";
import { ballsBy, scoreOf, scoreText, SIDES, type Side, stepOf, STEPS, WICKET } from "./overs.ts";
import { spotText, tellBall, tellNeed, tellScore } from "./words.ts";

const HIT_MS = 800;
/** Where a ball that brings so many runs is hit to, from the bowler's end. */
const HITS: Readonly<Record<number, string>> = {
  0: "24px 3px",
  1: "8px -10px",
  2: "2px 15px",
  4: "-46px -14px",
  6: "-40px -26px",
};

const kindOf = (ball: number): string => (ball === WICKET ? "fell" : ball === 0 ? "none" : ball >= 4 ? "best" : "");

/** Shows the match after so many steps. */
function showBalls(stops: Stops, steps: number): void {
  const home = ballsBy(stops, "home");
  const played: Readonly<Record<Side, readonly number[]>> = {
    home: home.slice(0, steps),
    away: ballsBy(stops, "away").slice(0, Math.max(0, steps - home.length - 1)),
  };
  for (const side of SIDES) {
    put(`score-${side}`, scoreText(scoreOf(played[side])));
    showSeries(
      side,
      played[side].map((ball) => ({ text: ballSign(ball), kind: kindOf(ball) })),
    );
  }
}

/** The ball runs down the pitch and is hit; a wicket shakes the stumps. */
function bowl(ball: number): void {
  sound("land");
  if (reducedMotion()) return;
  const hit = HITS[ball] ?? "22px 0";
  const frames = [{ translate: "0" }, { translate: "21px 0", offset: 0.35 }, { translate: hit }];
  part("ball", SVGCircleElement).animate(frames, { duration: HIT_MS, easing: "ease-out" });
  if (ball === WICKET)
    part("stumps", SVGPathElement).animate([{ opacity: 1 }, { opacity: 0.1, offset: 0.4 }, { opacity: 1 }], HIT_MS * 1.5);
}

function takeStep(told: Stops, step: number): string | undefined {
  const at = stepOf(told, step);
  if (at === "break") return tellNeed(told, 0);
  if (at === undefined) return undefined;
  bowl(ballsBy(told, at.side)[at.ball - 1] ?? 0);
  return tellBall(told, at.side, at.ball);
}

const scene = matchScene({
  steps: STEPS,
  begins: "cricketBegins",
  draw: showBalls,
  take: takeStep,
  endText: tellScore,
  wholeText: tellScore,
  mark: (stops) => ({
    text: SIDES.map((side) => scoreOf(ballsBy(stops, side)).runs).join(":"),
    kind: resultOf(stops),
  }),
});

export const openCricketTable = matchTable({
  scene,
  engine: cricket,
  name: spotText,
  keys: numberKeys([...RESULTS, ...TOTALS, ...SIXES]),
});
