import { marketPage, type NamedMarkets, spotName } from "../../pages/market-page.ts";
import { fig } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { chancesPart, seriesScene, sidesTable } from "../../pages/series.ts";
import type { MessageKey } from "../../messages/messages.ts";
import { ballSign, cricket } from "./engine.ts";
import { chanceOf, type CricketSpot, isBand, LINE, RESULTS, RUN_BANDS, SIXES, TOTALS, WICKET_COUNTS } from "./markets.ts";
import { BALL_KINDS, ballChance, BALLS, SIDES, WAYS, WICKETS } from "./overs.ts";
import { bandText, spotKey } from "./spot-keys.ts";

/** The field with its boundary, the pitch with both wickets, and the ball before the batter. */
const FIELD =
  '<svg class="pitch oval" viewBox="0 0 120 60" aria-hidden="true"><ellipse class="mown" cx="60" cy="30" rx="57" ry="28"/>' +
  '<path class="marking" d="M60 2A57 28 0 0 1 60 58A57 28 0 0 1 60 2M60 14A30 16 0 0 1 60 46A30 16 0 0 1 60 14"/>' +
  '<path class="strip" d="M46 26H74V34H46z"/><path class="marking" d="M50 26V34M70 26V34"/>' +
  '<path class="stumps" d="M48 27.5V32.5M47 27.5V32.5M49 27.5V32.5"/><path class="stumps" id="stumps" d="M72 27.5V32.5M71 27.5V32.5M73 27.5V32.5"/>' +
  '<circle class="kicked" id="ball" cx="50" cy="30" r="1.6"/></svg>';

const name = (say: Say, each: CricketSpot): string => spotName(say, spotKey(each));

const scene = (say: Say): string => seriesScene(FIELD, SIDES, BALLS, (side) => name(say, side));

/** Names of spots that leave out what the name of their market says. */
const SHORT_KEYS: Readonly<Partial<Record<CricketSpot, MessageKey>>> = {
  over: "footballOverShort",
  under: "footballUnderShort",
  sixyes: "footballYes",
  sixno: "footballNo",
};
const COUNTS: Readonly<Partial<Record<CricketSpot, string>>> = { w0: "0", w1: "1", w2: "2+" };

function shortName(say: Say, each: CricketSpot): string {
  const [key, count] = [SHORT_KEYS[each], isBand(each) ? bandText(each) : COUNTS[each]];
  if (count !== undefined) return fig(count);
  return key ? say(key, { goals: LINE }) : name(say, each);
}

const ballsTable = (say: Say, variant: number): string =>
  sidesTable(
    [say("cricketBallName"), ...SIDES.map((each) => name(say, each))],
    BALL_KINDS.map((ball) => [ballSign(ball), SIDES.map((each) => ballChance(each, ball, variant))]),
    0,
  );

/** Its markets, and the names of their spots. */
export const cricketMarkets: NamedMarkets<CricketSpot> = {
  markets: [
    { kind: "result", title: "esportsWinner", spots: RESULTS, sided: true },
    { kind: "totals", title: "cricketTotal", spots: TOTALS },
    { kind: "both", title: "cricketSixHit", spots: SIXES },
    { kind: "count", title: "cricketWickets", spots: WICKET_COUNTS },
    { kind: "bands", title: "cricketHomeRuns", spots: RUN_BANDS },
  ],
  shortName,
};

export const cricketPage = marketPage<CricketSpot>({
  board: "cricket",
  engine: cricket,
  scene,
  results: RESULTS,
  ...cricketMarkets,
  nameOf: name,
  chanceOf,
  rules: (say) => say("cricketRules", { balls: BALLS, wickets: WICKETS, line: LINE }),
  more: (say, variant) => chancesPart(say("cricketChances"), say("cricketChancesText", { ways: WAYS }), ballsTable(say, variant)),
  lastKey: "7",
});
