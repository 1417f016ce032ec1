import { sound } from "../../web/play/sound.ts";
import { part, put, reducedMotion } from "../../web/shared/dom.ts";
import { matchScene } from "../../web/table/match-scene.ts";
import { matchTable } from "../../web/table/match-table.ts";
import type { Stops } from "../../web/table/scene.ts";
import { numberKeys } from "../../web/table/spots-table.ts";
import { esports } from "./engine.ts";
import { MOST_MAPS, scoreOf, scoreText, TEAMS, winnerOf, winnersOf } from "./maps.ts";
import { COUNTS, FIRST } from "./markets.ts";
import { roundsText, spotText, tellMap, tellMatch, tellScore } from "./words.ts";

const TAKEN_MS = 900;

/** Shows the match after so many maps. */
function showMaps(stops: Stops, maps: number): void {
  const played = stops.slice(0, maps);
  const winners = winnersOf(played);
  const score = scoreOf(winners);
  for (const team of TEAMS) put(`score-${team}`, String(score[team]));
  for (let map = 0; map < MOST_MAPS; map += 1) {
    const [winner, rounds] = [winners[map], played[map]];
    const place = part(`map-${map}`, HTMLElement);
    place.className = winner === undefined ? "" : `of-${winner}`;
    place.querySelector("b")?.replaceChildren(rounds ? roundsText(rounds) : "–");
    part(`lane-${map}`, SVGPathElement).setAttribute("class", winner === undefined ? "taken" : `taken won of-${winner}`);
  }
}

/** The winner's colour runs along the lane of the map, from its own base. */
function takeLane(stops: Stops, map: number): void {
  sound("land");
  if (reducedMotion()) return;
  const from = winnersOf(stops)[map - 1] === "teama" ? 1 : -1;
  const lane = part(`lane-${map - 1}`, SVGPathElement);
  lane.animate([{ strokeDashoffset: from }, { strokeDashoffset: 0 }], { duration: TAKEN_MS, easing: "ease-out" });
}

const scene = matchScene({
  steps: MOST_MAPS,
  begins: "esportsBegins",
  draw: showMaps,
  take: (told, map) => {
    if (told[map - 1] === undefined) return undefined;
    takeLane(told, map);
    return tellMap(told, map);
  },
  endText: tellScore,
  wholeText: tellMatch,
  mark: (stops) => ({ text: scoreText(scoreOf(winnersOf(stops))), kind: winnerOf(winnersOf(stops)) }),
});

export const openEsportsTable = matchTable({
  scene,
  engine: esports,
  name: spotText,
  keys: numberKeys([...TEAMS, ...FIRST, ...COUNTS]),
});
