import { expect, test } from "vitest";
import { sizeProblems } from "./sizes.ts";

const table = { "./button": { js: 2, css: 1 }, "./modal": { js: 20, lazy: 4, css: 2 } };

test("growth within 5 % and 0.3 KiB passes, and so does a decrease", () => {
  expect(sizeProblems(table, { "./button": { js: 2.05, css: 0.5 }, "./modal": { js: 20.3, lazy: 4.1, css: 2 } })).toEqual([]);
});
test("growth of more than 5 % fails, and names the entry, the kind and both sizes", () => {
  expect(sizeProblems(table, { ...table, "./button": { js: 2, css: 1.1 } })).toEqual([
    "./button: CSS has grown from 1 to 1.1 KiB",
  ]);
});
test("growth of more than 0.3 KiB fails although it is less than 5 %", () => {
  expect(sizeProblems(table, { ...table, "./modal": { js: 20.31, lazy: 4, css: 2 } })).toHaveLength(1);
});
test("code that moves from lazy to eager counts as eager", () => {
  expect(sizeProblems(table, { ...table, "./modal": { js: 24, css: 2 } })).toHaveLength(1);
});
test("an entry without a row and a row without an entry fail", () => {
  expect(sizeProblems(table, { "./button": { js: 2, css: 1 }, "./new": { js: 1, css: 1 } })).toEqual([
    "./new is not in the table",
    "./modal is in the table and no longer exists",
  ]);
});
