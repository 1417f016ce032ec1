import { describe, expect, it } from "vitest";
import { possibleReturn, slipTotals } from "./returns.ts";

describe("possibleReturn", () => {
  it.each([
    [30_000n, "1.62", 48_600n],
    [1n, "1.99", 1n],
    [333n, "2.005", 667n],
    [5_000n, "99", 495_000n],
    [900_719_925_474_099_312n, "34.00", 30_624_477_466_119_376_608n],
    [0n, "2.35", 0n],
  ])("%s at %s returns %s", (stake, odds, returns) => expect(possibleReturn(stake, odds)).toBe(returns));
  it.each(["", "5/2", "1,62", "-1.5", "NaN", "1e9", " 2"])("returns nothing for odds written as %j", (odds) =>
    expect(possibleReturn(100n, odds)).toBeUndefined(),
  );
});

describe("slipTotals", () => {
  it("leaves out bets without a stake and refused ones", () => {
    const lines = [
      { stake: 30_000n, odds: "1.62" },
      { odds: "2.35" },
      { stake: 50_000n, odds: "2.00", refusal: "Closed" },
      { stake: 10_000n, odds: "34.00" },
    ];
    expect(slipTotals(lines)).toEqual({ stake: 40_000n, returns: 388_600n });
    expect(slipTotals([])).toEqual({ stake: 0n, returns: 0n });
  });
  it("takes the given returns of tickets without odds, and says nothing where none are given", () => {
    expect(slipTotals([{ stake: 100n, returns: 9_900n }, { stake: 200n }])).toEqual({ stake: 300n, returns: 9_900n });
    expect(slipTotals([{ stake: 100n }])).toEqual({ stake: 100n, returns: undefined });
  });
  it("counts one stake of all lines once for each combination", () => {
    const lines = [{ odds: "1.62" }, { odds: "2.10" }, { odds: "1.90" }];
    expect(slipTotals(lines, { stake: 10_000n, odds: "6.46" })).toEqual({ stake: 10_000n, returns: 64_600n });
    expect(slipTotals(lines, { stake: 10_000n, combinations: 3, returns: 104_700n })).toEqual({
      stake: 30_000n,
      returns: 104_700n,
    });
    expect(slipTotals(lines, { stake: undefined, combinations: 3 })).toEqual({ stake: 0n, returns: undefined });
  });
});
