import { describe, expect, it } from "vitest";
import { moneyParts, moneyText, type MoneyOptions } from "./money-parts.ts";

const text = (options: Partial<MoneyOptions>) => {
  const { sign, symbol, integer, decimal, fraction } = moneyParts({
    amount: 4_825_075n,
    currency: "INR",
    locale: "en-IN",
    ...options,
  });
  return sign + symbol + integer + decimal + fraction;
};

describe("moneyParts", () => {
  it("groups by the locale", () => {
    expect(text({})).toBe("₹48,250.75");
    expect(text({ amount: 12_450_000n, locale: "hi-IN" })).toBe("₹1,24,500.00");
    expect(text({ amount: 12_450_000n, locale: "en", currency: "USD" })).toBe("$124,500.00");
    expect(text({ amount: 12_450_000n, locale: "de", currency: "EUR" })).toBe("€124.500,00");
  });
  it("keeps the symbol first and the digits Latin in every language", () => {
    for (const locale of ["ar", "fa", "ur", "ne", "mr", "my", "bn"]) expect(text({ locale })).toMatch(/^\P{Nd}+[0-9]/u);
    expect(text({ locale: "ar", amount: 100n })).toBe("₹1.00");
  });
  it("is exact where a float is not", () => {
    expect(text({ amount: 900_719_925_474_099_312n, locale: "en" })).toBe("₹9,007,199,254,740,993.12");
  });
  it("uses the currency's own minor digits", () => {
    expect(text({ amount: 1_250_000n, currency: "VND", locale: "vi" })).toBe("₫1.250.000");
    expect(text({ amount: 1_250_000n, currency: "KWD", locale: "en" })).toMatch(/1,250\.000$/);
    expect(text({ amount: 5n })).toBe("₹0.05");
  });
  it("writes U+2212 as the minus, and a plus on request", () => {
    expect(text({ amount: -100_000n })).toBe("\u2212₹1,000.00");
    expect(text({ amount: 100_000n })).toBe("₹1,000.00");
    expect(text({ amount: 100_000n, signed: true })).toBe("+₹1,000.00");
    expect(text({ amount: 0n, signed: true })).toBe("₹0.00");
  });
  it("omits zero minor units on request", () => {
    expect(text({ amount: 48_260_000n, minor: "ifAny" })).toBe("₹4,82,600");
    expect(text({ amount: 48_260_050n, minor: "ifAny" })).toBe("₹4,82,600.50");
  });
  it("shows an unknown code as it is", () => {
    expect(text({ amount: 125_050n, currency: "POINTS", locale: "en" })).toBe("POINTS1,250.50");
    expect(text({ amount: 125_050n, currency: "POINTS", symbol: "P", digits: 0, locale: "en" })).toBe("P125,050");
  });
  it("isolates its text", () => {
    const parts = moneyParts({ amount: 100n, currency: "INR", locale: "hi-IN" });
    expect(moneyText(parts)).toBe("\u2066₹1.00\u2069");
  });
});
