import { describe, expect, it } from "vitest";
import { evaluate, lineWin } from "./evaluate.ts";
import { GAMES, gameAt, MEDIUM, type SlotGame } from "./games.ts";
import { LINES } from "./lines.ts";
import { ODDS, oddsOf, ppm } from "./odds.ts";
import { prizeOf } from "../engine.ts";
import { play, windowAt } from "./spin.ts";
import { type SlotSymbol, SYMBOLS } from "./symbols.ts";

const monsoon = gameAt(MEDIUM);
const row = (text: string): SlotSymbol[] => text.split(" ").flatMap((name) => SYMBOLS.find((label) => label === name) ?? []);

describe("pays of a line", () => {
  it.each([
    ["kite kite kite diya koi", "kite", 3, 5],
    ["kite lotus kite kite koi", "kite", 4, 15],
    ["lotus lotus kite kite kite", "kite", 5, 50],
    ["lotus lotus lotus kite koi", "lotus", 3, 50],
    ["lotus lotus lotus crown koi", "crown", 4, 125],
    ["lotus lotus lotus lotus crown", "crown", 5, 500],
    ["lotus lotus lotus lotus kite", "lotus", 4, 200],
    ["lotus lotus lotus lotus lotus", "lotus", 5, 1000],
    ["lotus lotus lotus pearl gem", "lotus", 3, 50],
    ["gem gem lotus pearl gem", "gem", 3, 25],
  ])("%s", (labels, symbol, count, pays) => {
    expect(lineWin(row(labels), monsoon.pays)).toEqual({ symbol, count, pays });
  });

  it.each(["kite kite koi kite kite", "pearl pearl pearl pearl pearl", "koi kite kite kite kite", "lotus lotus pearl kite kite"])(
    "nothing for %s",
    (labels) => {
      expect(lineWin(row(labels), monsoon.pays)).toBeUndefined();
    },
  );
});

describe("a grid", () => {
  it("pays every line and pearls anywhere", () => {
    const grid = [row("pearl kite crown"), row("gem kite pearl"), row("diya kite gem"), row("fan pearl gem"), row("fan koi gem")];
    const result = evaluate(grid, monsoon.pays);
    expect(result).toEqual({
      lines: [{ line: 0, symbol: "kite", count: 3, pays: 5 }],
      pearls: 3,
      total: 5 + 2 * LINES.length,
    });
  });
});

describe("reels and lines", () => {
  it("has ten different lines within five reels of three rows", () => {
    expect(new Set(LINES.map(String)).size).toBe(10);
    for (const rows of LINES) expect(rows.filter((each) => each >= 0 && each < 3)).toHaveLength(5);
  });

  it("never shows one label twice in a column, so each reel shows one pearl at most", () => {
    for (const { strips } of GAMES)
      for (const strip of strips) for (const stop of strip.keys()) expect(new Set(windowAt(strip, stop)).size).toBe(3);
  });

  it("pays more for longer runs", () => {
    for (const { pays } of GAMES)
      for (const [three, four, five] of Object.values(pays.line)) expect(three < four && four < five).toBe(true);
  });
});

/** Plays every combination of stops by `evaluate`, independently of the count in odds.ts. */
function fullCycle({ strips, pays }: SlotGame) {
  const windows = strips.map((strip) => strip.map((_, stop) => windowAt(strip, stop)));
  const seen = { all: 0, sum: 0, hits: 0, rain: 0 };
  const walk = (grid: SlotSymbol[][]): void => {
    const next = windows[grid.length];
    if (next) for (const column of next) walk([...grid, column]);
    else {
      const { total, pearls } = evaluate(grid, pays);
      seen.all += 1;
      seen.sum += total;
      seen.hits += total > 0 ? 1 : 0;
      seen.rain += pearls >= 3 ? 1 : 0;
    }
  };
  walk([]);
  return seen;
}

describe("odds", () => {
  it.each(GAMES)("equal the result of playing every combination, on short reels of the same labels", ({ strips, pays }) => {
    const short = strips.map((strip, reel) => {
      const start = strip.indexOf("pearl") + 32 - reel;
      return Array.from({ length: 7 }, (_, i) => strip[(start + i) % 32]).filter((label) => label !== undefined);
    });
    const seen = fullCycle({ strips: short, pays });
    const odds = oddsOf({ strips: short, pays });
    expect(seen.rain).toBeGreaterThan(0);
    expect(odds.hits.over).toBe(BigInt(seen.hits));
    expect(odds.rain.over).toBe(BigInt(seen.rain));
    expect(odds.rtp.over).toBe(BigInt(seen.sum) * BigInt(seen.all + seen.rain * 16));
    expect(odds.rtp.under).toBe(BigInt(seen.all) * 10n * BigInt(seen.all));
  });

  it("equal the published ones for the printed reels", () => {
    const stated = ODDS.map(({ rtp, hits, rain }) => [ppm(rtp), ppm(hits), ppm(rain)]);
    expect(stated).toEqual([
      [961_065, 457_892, 7124],
      [962_359, 385_677, 7124],
      [956_680, 314_475, 7124],
    ]);
    for (const { rain } of ODDS) expect(rain.under).toBe(32n ** 5n);
  });
});

const scripted = (stops: number[]) => {
  const left = [...stops];
  return { draw: () => left.shift() ?? 0, left };
};
const pearlStop = (reel: number) => ((monsoon.strips[reel]?.indexOf("pearl") ?? 0) + 31) % 32;

describe("a round", () => {
  it("without three pearls is one spin of five draws", () => {
    const { draw, left } = scripted([0, 0, 0, 0, 0, 9]);
    expect(play(draw, MEDIUM).spins).toHaveLength(1);
    expect(left).toEqual([9]);
  });

  it("with three pearls adds eight rain spins at double prizes, and no more for pearls in the rain", () => {
    const pearls = [0, 1, 2, 3, 4].map(pearlStop);
    const { draw, left } = scripted([...Array.from({ length: 9 }, () => pearls).flat(), 77]);
    const { spins, total } = play(draw, MEDIUM);
    expect(left).toEqual([77]);
    expect(spins.map((spin) => spin.times)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(total).toBe((spins[0]?.result.total ?? 0) * 17);
    expect(spins[0]?.result.total).toBeGreaterThanOrEqual(500);
  });

  it("converts line stakes to money exactly", () => {
    expect(prizeOf(5, 2000n, 10)).toBe(1000n);
    expect(prizeOf(17, 10n, 10)).toBe(17n);
    expect(() => prizeOf(5, 2005n, 10)).toThrow(RangeError);
  });
});
