import { expect, it } from "vitest";
import { drawnRows } from "./drawn-rows.ts";

const view = { from: 40, to: 60 };

it("draws the window alone while no row has the focus", () => {
  expect(drawnRows(view, -1, 100)).toEqual([view]);
});

it("keeps the focused row and its neighbours before or after the window", () => {
  expect(drawnRows(view, 0, 100)).toEqual([{ from: 0, to: 2 }, view]);
  expect(drawnRows(view, 99, 100)).toEqual([view, { from: 98, to: 100 }]);
});

it("joins rows that touch the window", () => {
  expect(drawnRows(view, 50, 100)).toEqual([view]);
  expect(drawnRows(view, 39, 100)).toEqual([{ from: 38, to: 60 }]);
  expect(drawnRows(view, 61, 100)).toEqual([{ from: 40, to: 63 }]);
});
