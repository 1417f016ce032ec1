import { marketPage, type NamedMarkets, spotName } from "../../pages/market-page.ts";
import { fig, percent } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { seriesScene } from "../../pages/series.ts";
import type { MessageKey } from "../../messages/messages.ts";
import { tennis } from "./engine.ts";
import { chanceOf, DECIDERS, finalOf, FIRST, isScore, LINE, SCORES, type TennisSpot, TOTALS } from "./markets.ts";
import { PLAYERS, scoreText, serveChance, TO_WIN } from "./points.ts";
import { spotKey } from "./spot-keys.ts";

/** The court with its net and its service boxes, and the ball at the baseline of player A. */
const COURT =
  '<svg class="pitch court" viewBox="0 0 120 60" aria-hidden="true"><path class="mown" d="M4 2H116V58H4z"/>' +
  '<path class="marking" d="M4 2H116V58H4zM4 9H116M4 51H116M30 9V51M90 9V51M30 30H90"/><path class="net" d="M59.6 0H60.4V60H59.6z"/>' +
  '<circle class="kicked" id="ball" cx="6" cy="36" r="1.6"/></svg>';

const name = (say: Say, each: TennisSpot): string => spotName(say, spotKey(each));

const scene = (say: Say): string => seriesScene(COURT, PLAYERS, TO_WIN, (player) => name(say, player));

/** Names of spots that leave out what the name of their market says. */
const SHORT_KEYS: Readonly<Partial<Record<TennisSpot, MessageKey>>> = {
  firsta: "pattiA",
  firstb: "pattiB",
  over: "footballOverShort",
  under: "footballUnderShort",
  lastyes: "footballYes",
  lastno: "footballNo",
};

function shortName(say: Say, each: TennisSpot): string {
  if (isScore(each)) return fig(scoreText(finalOf(each)));
  const key = SHORT_KEYS[each];
  return key ? say(key, { goals: LINE }) : name(say, each);
}

/** Its markets, and the names of their spots. */
export const tennisMarkets: NamedMarkets<TennisSpot> = {
  markets: [
    { kind: "winner", title: "esportsWinner", spots: PLAYERS, sided: true },
    { kind: "first", title: "tennisFirst", spots: FIRST, sided: true },
    { kind: "totals", title: "tennisTotal", spots: TOTALS },
    { kind: "both", title: "tennisLast", spots: DECIDERS },
    { kind: "scores", title: "footballScore", spots: SCORES, sided: true },
  ],
  shortName,
};

export const tennisPage = marketPage<TennisSpot>({
  board: "tennis",
  engine: tennis,
  scene,
  results: PLAYERS,
  ...tennisMarkets,
  nameOf: name,
  chanceOf,
  rules: (say, variant) => {
    const [a, b] = PLAYERS.map((player) => percent(serveChance(player, variant), 0));
    return say("tennisRules", { points: TO_WIN, line: LINE, a: a ?? "", b: b ?? "" });
  },
  lastKey: "8",
});
