import { describe, expect, it } from "vitest";
import { chiSquare, limitOf } from "../../../test/chi-square.ts";
import { fixedDraw } from "../../../test/fixed-draw.ts";
import { ppmOf, returnOf } from "../engine.ts";
import { fish, hitChance, hitPays, readChoice, SHOTS } from "./engine.ts";
import { FISHES } from "./kinds.ts";

const counted = (length: number): number[] => Array.from({ length }, (_, index) => index);
const variants = counted(fish.variants);

const add = (counts: number[], at: number): void => void (counts[at] = (counts[at] ?? 0) + 1);

/** In how many of all ways so many shots bring so many hits, counted shot by shot. */
function waysByHits(shots: number, hit: bigint, miss: bigint): bigint[] {
  let ways = [1n];
  for (let shot = 0; shot < shots; shot++)
    ways = [...ways, 0n].map((way, hits) => way * miss + (hits === 0 ? 0n : (ways[hits - 1] ?? 0n) * hit));
  return ways;
}

describe("the published odds of fish", () => {
  it("are those of playing one shot with each number that it can draw, for every kind", () => {
    for (const variant of variants)
      for (const kind of FISHES) {
        const { over, under } = hitChance(kind, variant);
        const totals = counted(Number(under)).map((drawn) => fish.play(() => drawn, `${kind} 1`, variant).total);
        expect([kind, BigInt(totals.filter((total) => total > 0).length)]).toEqual([kind, over]);
        expect(new Set(totals)).toEqual(new Set([0, hitPays(kind, variant)]));
        let asked = 0;
        fish.play((below) => (asked = below) - 1, `${kind} 1`, variant);
        expect(BigInt(asked)).toBe(under);
      }
  });

  it("are those of counting every way in which the shots of a round can fall", () => {
    for (const variant of variants)
      for (const { choice, prizes } of fish.bets(variant)) {
        const bet = readChoice(choice);
        if (!bet) throw new Error(`"${choice}" is published and not offered`);
        const { over, under } = hitChance(bet.fish, variant);
        const [, ...ways] = waysByHits(bet.shots, over, under - over);
        expect([choice, prizes.map(({ chance }) => chance)]).toEqual([
          choice,
          ways.map((way) => ({ over: way, under: under ** BigInt(bet.shots) })),
        ]);
        expect(prizes.map(({ pays }) => pays)).toEqual(
          ways.map((_, index) => ((index + 1) * hitPays(bet.fish, variant)) / bet.shots),
        );
      }
  });

  it("return exactly the share of the set, whatever the kind and the number of shots", () => {
    for (const [variant, share] of [970_000, 960_000, 980_000, 950_000, 970_000, 960_000].entries()) {
      const returns = fish.bets(variant).map((bet) => ppmOf(returnOf(bet, fish.parts)));
      expect([returns.length, new Set(returns)]).toEqual([FISHES.length * SHOTS.length, new Set([share])]);
    }
  });
});

describe("a round of fish", () => {
  it("pays the sum of the shots that hit, each of a whole part of the stake", () => {
    const drawn = [0, 96, 97, 499, 300, 0, 97, 97, 97, 1];
    const left = [...drawn];
    expect(fish.play(() => left.shift() ?? 0, "carp 10", 0)).toEqual({ stops: [drawn], total: 4 * 50 });
    for (const variant of variants)
      for (const { prizes } of fish.bets(variant)) expect(prizes.every(({ pays }) => Number.isInteger(pays))).toBe(true);
  });

  it("pays at least a hundred times the price of its shot for a golden fish, and more for each rarer kind", () => {
    for (const variant of variants) {
      const pays = FISHES.map((kind) => hitPays(kind, variant));
      expect(pays).toEqual(pays.toSorted((a, b) => a - b));
      expect([new Set(pays).size, (pays.at(-1) ?? 0) >= 10_000]).toEqual([FISHES.length, true]);
    }
  });

  it("brings the published numbers of hits over 200,000 shots by a fixed seed, as often after a hit as after a miss", () => {
    for (const [kind, rounds] of [
      ["sardine", 10_000],
      ["carp", 10_000],
    ] as const) {
      const draw = fixedDraw(kind);
      const { over, under } = hitChance(kind, 0);
      const seen = counted(11).map(() => 0);
      const next = { hit: [0, 0], miss: [0, 0] };
      let last = false;
      for (let round = 0; round < rounds; round++) {
        const hits = (fish.play(draw, `${kind} 10`, 0).stops[0] ?? []).map((drawn) => drawn < Number(over));
        add(seen, hits.filter(Boolean).length);
        for (const hit of hits) {
          add(last ? next.hit : next.miss, hit ? 0 : 1);
          last = hit;
        }
      }
      const all = Number(under) ** 10;
      const expected = waysByHits(10, over, under - over).map((way) => (Number(way) / all) * rounds);
      // Numbers of hits that are too rare for a row of their own share one.
      const rows = (counts: readonly number[]) => {
        const usual = counted(11).filter((hits) => (expected[hits] ?? 0) >= 10);
        const rest = counts.reduce((sum, count, hits) => (usual.includes(hits) ? sum : sum + count), 0);
        return [...usual.map((hits) => counts[hits] ?? 0), rest];
      };
      expect([kind, chiSquare(rows(seen), rows(expected)) < limitOf(rows(seen).length - 1)]).toEqual([kind, true]);
      const chance = Number(over) / Number(under);
      for (const counts of [next.hit, next.miss]) {
        const total = (counts[0] ?? 0) + (counts[1] ?? 0);
        expect(chiSquare(counts, [total * chance, total * (1 - chance)])).toBeLessThan(limitOf(1));
      }
    }
  });
});

describe("choices of fish", () => {
  it.each([
    ["sardine 1", true],
    ["shark 5", true],
    ["golden 10", true],
    ["shark 2", false],
    ["shark 05", false],
    ["shark 5 5", false],
    ["shark", false],
    ["whale 5", false],
    ["constructor 1", false],
    ["", false],
  ])("“%s” is offered: %s", (choice, offered) => {
    expect(fish.offers(choice, 0)).toBe(offered);
  });
});
