import { marketPage, type NamedMarkets, spotName } from "../../pages/market-page.ts";
import { fig } from "../../pages/parts.ts";
import type { Say } from "../../pages/say.ts";
import { chancesPart, seriesScene, sidesTable } from "../../pages/series.ts";
import type { MessageKey } from "../../messages/messages.ts";
import { kabaddi, raidSign } from "./engine.ts";
import { chanceOf, type KabaddiSpot, LINE, MARGINS, NARROW, RESULTS, SUPERS, TOTALS } from "./markets.ts";
import { RAID_KINDS, raidChance, RAIDS, SIDES, type Side, WAYS } from "./raids.ts";
import { spotKey } from "./spot-keys.ts";

/** The mat with its middle line, the lines that a raider must cross, and a raider of each side. */
const MAT =
  '<svg class="pitch mat" viewBox="0 0 120 60" aria-hidden="true"><path class="mown" d="M4 2H60V58H4z"/>' +
  '<path class="marking" d="M4 2H116V58H4zM60 2V58M34 2V58M86 2V58M24 2V58M96 2V58M4 10H116M4 50H116"/>' +
  '<circle class="raider of-home" id="raider-home" cx="54" cy="30" r="3"/><circle class="raider of-away" id="raider-away" cx="66" cy="30" r="3"/></svg>';

const name = (say: Say, each: KabaddiSpot): string => spotName(say, spotKey(each));

const scene = (say: Say): string => seriesScene(MAT, SIDES, RAIDS, (side) => name(say, side));

/** Names of spots that leave out what the name of their market says. */
const SHORT_KEYS: Readonly<Partial<Record<KabaddiSpot, MessageKey>>> = {
  over: "footballOverShort",
  under: "footballUnderShort",
  superyes: "footballYes",
  superno: "footballNo",
};

const [NARROWLY, CLEARLY] = [`1–${NARROW}`, `${NARROW + 1}+`];
const MARGIN_TEXTS: Readonly<Partial<Record<KabaddiSpot, readonly [winner: Side, points: string]>>> = {
  homeless: ["home", NARROWLY],
  homemore: ["home", CLEARLY],
  awayless: ["away", NARROWLY],
  awaymore: ["away", CLEARLY],
};

function shortName(say: Say, each: KabaddiSpot): string {
  const [winner, points = ""] = MARGIN_TEXTS[each] ?? [];
  if (winner) return `${name(say, winner)} ${fig(points)}`;
  const key = SHORT_KEYS[each];
  return key ? say(key, { goals: LINE }) : name(say, each);
}

const raidsTable = (say: Say, variant: number): string =>
  sidesTable(
    [say("kabaddiRaidName"), ...SIDES.map((each) => name(say, each))],
    RAID_KINDS.map((raid) => [raidSign(raid), SIDES.map((each) => raidChance(each, raid, variant))]),
    0,
  );

/** Its markets, and the names of their spots. */
export const kabaddiMarkets: NamedMarkets<KabaddiSpot> = {
  markets: [
    { kind: "result", title: "esportsWinner", spots: RESULTS, sided: true },
    { kind: "totals", title: "kabaddiTotal", spots: TOTALS },
    { kind: "both", title: "kabaddiSuper", spots: SUPERS },
    { kind: "margins", title: "kabaddiMargin", spots: MARGINS, sided: true },
  ],
  shortName,
};

export const kabaddiPage = marketPage<KabaddiSpot>({
  board: "kabaddi",
  engine: kabaddi,
  scene,
  results: RESULTS,
  ...kabaddiMarkets,
  nameOf: name,
  chanceOf,
  rules: (say) => say("kabaddiRules", { raids: RAIDS, line: LINE, narrow: NARROW }),
  more: (say, variant) => chancesPart(say("kabaddiChances"), say("kabaddiChancesText", { ways: WAYS }), raidsTable(say, variant)),
  lastKey: "7",
});
