import { sound } from "../../web/play/sound.ts";
import { part, put, reducedMotion } from "../../web/shared/dom.ts";
import { matchScene } from "../../web/table/match-scene.ts";
import { matchTable } from "../../web/table/match-table.ts";
import type { Stops } from "../../web/table/scene.ts";
import { showSeries } from "../../web/table/series.ts";
import { numberKeys } from "../../web/table/spots-table.ts";
import { kabaddi, raidSign } from "./engine.ts";
import { resultOf, RESULTS, SUPERS, TOTALS } from "./markets.ts";
import { RAIDS, raidAt, raidsBy, scoreAt, scoreOf, scoreText, sideAt, SIDES, SUPER, TACKLE } from "./raids.ts";
import { spotText, tellRaid, tellScore } from "./words.ts";

const RAID_MS = 1100;

const kindOf = (raid: number): string => (raid === TACKLE ? "fell" : raid === 0 ? "none" : raid === SUPER ? "best" : "");

/** Shows the match after so many raids. */
function showRaids(stops: Stops, raids: number): void {
  const score = scoreAt(stops, raids);
  for (const [index, side] of SIDES.entries()) {
    put(`score-${side}`, String(score[side]));
    const done = raidsBy(stops, side).slice(0, Math.ceil((raids - index) / 2));
    showSeries(
      side,
      done.map((raid) => ({ text: raidSign(raid), kind: kindOf(raid) })),
    );
  }
}

/** The raider runs into the other half and back, as far as the raid brought points; a tackled one stays there. */
function runRaid(step: number, raid: number): void {
  sound("land");
  if (reducedMotion()) return;
  const side = sideAt(step - 1);
  const far = (side === "home" ? 1 : -1) * (24 + raid * 6);
  const [there, back] = [`${far}px ${raid % 2 === 0 ? -9 : 9}px`, raid === TACKLE ? `${far}px 9px` : "0"];
  const frames = [{ translate: "0" }, { translate: there, offset: 0.5 }, { translate: back, opacity: raid === TACKLE ? 0 : 1 }];
  part(`raider-${side}`, SVGCircleElement).animate(frames, { duration: RAID_MS, easing: "ease-in-out" });
}

const scene = matchScene({
  steps: RAIDS * 2,
  begins: "kabaddiBegins",
  draw: showRaids,
  take: (told, step) => {
    const raid = raidAt(told, step);
    if (raid === undefined) return undefined;
    runRaid(step, raid);
    return tellRaid(told, step);
  },
  endText: tellScore,
  wholeText: tellScore,
  mark: (stops) => ({ text: scoreText(scoreOf(stops)), kind: resultOf(stops) }),
});

export const openKabaddiTable = matchTable({
  scene,
  engine: kabaddi,
  name: spotText,
  keys: numberKeys([...RESULTS, ...TOTALS, ...SUPERS]),
});
