import { expect, test } from "vitest";
import { otpOf, wholeCode, written } from "./otp-text.ts";

test.each([
  ["481920", "481920"],
  ["481 920", "481920"],
  ["481-920", "481920"],
  [" 4 8 1 9 2 0\n", "481920"],
  ["४८१९२०", "481920"],
  ["٤٨١٩٢٠", "481920"],
  ["۴۸۱۹۲۰", "481920"],
  ["Your Baize code is 481920. Do not share it.", "481920"],
  ["48", "48"],
  ["", ""],
  ["no code", ""],
])("the digits of %j", (text, code) => {
  expect(otpOf(text, 6)).toBe(code);
});

test("distinguishes a whole code from parts, longer numbers and words", () => {
  expect(wholeCode("481 920", 6)).toBe("481920");
  expect(wholeCode("4819", 6)).toBeUndefined();
  expect(wholeCode("48192011", 6)).toBeUndefined();
  expect(wholeCode("ananya", 6)).toBeUndefined();
});

test("types at the caret", () => {
  expect(written("48", "481", 3, 6)).toEqual({ code: "481", caret: 3 });
  expect(written("4192", "48192", 2, 6)).toEqual({ code: "48192", caret: 2 });
  expect(written("48", "48x", 3, 6)).toEqual({ code: "48", caret: 2 });
  expect(written("481920", "4819200", 7, 6)).toEqual({ code: "481920", caret: 6 });
});

test("overwrites the following digits of a full code", () => {
  expect(written("481920", "4871920", 3, 6)).toEqual({ code: "487920", caret: 3 });
  expect(written("481920", "48120", 3, 6)).toEqual({ code: "48120", caret: 3 });
});
