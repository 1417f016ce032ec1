import { describe, expect, it, vi } from "vitest";
import { wrongPrices } from "../../../test/wrong-prices.ts";
import type { Stops } from "../shared.ts";
import { tennis } from "./engine.ts";
import { serveChance } from "./points.ts";
import { tellPoint } from "./words.ts";

// The texts of a page are in its document; here each is told by its key.
vi.mock("../../web/shared/boot.ts", () => ({ say: (key: string) => key }));

const VARIANTS = Array.from({ length: tennis.variants }, (_, variant) => variant);
const NUMBERS = Array.from({ length: 100 }, (_, number) => number);
/** Who serves each point. */
const SERVERS = "ABBAABBAA";

/** The match of these numbers in turn. */
function playedBy(numbers: readonly number[], variant: number): Stops {
  const left = [...numbers];
  return tennis.drawn(() => left.shift() ?? 0, variant);
}
const winnersOf = (numbers: readonly number[], variant: number): string =>
  (playedBy(numbers, variant)[0] ?? []).map((point) => (point === 0 ? "A" : "B")).join("");

/** Of a hundred numbers, those by which player A wins a point that this player serves. */
const won = (server: "A" | "B", variant: number): number =>
  NUMBERS.filter((number) => winnersOf(server === "A" ? [number] : [0, number], variant)[server === "A" ? 0 : 1] === "A").length;

/** Every way in which nine points can fall, whether all are played or not, with its share of 100⁹. */
function allPoints(variant: number): { stops: Stops; ways: bigint }[] {
  const forA = { A: won("A", variant), B: won("B", variant) };
  let all: { numbers: readonly number[]; ways: bigint }[] = [{ numbers: [], ways: 1n }];
  for (const server of SERVERS) {
    const ways = server === "A" ? forA.A : forA.B;
    all = all.flatMap((each) => [
      { numbers: [...each.numbers, 0], ways: each.ways * BigInt(ways) },
      { numbers: [...each.numbers, 99], ways: each.ways * BigInt(100 - ways) },
    ]);
  }
  return all.map(({ numbers, ways }) => ({ stops: playedBy(numbers, variant), ways }));
}

describe.each(VARIANTS)("tennis, set %i", (variant) => {
  it("gives each player the points of the published chance of the own serve, by playing every number", () => {
    const chances = (["home", "away"] as const).map((player) => Number(serveChance(player, variant).over));
    expect([won("A", variant), 100 - won("B", variant)]).toEqual(chances);
  });

  it("publishes for each bet what playing every way of nine points pays", () => {
    const all = allPoints(variant);
    for (const { choice, prizes } of tennis.bets(variant)) {
      const found = new Map<number, bigint>();
      for (const { stops, ways } of all) {
        const pays = tennis.pays(choice, stops, variant);
        if (pays > 0) found.set(pays, (found.get(pays) ?? 0n) + ways);
      }
      const published = prizes.map(({ pays, chance }) => [pays, (chance.over * 100n ** 9n) / chance.under]);
      expect([choice, tennis.offers(choice, variant), [...found]]).toEqual([choice, true, published]);
    }
  });

  it("returns the same part of every bet, as near as a hundredth of its price allows", () => {
    expect(wrongPrices(tennis, variant)).toEqual([]);
  });
});

describe("a tie-break", () => {
  it.each([
    ["5:0", [0, 0, 0, 0, 0], ["home", "firsta", "under", "lastno", "s50"]],
    ["3:5", [99, 0, 99, 0, 99, 0, 99, 99], ["away", "firstb", "over", "lastno", "s35"]],
    ["5:4", [0, 99, 0, 99, 0, 99, 0, 99, 0], ["home", "firsta", "over", "lastyes", "s54"]],
  ] as const)("that ends %s pays one spot of each market", (score, numbers, winners) => {
    const stops = playedBy(numbers, 0);
    const paid = tennis.bets(0).filter(({ choice }) => tennis.pays(choice, stops, 0) > 0);
    expect(paid.map(({ choice }) => choice)).toEqual(winners.map((spot) => `${spot}:1`));
    expect(tennis.signs?.(stops[0] ?? [])).toMatch(new RegExp(`^${score} \\([AB ]+\\)$`));
  });

  it("is over with the fifth point of a player, whatever would follow", () => {
    expect(winnersOf([0, 0, 0, 0, 0, 99], 0)).toBe("AAAAA");
    expect(winnersOf([99, 0, 99, 0, 99, 0, 99, 99, 0], 0)).toBe("BABABABB");
  });

  it.each([
    ["4:4", [0, 99, 0, 99, 0, 99, 0, 99, 0], "tennisPoint tennisDecides"],
    ["5:3", [0, 99, 0, 99, 0, 99, 0, 0], "tennisPoint"],
    ["3:5", [99, 0, 99, 0, 99, 0, 99, 99], "tennisPoint"],
  ])("says after the eighth point at %s whether the next one decides", (_, numbers, told) => {
    expect(tellPoint(playedBy(numbers, 0), 8)).toBe(told);
  });
});
