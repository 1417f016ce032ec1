import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { fixedDraw } from "../../../test/fixed-draw.ts";
import { ppmOf } from "../engine.ts";
import { LINES } from "./lines.ts";
import { ODDS } from "./odds.ts";
import {
  POT_NUMBERS,
  POT_PARTS,
  POT_RETURNS,
  POT_SEED,
  POT_WAYS,
  potSlot,
  potShare,
  SEED_RETURN,
  SHARE_RETURN,
  winningNumbers,
  winsPot,
} from "./pot.ts";
import { play } from "./spin.ts";

it("returns the lines, the shares and the seed, as the catalogue states it", () => {
  expect(POT_RETURNS.map(ppmOf)).toEqual(SANDBOX_PROVIDER.slots.pot);
  for (const [variant, whole] of POT_RETURNS.entries()) {
    const lines = ODDS[variant]?.rtp ?? { over: 0n, under: 1n };
    // The same, in parts of the product of all: nothing is rounded.
    const parts = lines.over * SHARE_RETURN.under * SEED_RETURN.under;
    const shares = SHARE_RETURN.over * lines.under * SEED_RETURN.under;
    const seed = SEED_RETURN.over * lines.under * SHARE_RETURN.under;
    expect(whole.over * lines.under * SHARE_RETURN.under * SEED_RETURN.under).toBe((parts + shares + seed) * whole.under);
    expect(whole.over).toBeLessThan(whole.under);
  }
});

it("returns every share and every seed over a whole cycle of its numbers", () => {
  // Bets of ₹1.00, of which each number comes once: the pot is won by so many of them.
  const [bets, wins] = [BigInt(POT_NUMBERS), BigInt(winningNumbers(100n, 2))];
  const shares = bets * potShare(100n);
  const seeds = wins * BigInt(POT_SEED) * 100n;
  const staked = bets * 100n;
  expect(shares * SHARE_RETURN.under).toBe(staked * SHARE_RETURN.over);
  expect(seeds * SEED_RETURN.under).toBe(staked * SEED_RETURN.over);
});

it("is won in proportion to the stake, by exactly the numbers below its bound", () => {
  expect(winningNumbers(100n, 2)).toBe(POT_NUMBERS / POT_WAYS);
  for (const [stake, digits, below] of [
    ["1.00", 2, 1000],
    ["20.00", 2, 20_000],
    ["100000.00", 2, 100_000_000],
    ["500", 0, 500_000],
    ["0.100", 3, 100],
    ["9000000.00", 2, POT_NUMBERS],
  ] as const)
    expect([
      stake,
      winsPot(below - 1, stake, digits),
      winsPot(below, stake, digits),
      winningNumbers(BigInt(stake.replace(".", "")), digits),
    ]).toEqual([stake, true, false, below]);
});

it("draws its number after the reels, and pays the lines as the slot without a pot does", () => {
  for (let round = 0; round < 300; round += 1) {
    const [one, other] = [fixedDraw(`pot ${round}`), fixedDraw(`pot ${round}`)];
    const { spins, total } = play(one, round % 3);
    const played = potSlot.play(other, "", round % 3);
    expect(played.stops.slice(0, -1)).toEqual(spins.map(({ stops }) => stops));
    expect(played.stops.at(-1)).toEqual([one(POT_NUMBERS)]);
    expect(played.total * LINES.length).toBe(total * POT_PARTS);
  }
});

it("takes no stake whose share would be rounded", () => {
  expect(potShare(2000n)).toBe(20n);
  expect(() => potShare(2050n)).toThrow(RangeError);
});
