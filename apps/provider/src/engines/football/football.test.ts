import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { wrongPrices } from "../../../test/wrong-prices.ts";
import { drawsFrom } from "../../fair/draws.ts";
import { chiSquare, limitOf } from "../../../test/chi-square.ts";
import type { Draw } from "../engine.ts";
import type { Stops } from "../shared.ts";
import { football } from "./engine.ts";
import { MINUTES, scoreAt, scoreText, SIDES, waysOf } from "./goals.ts";

const VARIANTS = Array.from({ length: football.variants }, (_, variant) => variant);

/** A match with so many goals of each side, whenever they fall. */
const ended = (home: number, away: number): Stops =>
  [home, away].map((goals) => Array.from({ length: goals }, (_, at) => at + 1));

/** The goals of both sides where the first two numbers are these. */
function goalsBy(home: number, away: number, variant: number): number[] {
  const numbers = [home, away];
  return football.drawn(() => numbers.shift() ?? 0, variant).map((goals) => goals.length);
}

/** Of a thousand numbers, those that bring a side 0, 1, 2 … goals, by playing each of them. */
function played(side: number, variant: number): number[] {
  const ways = new Map<number, number>();
  for (let number = 0; number < 1000; number++) {
    const goals = goalsBy(side === 0 ? number : 0, side === 1 ? number : 0, variant)[side] ?? -1;
    ways.set(goals, (ways.get(goals) ?? 0) + 1);
  }
  return [...ways].toSorted(([one], [other]) => one - other).map(([, count]) => count);
}

describe.each(VARIANTS)("football, set %i", (variant) => {
  it("gives each side the goals of its published chances, by playing every number", () => {
    expect(SIDES.map((_, side) => played(side, variant))).toEqual(SIDES.map((side) => waysOf(side, variant)));
  });

  it("publishes for each bet what playing every pair of numbers pays", () => {
    const [home, away] = [played(0, variant), played(1, variant)];
    for (const { choice, prizes } of football.bets(variant)) {
      const found = new Map<number, number>();
      for (const [one, ofHome] of home.entries())
        for (const [other, ofAway] of away.entries()) {
          const pays = football.pays(choice, ended(one, other), variant);
          if (pays > 0) found.set(pays, (found.get(pays) ?? 0) + ofHome * ofAway);
        }
      const rows = [...found].map(([pays, over]) => ({ chance: { over: BigInt(over), under: 1_000_000n }, pays }));
      expect([choice, football.offers(choice, variant), rows]).toEqual([choice, true, prizes]);
    }
  });

  it("returns the same part of every bet, as near as a hundredth of its price allows", () => {
    expect(wrongPrices(football, variant)).toEqual([]);
  });
});

describe("a match", () => {
  it.each([
    ["2:1", [[10, 50], [49]], ["home", "over", "bothyes", "s21"]],
    ["0:0", [[], []], ["draw", "under", "bothno", "s00"]],
    ["1:1", [[90], [1]], ["draw", "under", "bothyes", "s11"]],
    ["0:3", [[], [3, 4, 5]], ["away", "over", "bothno", "other"]],
    ["1:3", [[7], [3, 4, 5]], ["away", "over", "bothyes", "s13"]],
  ] as const)("that ends %s pays one spot of each market", (score, stops, winners) => {
    expect(scoreText(scoreAt(stops, MINUTES))).toBe(score);
    const paid = football.bets(0).filter(({ choice }) => football.pays(choice, stops, 0) > 0);
    expect(paid.map(({ choice }) => choice)).toEqual(winners.map((spot) => `${spot}:1`));
  });

  it("pays every chip on a spot that wins, and no other", () => {
    const [home, score] = ["home:1", "s10:1"].map((choice) => football.pays(choice, [[1], []], 2));
    expect(football.pays("home:3 away:5 s10:2", [[1], []], 2)).toBe(3 * (home ?? 0) + 2 * (score ?? 0));
  });

  it("has the score of the goals that have fallen", () => {
    const stops = [[10, 50], [49]];
    expect([9, 10, 49, 50, 90].map((minute) => scoreText(scoreAt(stops, minute)))).toEqual(["0:0", "1:0", "1:1", "2:1", "2:1"]);
  });

  it("is shown in the record of the platform by goals and minutes", () => {
    expect([[23, 67], []].map((group) => football.signs?.(group))).toEqual(["2 (23’ 67’)", "0"]);
  });

  it("is decided when it is told, and before the next one begins", () => {
    for (const variant of VARIANTS) {
      const { play, show } = football.pace(variant, () => []);
      const decided = football.decidedAfter("home:1", variant, () => []);
      expect(decided).toBe(play);
      expect(show).toBeGreaterThan(0);
    }
  });

  it("has its goals in different minutes, each of the ninety as often as the others", () => {
    const draw: Draw = drawsFrom({ serverSeed: new Uint8Array(32).fill(7), clientSeed: "minutes", nonce: 0 }, (key, message) =>
      Uint8Array.from(createHmac("sha256", key).update(message).digest()),
    );
    const seen = Array.from({ length: MINUTES }, () => 0);
    let goals = 0;
    for (let round = 0; round < 20_000; round++) {
      const minutes = football.drawn(draw, 4).flat();
      expect(new Set(minutes).size).toBe(minutes.length);
      goals += minutes.length;
      for (const minute of minutes) seen[minute - 1] = (seen[minute - 1] ?? 0) + 1;
    }
    expect(seen.reduce((sum, count) => sum + count, 0)).toBe(goals);
    expect(
      chiSquare(
        seen,
        Array.from({ length: MINUTES }, () => goals / MINUTES),
      ),
    ).toBeLessThan(limitOf(MINUTES - 1));
  });
});
