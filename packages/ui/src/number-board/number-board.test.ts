import { expect, test, vi } from "vitest";
import { movedTo } from "./grid-moves.ts";
import { numbersBetween } from "./numbers-between.ts";
import { pressed, quickPicked, type QuickPick, samePick } from "./picking.ts";

test("keep the zeros of the draw", () => {
  expect(numbersBetween(0, 9)).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  expect(numbersBetween(0, 99)).toHaveLength(100);
  expect(numbersBetween(0, 99).slice(0, 2)).toEqual(["00", "01"]);
  expect(numbersBetween(1, 45).at(-1)).toBe("45");
  expect(numbersBetween(5, 4)).toEqual([]);
});

test("a press picks, a second one removes, the order stays, and a full pick refuses", () => {
  expect(pressed(["07"], "17", undefined)).toEqual(["07", "17"]);
  expect(pressed(["07", "17", "25"], "17", 3)).toEqual(["07", "25"]);
  expect(pressed(["07", "17"], "25", 2)).toBeUndefined();
  expect(samePick(["1", "2"], ["2", "1"])).toBe(true);
  expect(samePick(["1", "2"], ["1"])).toBe(false);
});

test("a quick pick fills the missing numbers, and replaces a full pick", () => {
  const first = vi.fn<QuickPick>((from, count) => from.slice(0, count));
  expect(quickPicked(["3"], ["1", "2", "3", "4"], 3, first)).toEqual(["3", "1", "2"]);
  expect(first).toHaveBeenLastCalledWith(["1", "2", "4"], 2);
  expect(quickPicked(["1", "2"], ["1", "2", "3"], 2, (from) => from.toReversed())).toEqual(["3", "2"]);
  expect(quickPicked(["1"], ["1", "2"], undefined, first)).toEqual(["1", "2"]);
  expect(quickPicked(["1", "2"], ["1", "2"], undefined, first)).toEqual(["1", "2"]);
});

test("refuses invalid values of a random source", () => {
  expect(quickPicked([], ["1", "2", "3"], 2, () => ["9", "2", "2", "3", "1"])).toEqual(["2", "3"]);
});

const board = { columns: 10, total: 45, rtl: false };
test.each([
  ["ArrowRight", false, 3, 4],
  ["ArrowRight", false, 9, 10],
  ["ArrowRight", false, 44, 44],
  ["ArrowLeft", false, 0, 0],
  ["ArrowDown", false, 3, 13],
  ["ArrowDown", false, 36, 36],
  ["ArrowUp", false, 3, 3],
  ["ArrowUp", false, 44, 34],
  ["Home", false, 27, 20],
  ["End", false, 27, 29],
  ["End", false, 41, 44],
  ["Home", true, 27, 0],
  ["End", true, 27, 44],
])("%s (Control: %s) from %i goes to %i", (key, control, index, wanted) => {
  expect(movedTo(key, control, { ...board, index })).toBe(wanted);
});

test("arrow keys follow the direction; other keys are not handled", () => {
  expect(movedTo("ArrowLeft", false, { ...board, rtl: true, index: 3 })).toBe(4);
  expect(movedTo("ArrowRight", false, { ...board, rtl: true, index: 3 })).toBe(2);
  expect(movedTo("a", false, { ...board, index: 3 })).toBeUndefined();
});
