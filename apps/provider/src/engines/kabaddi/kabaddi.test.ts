import { describe, expect, it } from "vitest";
import { wrongPrices } from "../../../test/wrong-prices.ts";
import type { Stops } from "../shared.ts";
import { kabaddi } from "./engine.ts";
import { RAID_KINDS, raidChance, scoreOf, scoreText, SIDES } from "./raids.ts";

const VARIANTS = Array.from({ length: kabaddi.variants }, (_, variant) => variant);
const NUMBERS = Array.from({ length: 20 }, (_, number) => number);
const T = 4;

/** The raids of these numbers in turn, home first. */
function playedBy(numbers: readonly number[], variant: number): Stops {
  const left = [...numbers];
  return kabaddi.drawn(() => left.shift() ?? 0, variant);
}

interface Kind {
  readonly raid: number;
  readonly ways: number;
}

/** The kinds of raids of a side and how many of twenty numbers bring each, by playing every number. */
function kindsOf(side: number, variant: number): readonly Kind[] {
  const kinds = new Map<number, number>();
  for (const number of NUMBERS) {
    const raid = playedBy([0, number].slice(side === 0 ? 1 : 0), variant)[side]?.[0] ?? -1;
    kinds.set(raid, (kinds.get(raid) ?? 0) + 1);
  }
  return [...kinds].map(([raid, ways]) => ({ raid, ways }));
}

interface Raids {
  readonly raids: readonly number[];
  readonly ways: number;
}

/** Raids that no bet tells apart, as one of them with the ways of all. */
function grouped(all: readonly Raids[]): readonly Raids[] {
  const found = new Map<string, Raids>();
  for (const { raids, ways } of all) {
    const points = raids.reduce((sum, raid) => sum + (raid === T ? 0 : raid), 0);
    const key = [points, raids.filter((raid) => raid === T).length, raids.includes(3)].join(" ");
    found.set(key, { raids, ways: ways + (found.get(key)?.ways ?? 0) });
  }
  return [...found.values()];
}

/** All raids of a side, five of them. */
function allRaids(side: number, variant: number): readonly Raids[] {
  let all: readonly Raids[] = [{ raids: [], ways: 1 }];
  const kinds = kindsOf(side, variant);
  for (let raid = 0; raid < 5; raid++)
    all = all.flatMap(({ raids, ways }) => kinds.map((kind) => ({ raids: [...raids, kind.raid], ways: ways * kind.ways })));
  return grouped(all);
}

describe.each(VARIANTS)("kabaddi, set %i", (variant) => {
  it("brings each kind of raid with its published chance, by playing every number", () => {
    for (const [index, side] of SIDES.entries()) {
      const published = RAID_KINDS.map((raid) => ({ raid, ways: Number(raidChance(side, raid, variant).over) }));
      expect(kindsOf(index, variant)).toEqual(published.filter(({ ways }) => ways > 0));
    }
  });

  it("publishes for each bet what playing all raids pays", () => {
    const [home, away] = [allRaids(0, variant), allRaids(1, variant)];
    for (const { choice, prizes } of kabaddi.bets(variant)) {
      const found = new Map<number, number>();
      for (const one of home)
        for (const other of away) {
          const pays = kabaddi.pays(choice, [one.raids, other.raids], variant);
          if (pays > 0) found.set(pays, (found.get(pays) ?? 0) + one.ways * other.ways);
        }
      const published = prizes.map(({ pays, chance }) => [pays, Number((chance.over * 20n ** 10n) / chance.under)]);
      expect([choice, kabaddi.offers(choice, variant), [...found]]).toEqual([choice, true, published]);
    }
  });

  it("returns the same part of every bet, as near as a hundredth of its price allows", () => {
    expect(wrongPrices(kabaddi, variant)).toEqual([]);
  });
});

describe("the raids of a match", () => {
  it.each([
    [
      "8:7",
      [
        [2, 1, 0, 3, T],
        [1, 2, T, 3, T],
      ],
      ["home", "over", "superyes", "homeless"],
    ],
    [
      "2:2",
      [
        [0, T, 1, 0, 0],
        [T, 0, 1, 0, 0],
      ],
      ["tie", "under", "superno"],
    ],
    [
      "0:9",
      [
        [T, T, T, 0, T],
        [2, 2, 1, 0, 0],
      ],
      ["away", "under", "superno", "awaymore"],
    ],
  ] as const)("that end %s pay one spot of each market", (score, stops, winners) => {
    expect(scoreText(scoreOf(stops))).toBe(score);
    const paid = kabaddi.bets(0).filter(({ choice }) => kabaddi.pays(choice, stops, 0) > 0);
    expect(paid.map(({ choice }) => choice)).toEqual(winners.map((spot) => `${spot}:1`));
  });

  it("are drawn in turn, home first, and shown in the record of the platform", () => {
    const stops = playedBy([0, 19, 6, 19, 14, 19, 0, 0, 0, 0], 0);
    expect(stops.map((raids) => kabaddi.signs?.(raids))).toEqual(["0 1 3 0 0", "T T T 0 0"]);
  });
});
