import { expect, it } from "vitest";
import { clampPage, pageCount, pageOfIndex } from "./paging.ts";

it("has seven announcements a page", () => {
  expect([0, 1, 7, 8, 14, 15].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 2, 3]);
});

it("clamps the page to one that exists", () => {
  expect([-3, 0, 1, 2.9, 3, 99, Number.NaN, Infinity].map((page) => clampPage(page, 15))).toEqual([1, 1, 1, 2, 3, 3, 1, 1]);
  expect(clampPage(2, 0)).toBe(1);
});

it("finds the page of every item", () => {
  for (let index = 0; index < 50; index += 1) {
    const page = pageOfIndex(index);
    expect(index).toBeGreaterThanOrEqual((page - 1) * 7);
    expect(index).toBeLessThan(page * 7);
  }
  expect(pageOfIndex(-1)).toBe(1);
});
