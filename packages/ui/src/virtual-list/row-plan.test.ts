import { expect, test } from "vitest";
import { piecesOf, rowAt, rowsIn, startsOf } from "./row-plan.ts";

const sizes = [10, 20, 30, 40, 50];
const gap = 4;
const starts = startsOf(5, (row) => sizes[row] ?? 0, gap);
/** What CSS makes of the pieces: rows and spaces in the flow with the gap between each two. */
const length = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.reduce((sum, piece) => sum + (piece.kind === "row" ? (sizes[piece.row] ?? 0) : piece.size), 0) +
  gap * (pieces.length - 1);
const whole = 150 + 4 * gap;

test("rows start after the rows before them and their gaps", () => {
  expect([...starts]).toEqual([0, 14, 38, 72, 116, 170]);
});

test("finds the row at a position, clamped to the ends", () => {
  expect([-500, 0, 13, 14, 71, 72, 9999].map((place) => rowAt(starts, place))).toEqual([0, 0, 0, 1, 2, 3, 4]);
  expect(
    rowAt(
      startsOf(0, () => 10, 0),
      100,
    ),
  ).toBe(0);
});

test("keeps a row and its neighbours, in order and once", () => {
  expect(rowsIn(100, 50, 52, 3)).toEqual([2, 3, 4, 50, 51, 52]);
  expect(rowsIn(100, 50, 52, 50)).toEqual([49, 50, 51, 52]);
  expect(rowsIn(5, -3, 9, 0)).toEqual([0, 1, 2, 3, 4]);
  expect(rowsIn(0, 0, 10, undefined)).toEqual([]);
});

test("the list is as high as all of its rows, mounted or not", () => {
  for (const shown of [[0, 1, 2, 3, 4], [2], [0], [4], [0, 2, 4], [1, 3]]) {
    expect(length(piecesOf(shown, starts, gap)), String(shown)).toBe(whole);
  }
});

test("a list without rows has no segments", () => {
  expect(
    piecesOf(
      [],
      startsOf(0, () => 10, 0),
      0,
    ),
  ).toEqual([]);
});
