import { describe, expect, it } from "vitest";
import { wrongPrices } from "../../../test/wrong-prices.ts";
import { digits } from "./engine.ts";

const choices = (stops: number[][]) =>
  digits
    .bets(0)
    .filter(({ choice }) => digits.pays(choice, stops, 0) > 0)
    .map(({ choice }) => choice);

describe("three digits", () => {
  it.each([
    ["472", [4, 7, 2], ["small", "odd", "hundreds4", "tens7", "units2", "sum13"]],
    ["473", [4, 7, 3], ["big", "even", "hundreds4", "tens7", "units3", "sum14"]],
    ["000", [0, 0, 0], ["small", "even", "hundreds0", "tens0", "units0", "sum0", "number000"]],
  ] as const)("that are %s pay one spot of each market", (_, drawn, winners) => {
    expect(choices([[...drawn]])).toEqual(winners.map((spot) => `${spot}:1`));
  });

  it("pay a whole number with its noughts, and no other with the same digits", () => {
    const paid = ["number047", "number470", "number407"].map((spot) => digits.pays(`${spot}:2`, [[0, 4, 7]], 0));
    expect(paid).toEqual([190_000, 0, 0]);
  });

  it("offer all thousand numbers, at the odds that are published for one", () => {
    const numbers = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, "0"));
    const won = numbers.filter((number) => digits.pays(`number${number}:1`, [Array.from(number, Number)], 0) === 95_000);
    expect([won.length, digits.offers(`number${numbers[999]}:1 sum27:2`, 0)]).toEqual([1000, true]);
    for (const choice of ["number1000:1", "number47:1", "sum28:1", "tens10:1", "thousands1:1"])
      expect(digits.offers(choice, 0)).toBe(false);
  });

  it("return the same part of every bet, as near as a hundredth of its price allows", () => {
    expect(wrongPrices(digits, 0)).toEqual([]);
  });

  it("are shown in the record of the platform as a number", () => {
    expect(digits.signs?.([4, 7, 2])).toBe("472");
  });

  it("are decided when they are shown, and before the next draw begins", () => {
    const { play, show } = digits.pace(0, () => []);
    const decided = digits.decidedAfter("small:1", 0, () => []);
    expect([decided > play, decided < play + show]).toEqual([true, true]);
  });
});
