import { sound } from "../../web/play/sound.ts";
import { part, put, reducedMotion } from "../../web/shared/dom.ts";
import { matchScene } from "../../web/table/match-scene.ts";
import { matchTable } from "../../web/table/match-table.ts";
import type { Stops } from "../../web/table/scene.ts";
import { showSeries } from "../../web/table/series.ts";
import { numberKeys } from "../../web/table/spots-table.ts";
import { tennis } from "./engine.ts";
import { DECIDERS, FIRST, TOTALS, winnerOf } from "./markets.ts";
import { MOST_POINTS, type Player, PLAYERS, scoreOf, scoreText, serverAt, winnersOf } from "./points.ts";
import { spotText, tellPoint, tellScore } from "./words.ts";

const RALLY_MS = 1100;
/** Where the ball is from its place at the baseline of player A. */
const ENDS: Readonly<Record<Player, readonly string[]>> = {
  home: ["0px 0px", "20px -14px"],
  away: ["108px -12px", "88px -4px"],
};

/** Shows the match after so many points: each point with its number beside the player who won it. */
function showPoints(stops: Stops, points: number): void {
  const winners = winnersOf(stops).slice(0, points);
  const score = scoreOf(winners);
  for (const player of PLAYERS) {
    put(`score-${player}`, String(score[player]));
    const won = winners.flatMap((winner, point) => (winner === player ? [{ text: String(point + 1) }] : []));
    showSeries(player, won);
  }
}

/** The ball goes from the server over the net and back, and past the player who loses the point. */
function rally(point: number, winner: Player): void {
  sound("land");
  if (reducedMotion()) return;
  const server = serverAt(point - 1);
  const [receiver, loser]: [Player, Player] = [server === "home" ? "away" : "home", winner === "home" ? "away" : "home"];
  const way = [ENDS[server][0], ENDS[receiver][1], ENDS[server][1], ...(loser === server ? [] : [ENDS[loser][0]])];
  part("ball", SVGCircleElement).animate(
    way.map((translate) => ({ translate, opacity: 1 })),
    { duration: RALLY_MS, easing: "ease-in-out" },
  );
}

const scene = matchScene({
  steps: MOST_POINTS,
  begins: "tennisBegins",
  draw: showPoints,
  take: (told, point) => {
    const winner = winnersOf(told)[point - 1];
    if (winner === undefined) return undefined;
    rally(point, winner);
    return tellPoint(told, point);
  },
  endText: tellScore,
  wholeText: tellScore,
  mark: (stops) => ({ text: scoreText(scoreOf(winnersOf(stops))), kind: winnerOf(winnersOf(stops)) }),
});

export const openTennisTable = matchTable({
  scene,
  engine: tennis,
  name: spotText,
  keys: numberKeys([...PLAYERS, ...FIRST, ...TOTALS, ...DECIDERS]),
});
