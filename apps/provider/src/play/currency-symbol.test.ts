import { expect, it } from "vitest";
import { symbolOf } from "./currency-symbol.ts";

it.each([
  ["INR", "₹"],
  ["USD", "$"],
  ["BDT", "৳"],
  ["AED", "AED"],
  ["POINTS", "POINTS"],
])("has %s as %s", (currency, symbol) => {
  expect(symbolOf(currency)).toBe(symbol);
});
