import { expect, test } from "vitest";
import { shareOf } from "./share.ts";

test("is the position between the ends, clamped to them", () => {
  expect([shareOf(25, 0, 100), shareOf(-5, 0, 100), shareOf(500, 0, 100), shareOf(-50, -100, 100)]).toEqual([0.25, 0, 1, 0.25]);
});
test("divides sums beyond a float's precision exactly", () => {
  const huge = 10n ** 40n;
  expect(shareOf(huge / 4n, 0n, huge)).toBe(0.25);
  expect(shareOf(9_007_199_254_740_993n, 9_007_199_254_740_992n, 9_007_199_254_740_994n)).toBe(0.5);
});
test("is zero without a range or a number", () => {
  expect([shareOf(5, 5, 5), shareOf(5, 9, 1), shareOf(5n, 9n, 1n), shareOf(Number.NaN, 0, 1)]).toEqual([0, 0, 0, 0]);
});
