import { expect, test } from "vitest";
import { codeIn, looksLikeCode } from "./sms-code.ts";

test.each([
  ["481920", "481920"],
  [" 481 920\n", "481920"],
  ["481-920", "481920"],
  ["४८१९२०", "481920"],
  ["\u202a481920\u202c", "481920"],
  ["Baize: your code is 481920. Do not share it.", "481920"],
  ["आपका कोड 481 920 है", "481920"],
  ["رمزك هو ٤٨١٩٢٠", "481920"],
  ["Codes 481920 and 115599", "Codes 481920 and 115599"],
  ["AB12-xy", "AB12-xy"],
  ["", ""],
])("%s", (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each([
  ["Your code is 481920", true],
  ["hello", false],
  ["Call 98200 41576 or 022 1234567", false],
  ["", false],
])("%s can be a code: %s", (text, can) => {
  expect(looksLikeCode(text)).toBe(can);
});
