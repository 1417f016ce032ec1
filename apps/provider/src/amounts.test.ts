import { describe, expect, it } from "vitest";
import { grouped, toMinor, toMoneyAmount } from "./amounts.ts";

describe("amounts", () => {
  it.each([
    ["20.50", 2, 2050n],
    ["0.05", 2, 5n],
    ["980", 0, 980n],
    ["0.001", 3, 1n],
    ["90071992547409931.23", 2, 9007199254740993123n],
  ])("%s with %i digits is %i and back", (text, digits, minor) => {
    expect(toMinor(text, digits)).toBe(minor);
    expect(toMoneyAmount(minor, digits)).toBe(text);
  });

  it.each(["20.5", "20", "-1.00", "1e3", "", "1.000", " 1.00", "1,00"])("refuses %j as an amount of two digits", (text) => {
    expect(() => toMinor(text, 2)).toThrow(RangeError);
  });

  it("refuses a negative", () => {
    expect(() => toMoneyAmount(-1n, 2)).toThrow(RangeError);
  });

  it.each([
    ["0", "0", "0"],
    ["980.50", "980.50", "980.50"],
    ["1000", "1,000", "1,000"],
    ["124500.00", "124,500.00", "1,24,500.00"],
    ["1234567890.123", "1,234,567,890.123", "1,23,45,67,890.123"],
  ])("groups %s as %s, in lakhs as %s", (text, thousands, lakhs) => {
    expect(grouped(text)).toBe(thousands);
    expect(grouped(text, true)).toBe(lakhs);
  });
});
