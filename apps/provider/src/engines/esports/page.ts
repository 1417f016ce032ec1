import { fig, percent } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { lastEvent, marketPage, type NamedMarkets, sideScore, spotName } from "../../pages/market-page.ts";
import { esports } from "./engine.ts";
import { mapChance, MOST_MAPS, ROUNDS, type Team, TEAMS } from "./maps.ts";
import { chanceOf, COUNTS, type EsportsSpot, finalOf, FIRST, isScore, SCORES } from "./markets.ts";
import { spotKey } from "./spot-keys.ts";

/** A lane for each map, between the bases of both teams. */
const LANES = ["M14 24C34 4 86 4 106 24", "M16 30H104", "M14 36C34 56 86 56 106 36"] as const;
const ARENA =
  '<svg class="arena" viewBox="0 0 120 60" aria-hidden="true">' +
  LANES.map(
    (lane, map) => `<path class="lane" d="${lane}"/><path class="taken" id="lane-${map}" pathLength="1" d="${lane}"/>`,
  ).join("") +
  '<path class="base of-teama" d="M8 20 16 30 8 40 0 30z"/><path class="base of-teamb" d="M112 20 120 30 112 40 104 30z"/></svg>';

const name = (say: Say, each: EsportsSpot): string => spotName(say, spotKey(each));
const side = (say: Say, team: Team): string => sideScore(team, name(say, team));

const scene = (say: Say): string =>
  `<div class="duel" dir="ltr">${side(say, "teama")}${ARENA}${side(say, "teamb")}</div>` +
  `<ol class="maps" dir="ltr" aria-hidden="true">${Array.from({ length: MOST_MAPS }, (_, map) => `<li id="map-${map}"><span>${say("esportsMapName", { map: map + 1 })}</span><b class="fig"></b></li>`).join("")}</ol>` +
  lastEvent;

/** Names of spots that leave out what the name of their market says. */
function shortName(say: Say, each: EsportsSpot): string {
  if (isScore(each)) return fig(finalOf(each));
  if (each === "firsta" || each === "firstb") return name(say, each === "firsta" ? "teama" : "teamb");
  return name(say, each);
}

/** Its markets, and the names of their spots. */
export const esportsMarkets: NamedMarkets<EsportsSpot> = {
  markets: [
    { kind: "winner", title: "esportsWinner", spots: TEAMS, sided: true },
    { kind: "first", title: "esportsFirst", spots: FIRST, sided: true },
    { kind: "count", title: "esportsCount", spots: COUNTS },
    { kind: "score", title: "esportsScore", spots: SCORES, sided: true },
  ],
  shortName,
};

export const esportsPage = marketPage<EsportsSpot>({
  board: "esports",
  engine: esports,
  scene,
  results: TEAMS,
  ...esportsMarkets,
  nameOf: name,
  chanceOf,
  rules: (say, variant) => say("esportsRules", { rounds: ROUNDS, chance: percent(mapChance("teama", variant), 1) }),
  lastKey: "6",
});
