import { describe, expect, it } from "vitest";
import type { Ratio } from "../engine.ts";
import { measure } from "../measure.ts";
import { heldFrom, heldOf, hold, rowWin, totalOf } from "./engine.ts";
import { CELLS, HOLD_GAMES, holdGame, LOCKING, numbersOf, RESPINS } from "./games.ts";
import { HOLD_ODDS } from "./odds.ts";

const variants = HOLD_GAMES.map((_, variant) => variant);
const game = holdGame(1);
const ppm = ({ over, under }: Ratio): number => Number((over * 1_000_000n) / under);
const firstOf = (symbol: number): number => game.weights.slice(0, symbol).reduce((sum, weight) => sum + weight, game.coins);

/** A paid spin of these numbers, each coin of the lowest prize, and respins by their own numbers. */
function scripted(paid: readonly number[], respin: (group: number) => number) {
  const left = [...paid];
  return heldOf((group, below) => (group > 0 ? respin(group) : below === numbersOf(game) ? (left.shift() ?? 0) : 0), 1);
}
const bare = Array.from({ length: CELLS }, (_, cell) => firstOf(cell % 5));

describe("rows", () => {
  it.each([
    [[0, 0, 0, 1, 0], 3],
    [[0, 0, 0, 0, undefined], 4],
    [[2, 2, 2, 2, 2], 5],
  ] as const)("%j pays for %i", (symbols, count) => {
    expect(rowWin(symbols, game)).toEqual({ symbol: symbols[0], count, pays: game.pays[symbols[0]]?.[count - 3] });
  });

  it.each([[[0, 0, 1, 0, 0]], [[undefined, 0, 0, 0, 0]], [[1, 0, 0, 0, 0]]])("%j pays nothing", (symbols) => {
    expect(rowWin(symbols, game)).toBeUndefined();
  });
});

describe("coins", () => {
  it(`below ${LOCKING} do not lock`, () => {
    const held = scripted([...Array.from({ length: LOCKING - 1 }, () => 0), ...bare.slice(LOCKING - 1)], () => 1);
    expect([held.respins, held.coins]).toEqual([[], 0]);
  });

  it("lock, and the round ends after three respins without a new one", () => {
    const held = scripted([...Array.from({ length: LOCKING }, () => 0), ...bare.slice(LOCKING)], () => 1);
    expect(held.respins.map(({ left }) => left)).toEqual([2, 1, 0]);
    expect(held.coins).toBe(LOCKING * (game.values[0]?.pays ?? 0));
  });

  it("that are new start the count again; a full board ends the round and pays more", () => {
    const paid = [...Array.from({ length: LOCKING }, () => 0), ...bare.slice(LOCKING)];
    const again = scripted(paid, (group) => (group === 2 ? 0 : 1));
    expect(again.respins.map(({ left, fresh }) => [left, fresh.length])).toEqual([
      [RESPINS - 1, 0],
      [RESPINS, CELLS - LOCKING],
    ]);
    expect(again.full).toBe(game.full);
  });
});

describe("a round", () => {
  it.each(variants)("is the same when it is read from what was drawn: volatility %i", (variant) => {
    let next = 1;
    const draw = (below: number): number => (next = (next * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 500; round++) {
      const { stops, total } = hold.play(draw, "", variant);
      const held = heldFrom(stops, variant);
      expect([held && totalOf(held), (held?.respins.length ?? 0) + 1]).toEqual([total, stops.length]);
    }
  });
});

describe("the exact odds", () => {
  it("are the published ones", () => {
    expect(HOLD_ODDS.map(({ rtp, hits, locks }) => [ppm(rtp), ppm(hits), ppm(locks)])).toEqual([
      [955_289, 202_094, 16_810],
      [954_276, 156_873, 9558],
      [943_673, 99_368, 9558],
    ]);
  });

  it.each(variants)("agree with rounds by a fixed seed: volatility %i", (variant) => {
    const rounds = 25_000;
    const { mean, within, hits } = measure(hold, variant, rounds, 20_261_126);
    const [rtp, share] = [HOLD_ODDS[variant]?.rtp, HOLD_ODDS[variant]?.hits].map((ratio) => (ratio ? ppm(ratio) / 1e6 : 0));
    expect(Math.abs(mean - (rtp ?? 0))).toBeLessThan(2 * within);
    expect(Math.abs(hits - (share ?? 0))).toBeLessThan(5 * Math.sqrt((hits * (1 - hits)) / rounds));
  });
});
