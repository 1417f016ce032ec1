import type { MessageKey } from "../../messages/messages.ts";
import { fig } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { chancesPart, sidesTable } from "../../pages/series.ts";
import { lastEvent, marketPage, type NamedMarkets, sideScore, spotName } from "../../pages/market-page.ts";
import { football } from "./engine.ts";
import { goalsChance, HALF, MINUTES, MOST_GOALS, scoreText, SIDES, type Side } from "./goals.ts";
import { BOTH, chanceOf, type FootballSpot, LINE, RESULTS, scoreFor, SCORES, TOTALS } from "./markets.ts";
import { spotKey } from "./spot-keys.ts";

/** Both halves of the pitch with their areas and goals, and the ball on the centre spot. */
const PITCH =
  '<svg class="pitch" viewBox="0 0 120 60" aria-hidden="true"><path class="mown" d="M4 2H18V58H4zM32 2H46V58H32zM60 2H74V58H60zM88 2H102V58H88z"/>' +
  '<path class="marking" d="M4 2H116V58H4zM60 2V58M60 19A11 11 0 0 1 60 41A11 11 0 0 1 60 19M4 14H20V46H4M116 14H100V46H116M4 22H10V38H4M116 22H110V38H116"/>' +
  '<path class="net" id="goal-home" d="M116 25H119V35H116z"/><path class="net" id="goal-away" d="M4 25H1V35H4z"/><circle class="kicked" id="ball" cx="60" cy="30" r="2"/></svg>';

const name = (say: Say, each: FootballSpot): string => spotName(say, spotKey(each));
const side = (say: Say, each: Side): string => sideScore(each, name(say, each));

const scene = (say: Say): string =>
  `<div class="match" dir="ltr">${PITCH}${side(say, "home")}<b class="fig minute" id="minute"></b>${side(say, "away")}</div>` +
  '<div class="match-time" dir="ltr" aria-hidden="true"><div class="minutes"><i id="played"></i><span class="half"></span><ol id="goals"></ol></div></div>' +
  lastEvent;

/** Names of spots that leave out what the name of their market says. */
const SHORT_KEYS = {
  over: "footballOverShort",
  under: "footballUnderShort",
  bothyes: "footballYes",
  bothno: "footballNo",
  other: "footballOtherShort",
} as const satisfies Partial<Record<FootballSpot, MessageKey>>;
const isShort = (each: FootballSpot): each is keyof typeof SHORT_KEYS => Object.hasOwn(SHORT_KEYS, each);

function shortName(say: Say, each: FootballSpot): string {
  const score = scoreFor(each);
  if (score) return fig(scoreText(score));
  return isShort(each) ? say(SHORT_KEYS[each], { goals: LINE }) : name(say, each);
}

const goalsTable = (say: Say, variant: number): string =>
  sidesTable(
    [say("footballGoals"), ...SIDES.map((each) => name(say, each))],
    Array.from({ length: MOST_GOALS + 1 }, (_, goals) => [String(goals), SIDES.map((each) => goalsChance(each, goals, variant))]),
    1,
  );

/** Its markets, and the names of their spots. */
export const footballMarkets: NamedMarkets<FootballSpot> = {
  markets: [
    { kind: "result", title: "footballResult", spots: RESULTS, sided: true },
    { kind: "totals", title: "footballGoals", spots: TOTALS },
    { kind: "both", title: "footballBoth", spots: BOTH },
    { kind: "scores", title: "footballScore", spots: SCORES, sided: true },
  ],
  shortName,
};

export const footballPage = marketPage<FootballSpot>({
  board: "football",
  engine: football,
  scene,
  results: RESULTS,
  ...footballMarkets,
  nameOf: name,
  chanceOf,
  rules: (say) => say("footballRules", { minutes: MINUTES, half: HALF, line: LINE }),
  more: (say, variant) => chancesPart(say("footballChances"), say("footballChancesText"), goalsTable(say, variant)),
  lastKey: "7",
});
