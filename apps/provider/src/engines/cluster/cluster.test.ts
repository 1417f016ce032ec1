import { describe, expect, it } from "vitest";
import { measure } from "../measure.ts";
import { cluster, clustersIn, fallsFrom, fallsOf, totalOf } from "./engine.ts";
import { CLUSTER_GAMES, clusterGame, LEAST, MOST_CASCADES, SIDE, SIZES } from "./games.ts";
import { CLUSTER_ODDS, MEASURED_ROUNDS } from "./odds.ts";

const variants = CLUSTER_GAMES.map((_, variant) => variant);
const game = clusterGame(1);
/** A grid as the page shows it: rows from the top. */
const gridOf = (...rows: string[]): number[] =>
  Array.from({ length: SIDE * SIDE }, (_, cell) => Number(rows[SIDE - 1 - (cell % SIDE)]?.charAt(Math.floor(cell / SIDE))));

describe("clusters", () => {
  it("are five or more of a symbol that touch at a side, not at a corner", () => {
    const grid = gridOf("000121", "121212", "212121", "121212", "012121", "000212");
    expect(clustersIn(grid, game)).toEqual([]);
    const five = gridOf("000121", "001212", "212121", "121212", "212121", "121212");
    expect(clustersIn(five, game)).toMatchObject([{ symbol: 0, pays: game.pays[0]?.[0] }]);
  });

  it("pay by their size, each further size more", () => {
    const whole = clustersIn(
      Array.from({ length: SIDE * SIDE }, () => 3),
      game,
    );
    expect(whole).toMatchObject([{ symbol: 3, pays: game.pays[3]?.at(-1) }]);
    for (const { pays, weights } of CLUSTER_GAMES) {
      expect(pays).toHaveLength(weights.length);
      for (const row of pays) {
        expect(row).toHaveLength(SIZES.length);
        expect(row.toSorted((a, b) => a - b)).toEqual(row);
      }
    }
    expect(SIZES[0]).toBe(LEAST);
  });
});

describe("a round", () => {
  it("ends at the last cascade where every number brings the same symbol", () => {
    expect(fallsOf(() => 0, 1)).toHaveLength(MOST_CASCADES + 1);
  });

  it("lets what is above a cluster fall, and fills from above", () => {
    const { stops } = cluster.play(() => 0, "", 0);
    expect([stops.length, stops[0]?.length, stops[1]?.length]).toEqual([MOST_CASCADES + 1, 36, 36]);
    // One column of six of the best symbol, over symbols that pay nothing.
    const column = gridOf("012121", "021212", "012121", "021212", "012121", "021212");
    const starts = column.map((symbol) => game.weights.slice(0, symbol).reduce((sum, weight) => sum + weight, 0));
    const [first, second] = fallsFrom([starts, [0, 8, 17, 0, 8, 17]], 1);
    expect(first?.clusters).toMatchObject([{ symbol: 0, cells: [0, 1, 2, 3, 4, 5] }]);
    expect(second?.grid.slice(0, 6)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(second?.grid.slice(6)).toEqual(column.slice(6));
  });

  it.each(variants)("is the same when it is read from what was drawn: volatility %i", (variant) => {
    let next = 1;
    const draw = (below: number): number => (next = (next * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 200; round++) {
      const { stops, total } = cluster.play(draw, "", variant);
      const falls = fallsFrom(stops, variant);
      expect([falls.length, totalOf(falls)]).toEqual([stops.length, total]);
    }
  });
});

describe("the published odds", () => {
  it.each(variants)("agree with other rounds than those that they were measured over: volatility %i", (variant) => {
    const stated = CLUSTER_ODDS[variant];
    const rounds = 15_000;
    const { mean, within, hits } = measure(cluster, variant, rounds, 20_261_126);
    expect(MEASURED_ROUNDS).toBe(1_000_000);
    // Twice the spread of 99 in 100: passed by chance once in four million times.
    expect(Math.abs(mean - (stated?.rtp ?? 0) / 1e6)).toBeLessThan(2 * within);
    expect(Math.abs(hits - (stated?.hits ?? 0) / 1e6)).toBeLessThan(5 * Math.sqrt((hits * (1 - hits)) / rounds));
  });
});
