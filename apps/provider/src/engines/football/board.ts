import { sound } from "../../web/play/sound.ts";
import { make, part, put, reducedMotion } from "../../web/shared/dom.ts";
import { matchScene } from "../../web/table/match-scene.ts";
import type { Stops } from "../../web/table/scene.ts";
import { matchTable } from "../../web/table/match-table.ts";
import { numberKeys } from "../../web/table/spots-table.ts";
import { football } from "./engine.ts";
import { goalsIn, HALF, MINUTES, minutesOf, scoreAt, scoreOf, scoreText, type Side, SIDES, SPELL } from "./goals.ts";
import { BOTH, resultOf, RESULTS, TOTALS } from "./markets.ts";
import { spotText, tellGoal, tellHalf, tellMatch, tellScore } from "./words.ts";

const SHOT_MS = 700;
/** From the centre spot into the goal that the side plays at. */
const SHOT: Readonly<Record<Side, Keyframe[]>> = {
  home: [{ translate: "0" }, { translate: "57px 0" }, { translate: "57px 0" }],
  away: [{ translate: "0" }, { translate: "-57px 0" }, { translate: "-57px 0" }],
};

/** Shows the match after so many minutes. */
function showMinute(stops: Stops, minute: number): void {
  const score = scoreAt(stops, minute);
  for (const side of SIDES) put(`score-${side}`, String(score[side]));
  put("minute", `${minute}’`);
  part("played", HTMLElement).style.inlineSize = `${(minute / MINUTES) * 100}%`;
  const goals = SIDES.flatMap((side) => minutesOf(stops, side).map((each) => ({ side, minute: each })));
  const marks = goals
    .filter((goal) => goal.minute <= minute)
    .map((goal) => {
      const mark = make("li", `of-${goal.side}`);
      mark.style.insetInlineStart = `${(goal.minute / MINUTES) * 100}%`;
      return mark;
    });
  part("goals", HTMLElement).replaceChildren(...marks);
}

function shoot(side: Side): void {
  sound("land");
  if (reducedMotion()) return;
  part("ball", SVGCircleElement).animate(SHOT[side], { duration: SHOT_MS, easing: "cubic-bezier(.16,1,.3,1)" });
  part(`goal-${side}`, SVGPathElement).animate([{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], SHOT_MS);
  part(`score-${side}`, HTMLElement).animate([{ scale: "1" }, { scale: "1.25" }, { scale: "1" }], SHOT_MS);
}

/** Shows the goals of a step, and says them and the end of the first half. */
function takeSpell(told: Stops, step: number): string | undefined {
  const goals = goalsIn(told, step);
  for (const { side } of goals) shoot(side);
  const texts = goals.map(({ side, minute }) => tellGoal(told, side, minute));
  if (step * SPELL === HALF) texts.push(tellHalf(told));
  return texts.length > 0 ? texts.join(" ") : undefined;
}

const scene = matchScene({
  steps: MINUTES / SPELL,
  begins: "footballKickOff",
  draw: (told, step) => showMinute(told, step * SPELL),
  take: takeSpell,
  endText: tellScore,
  wholeText: tellMatch,
  mark: (stops) => ({ text: scoreText(scoreOf(stops)), kind: resultOf(scoreOf(stops)) }),
});

export const openFootballTable = matchTable({
  scene,
  engine: football,
  name: spotText,
  keys: numberKeys([...RESULTS, ...TOTALS, ...BOTH]),
});
