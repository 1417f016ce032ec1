import { describe, expect, it } from "vitest";
import { finishedRound } from "../../test/finished-round.ts";
import { stakesWithin } from "./stakes.ts";
import { roundView } from "./view.ts";

const round = finishedRound({ stops: [[0, 1, 2, 3, 4]] });

describe("the view of a round", () => {
  it.each(["betting", "taken", "undoing"] as const)(
    "shows no label while it is %s: nothing is won before it is paid",
    (state) => {
      expect(roundView({ ...round, state })).toMatchObject({ phase: "pending", spins: [] });
    },
  );

  it.each([
    ["ending", "settled", 1],
    ["done", "settled", 1],
    ["voiding", "void", 1],
    ["stuck", "stuck", 1],
    ["unclosed", "settled", 1],
  ] as const)("in state %s is %s", (state, phase, spins) => {
    const view = roundView({ ...round, state });
    expect([view.phase, view.spins.length]).toEqual([phase, spins]);
  });

  it("shows prizes in money, doubled in the rain", () => {
    const stops = [31, 8, 4, 20, 21];
    const view = roundView({ ...round, stops: [stops, stops] });
    const [paid, rain] = view.spins;
    expect(paid?.pearls).toBeGreaterThanOrEqual(3);
    expect([paid?.times, rain?.times]).toEqual([1, 2]);
    expect(Number(rain?.prize)).toBe(Number(paid?.prize) * 2);
    expect(paid?.pearlPrize).toBe("200.00");
  });
});

describe("stakes", () => {
  it("are within the limits, divide into ten lines, and have the currency's digits", () => {
    expect(stakesWithin({ minBet: "1.00", maxBet: "20.00" }, 2, 10)).toEqual(["1.00", "2.00", "5.00", "10.00", "20.00"]);
    expect(stakesWithin({ minBet: "10", maxBet: "500" }, 0, 10)).toEqual(["10", "20", "50", "100", "200", "500"]);
    expect(stakesWithin({ minBet: "0.010", maxBet: "0.100" }, 3, 10)).toEqual(["0.010", "0.020", "0.050", "0.100"]);
    expect(stakesWithin({ minBet: "0.01", maxBet: "0.05" }, 2, 10)).toEqual([]);
  });

  it.each([
    ["3.00", ["3.00", "6.00", "15.00", "30.00", "60.00"]],
    ["2.50", ["2.50", "5.00", "12.50", "25.00", "50.00"]],
    ["7.00", ["7.00", "14.00", "35.00", "70.00"]],
    ["2.95", ["3.00", "6.00", "15.00", "30.00", "60.00"]],
  ])("are several numbers of the least one where the platform's minimum is %s", (minBet, stakes) => {
    expect(stakesWithin({ minBet, maxBet: "100.00" }, 2, 10)).toEqual(stakes);
  });
});
