import type { Ratio } from "../engines/engine.ts";
import { type Size, SIZES } from "../engines/halves.ts";
import { priceOf, RETURNED } from "../engines/price.ts";
import type { SharedEngine } from "../engines/shared.ts";
import type { SpotKey } from "../engines/spot-key.ts";
import { times } from "../engines/times.ts";
import type { MessageKey } from "../messages/messages.ts";
import type { EnginePage } from "./engine-page.ts";
import { aroundMarkets, liveRules } from "./live-parts.ts";
import { fig, oddsTable, returnSection } from "./parts.ts";
import type { Say } from "./say.ts";
import { counts, spot, tableWell } from "./table-parts.ts";

export interface Market<Spot extends string> {
  readonly kind: string;
  readonly title: MessageKey;
  readonly spots: readonly Spot[];
  /** The first side is on the left, as in the scene. */
  readonly sided?: boolean;
  /** A spot that has the price of all of them: it is beside their name. */
  readonly priced?: Spot;
  /** What follows its spots. */
  readonly more?: (say: Say) => string;
}

/** The spots of each market, under its name. */
const markets = <Spot extends string>(
  say: Say,
  rows: readonly Market<Spot>[],
  toSpot: (spot: Spot, unpriced: boolean) => string,
  toPrice: (spot: Spot) => number,
): string =>
  rows
    .map(({ kind, title, spots, sided = false, priced, more }) => {
      const price = priced && times(toPrice(priced));
      const [said, shown] =
        price === undefined ? [say(title), say(title)] : [`${say(title)} ${price}`, `${say(title)} ${fig(price)}`];
      return (
        `<div class="market of-${kind}" role="group" aria-label="${said}"><span class="market-name" aria-hidden="true">${shown}</span>` +
        `<div class="market-spots"${sided ? ' dir="ltr"' : ""}>${spots.map((each) => toSpot(each, priced !== undefined)).join("")}${more?.(say) ?? ""}</div></div>`
      );
    })
    .join("");

export const spotName = (say: Say, { key, values }: SpotKey): string => say(key, values);

/** The name and the score of a side of a match. The page writes the score. */
export const sideScore = (side: string, name: string): string =>
  `<div class="side-score of-${side}"><span class="team">${name}</span><strong class="fig" id="score-${side}"></strong></div>`;

/**
 * The name of a spot of a draw without what the name of its market says: its value, or the name of a half, with the numbers of a size.
 * @param value the digit, boat or sum that a spot is on; undefined for a half
 */
export function shortDrawName(
  name: string,
  spotId: string,
  value: string | undefined,
  ranges: Readonly<Record<Size, string>>,
): string {
  if (value !== undefined) return fig(value);
  const size = SIZES.find((each) => each === spotId);
  return size ? `${name} ${fig(ranges[size])}` : name;
}

/** What happened last in a round that is being played. */
export const lastEvent = '<p class="event" id="event"></p>';

/** A bet in words, and its chance. */
export type BetChance = readonly [bet: string, chance: Ratio];

/** Chance and price of each bet, and how its prices are made. */
function marketOdds(say: Say, bets: readonly BetChance[]): string {
  const rows = bets.map(([bet, chance]) => [bet, chance, priceOf(chance)] as const);
  return `${oddsTable(say, "miniBet", rows)}<p>${say("marketPrices", { returned: RETURNED })}</p>`;
}

/** The markets of a match, which its own page and that of the sportsbook show. */
export interface NamedMarkets<Spot extends string> {
  readonly markets: readonly Market<Spot>[];
  /** The name of a spot below the name of its market. */
  readonly shortName: (say: Say, spot: Spot) => string;
}

interface MarketPage<Spot extends string> extends NamedMarkets<Spot> {
  readonly board: string;
  readonly engine: SharedEngine;
  readonly scene: (say: Say) => string;
  /** The results that are counted. */
  readonly results: readonly Spot[];
  readonly nameOf: (say: Say, spot: Spot) => string;
  readonly chanceOf: (spot: Spot, variant: number) => Ratio;
  /** The bets of the table of odds, where one row says the odds of several spots; a row for each spot if left out. */
  readonly betsOf?: (say: Say) => readonly BetChance[];
  readonly rules: (say: Say, variant: number) => string;
  /** A further section of the dialog, before that of the return. */
  readonly more?: (say: Say, variant: number) => string;
  /** The last of the keys that lay a chip. */
  readonly lastKey: string;
}

/** The page of a round that is played before everybody's eyes, with its priced markets. */
export function marketPage<Spot extends string>(page: MarketPage<Spot>): EnginePage {
  const { board, engine, scene, results, nameOf, shortName, chanceOf, rules, more = () => "", lastKey } = page;
  const priceAt = (variant: number) => (each: Spot) => priceOf(chanceOf(each, variant));
  const toSpot = (say: Say, variant: number) => (each: Spot, unpriced: boolean) =>
    spot(each, shortName(say, each), unpriced ? undefined : priceAt(variant)(each), `of-${each}`);
  const eachSpot = (say: Say, variant: number): readonly BetChance[] =>
    page.markets.flatMap(({ spots }) => spots).map((each) => [nameOf(say, each), chanceOf(each, variant)]);
  return {
    start: "tablePlace",
    sprite: "",
    board,
    well: (say, variant) =>
      tableWell(
        say,
        scene(say) + counts(results.map((each) => [each, nameOf(say, each)])),
        markets(say, page.markets, toSpot(say, variant), priceAt(variant)),
        engine.live && aroundMarkets(say),
      ),
    info: (say, variant) =>
      `<section><h3 class="ruled">${say("miniBets")}</h3><p>${rules(say, variant)}</p>` +
      marketOdds(say, page.betsOf?.(say) ?? eachSpot(say, variant)) +
      `</section>${engine.live ? liveRules(say) : ""}${more(say, variant)}${returnSection(say, engine, variant)}`,
    keys: [
      [["1", "…", lastKey], "keySpots"],
      [["←", "→", "↑", "↓"], "keySpotMove"],
    ],
  };
}
