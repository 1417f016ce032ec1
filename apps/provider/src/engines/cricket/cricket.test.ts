import { describe, expect, it } from "vitest";
import { wrongPrices } from "../../../test/wrong-prices.ts";
import type { Stops } from "../shared.ts";
import { cricket } from "./engine.ts";
import { ballChance, BALL_KINDS, SIDES } from "./overs.ts";

const VARIANTS = Array.from({ length: cricket.variants }, (_, variant) => variant);
const NUMBERS = Array.from({ length: 20 }, (_, number) => number);
const [SIX, W] = [6, 7];

/** The match of these numbers in turn; balls behind them bring no run. */
function playedBy(numbers: readonly number[], variant: number): Stops {
  const left = [...numbers];
  return cricket.drawn(() => left.shift() ?? 0, variant);
}

/** Numbers by which home scores 36, which away never passes. */
function sixes(variant: number): readonly number[] {
  const six = NUMBERS.find((number) => playedBy([number], variant)[0]?.[0] === SIX) ?? 0;
  return Array.from({ length: 6 }, () => six);
}

/** For each kind of ball of a side a number that brings it, and how many of twenty do. */
function kindsOf(side: number, variant: number): ReadonlyMap<number, { number: number; ways: number }> {
  const before = side === 0 ? [] : sixes(variant);
  const kinds = new Map<number, { number: number; ways: number }>();
  for (const number of NUMBERS) {
    const ball = playedBy([...before, number], variant)[side]?.[0] ?? -1;
    kinds.set(ball, { number, ways: (kinds.get(ball)?.ways ?? 0) + 1 });
  }
  return kinds;
}

interface Over {
  readonly balls: readonly number[];
  readonly ways: number;
}

/** Every over of a side with its ways of 20⁶, by playing each of them. */
function* oversOf(
  side: number,
  variant: number,
  kinds = [...kindsOf(side, variant).values()],
  numbers: readonly number[] = [],
  ways = 1,
): Generator<Over> {
  const balls = playedBy([...(side === 0 ? [] : sixes(variant)), ...numbers], variant)[side] ?? [];
  if (numbers.length > 0 && balls.length <= numbers.length) yield { balls, ways: ways * 20 ** (6 - numbers.length) };
  else for (const kind of kinds) yield* oversOf(side, variant, kinds, [...numbers, kind.number], ways * kind.ways);
}

const runsOf = (balls: readonly number[]): number => balls.reduce((sum, ball) => sum + (ball === W ? 0 : ball), 0);

/** The balls until away is ahead. */
function untilAhead(balls: readonly number[], home: number): readonly number[] {
  const ahead = balls.findIndex((_, index) => runsOf(balls.slice(0, index + 1)) > home);
  return ahead < 0 ? balls : balls.slice(0, ahead + 1);
}

/** Overs that no bet tells apart, as one of them with the ways of all. */
function grouped(overs: Iterable<Over>): readonly Over[] {
  const found = new Map<string, Over>();
  for (const { balls, ways } of overs) {
    const key = [runsOf(balls), balls.filter((ball) => ball === W).length, balls.includes(SIX)].join(" ");
    found.set(key, { balls, ways: ways + (found.get(key)?.ways ?? 0) });
  }
  return [...found.values()];
}

describe.each(VARIANTS)("cricket, set %i", (variant) => {
  it("brings each kind of ball with its published chance, by playing every number", () => {
    for (const [index, side] of SIDES.entries()) {
      const kinds = kindsOf(index, variant);
      const published = BALL_KINDS.map((kind) => [kind, Number(ballChance(side, kind, variant).over)]);
      expect([...kinds].map(([kind, { ways }]) => [kind, ways])).toEqual(published);
    }
  });

  it("returns the same part of every bet, as near as a hundredth of its price allows", () => {
    expect(wrongPrices(cricket, variant)).toEqual([]);
  });
});

describe.each([0, 2])("cricket, set %i", (variant) => {
  it("publishes for each bet what playing every super over pays", { timeout: 60_000 }, () => {
    const away = [...oversOf(1, variant)];
    const chases = new Map<number, readonly Over[]>();
    const bets = cricket.bets(variant);
    const found = bets.map(() => new Map<number, number>());
    for (const home of grouped(oversOf(0, variant))) {
      const runs = runsOf(home.balls);
      const chase = chases.get(runs) ?? grouped(away.map(({ balls, ways }) => ({ balls: untilAhead(balls, runs), ways })));
      chases.set(runs, chase);
      for (const { balls, ways } of chase)
        for (const [index, { choice }] of bets.entries()) {
          const pays = cricket.pays(choice, [home.balls, balls], variant);
          if (pays > 0) found[index]?.set(pays, (found[index].get(pays) ?? 0) + home.ways * ways);
        }
    }
    const all = 20n ** 12n;
    const published = bets.map(({ choice, prizes }) => [
      choice,
      true,
      prizes.map(({ pays, chance }) => [pays, Number((chance.over * all) / chance.under)]),
    ]);
    expect(bets.map(({ choice }, index) => [choice, cricket.offers(choice, variant), [...(found[index] ?? [])]])).toEqual(
      published,
    );
  });
});

describe("a super over", () => {
  it.each([
    [
      "9:10",
      [
        [4, 1, 0, 2, 2, 0],
        [6, 0, 4],
      ],
      ["away", "over", "sixyes", "w0", "r9"],
    ],
    [
      "3:3",
      [
        [1, 2, W, W],
        [0, 0, 1, 1, 1, 0],
      ],
      ["tie", "under", "sixno", "w2", "r0"],
    ],
    [
      "18:0",
      [
        [6, 6, 6, 0, 0, 0],
        [0, W, 0, W],
      ],
      ["home", "over", "sixyes", "w2", "r18"],
    ],
    [
      "8:5",
      [
        [4, 4, 0, 0, 0, 0],
        [4, 1, W, 0, 0, 0],
      ],
      ["home", "under", "sixno", "w1", "r6"],
    ],
  ] as const)("that ends %s pays one spot of each market", (_, stops, winners) => {
    const paid = cricket.bets(0).filter(({ choice }) => cricket.pays(choice, stops, 0) > 0);
    expect(paid.map(({ choice }) => choice).toSorted()).toEqual(winners.map((spot) => `${spot}:1`).toSorted());
  });

  it("ends for a side after two wickets, and for away as soon as it is ahead", () => {
    expect(playedBy([19, 19, 18], 0)).toEqual([[W, W], [SIX]]);
    expect(playedBy([18, 19, 19, 18, 0, 6], 0)).toEqual([
      [SIX, W, W],
      [SIX, 0, 1],
    ]);
  });

  it("is shown in the record of the platform by score and balls", () => {
    expect(cricket.signs?.([0, 4, W, 6])).toBe("10/1 (• 4 W 6)");
  });

  it("is decided when it is told, and before the next one begins", () => {
    for (const variant of VARIANTS) {
      const { play, show } = cricket.pace(variant, () => []);
      const decided = cricket.decidedAfter("home:1", variant, () => []);
      expect(decided).toBe(play);
      expect(show).toBeGreaterThan(0);
    }
  });
});
