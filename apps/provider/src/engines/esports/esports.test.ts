import { describe, expect, it } from "vitest";
import { wrongPrices } from "../../../test/wrong-prices.ts";
import type { Stops } from "../shared.ts";
import { esports } from "./engine.ts";
import { strengthOf, WAYS } from "./maps.ts";

const VARIANTS = Array.from({ length: esports.variants }, (_, variant) => variant);

/** The match whose maps are decided by these numbers in turn; the team that loses a map has four rounds. */
function playedBy(numbers: readonly number[], variant: number): Stops {
  const left = numbers.flatMap((number) => [number, 4]);
  return esports.drawn(() => left.shift() ?? 0, variant);
}
const isForA = ([a = 0, b = 0]: readonly number[] = []): boolean => a > b;

/** Every way in which three maps can fall, whether all are played or not, with its share of 1,000³. */
function allMaps(variant: number): { stops: Stops; ways: bigint }[] {
  const strength = strengthOf(variant);
  const falls = [
    { number: 0, ways: BigInt(strength) },
    { number: WAYS - 1, ways: BigInt(WAYS - strength) },
  ];
  return falls.flatMap((one) =>
    falls.flatMap((two) =>
      falls.map((three) => ({
        stops: playedBy([one.number, two.number, three.number], variant),
        ways: one.ways * two.ways * three.ways,
      })),
    ),
  );
}

describe.each(VARIANTS)("esports, set %i", (variant) => {
  it("gives team A the maps of its published chance, by playing every number", () => {
    const numbers = Array.from({ length: WAYS }, (_, number) => number);
    expect(numbers.filter((number) => isForA(playedBy([number, 0, 0], variant)[0]))).toHaveLength(strengthOf(variant));
  });

  it("publishes for each bet what playing every way of three maps pays", () => {
    const all = BigInt(WAYS) ** 3n;
    for (const { choice, prizes } of esports.bets(variant)) {
      const found = new Map<number, bigint>();
      for (const { stops, ways } of allMaps(variant)) {
        const pays = esports.pays(choice, stops, variant);
        if (pays > 0) found.set(pays, (found.get(pays) ?? 0n) + ways);
      }
      const published = prizes.map(({ pays, chance }) => [pays, (chance.over * all) / chance.under]);
      expect([choice, esports.offers(choice, variant), [...found]]).toEqual([choice, true, published]);
    }
  });

  it("returns the same part of every bet, as near as a hundredth of its price allows", () => {
    expect(wrongPrices(esports, variant)).toEqual([]);
  });
});

describe("a match of e-sports", () => {
  it.each([
    ["2:0", [0, 0], ["teama", "firsta", "two", "s20"]],
    ["2:1", [0, 999, 0], ["teama", "firsta", "three", "s21"]],
    ["1:2", [0, 999, 999], ["teamb", "firsta", "three", "s12"]],
    ["0:2", [999, 999], ["teamb", "firstb", "two", "s02"]],
  ] as const)("that ends %s pays one spot of each market", (_, numbers, winners) => {
    const stops = playedBy(numbers, 0);
    expect(stops).toHaveLength(numbers.length);
    const paid = esports.bets(0).filter(({ choice }) => esports.pays(choice, stops, 0) > 0);
    expect(paid.map(({ choice }) => choice)).toEqual(winners.map((spot) => `${spot}:1`));
  });

  it("has no map in which the loser has as many rounds as the winner, whatever is drawn", () => {
    const rounds = Array.from({ length: 12 }, (_, lost) => esports.drawn((below) => (below === WAYS ? 0 : lost), 0));
    expect(rounds.every((maps) => maps.every(isForA))).toBe(true);
    expect(rounds.at(-1)).toEqual([
      [13, 11],
      [13, 11],
    ]);
  });

  it("is shown in the record of the platform by the rounds of each map", () => {
    expect(
      [
        [13, 7],
        [4, 13],
      ].map((rounds) => esports.signs?.(rounds)),
    ).toEqual(["13:7", "4:13"]);
  });
});
