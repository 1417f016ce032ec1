import { describe, expect, it } from "vitest";
import { acceptedExpression } from "./accepted-pattern.ts";
import { patternCost } from "./pattern-cost.ts";

describe("accepts a server's pattern", () => {
  it.each([
    ["^[a-zA-Z][a-zA-Z0-9]{5,11}$", "asha99", "9asha9"],
    ["^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[^\\w\\s]).{8,20}$", "Secret1!", "secret1!"],
    ["[6-9]\\d{9}", "9876543210", "1876543210"],
    ["(?:\\+91|0)?[6-9]\\d{9}", "+919876543210", "+92"],
    ["\\p{L}{2,40}( \\p{L}{1,40})?", "आशा राव".replaceAll(/\p{M}/gu, ""), "1"],
    ["[\\w-_]{3}", "a-_", "a b"],
    ["(abc){2,3}", "abcabc", "abc"],
    ["(?<code>[A-Z]{2}\\d{2})", "AB12", "A123"],
    ["", "", "a"],
  ])("%s", (source, good, bad) => {
    const expression = acceptedExpression(source);
    expect([expression?.test(good), expression?.test(bad)]).toEqual([true, false]);
  });
});

describe("refuses a pattern that may take too long", () => {
  it.each([
    "(a+)+",
    "(a*)*b",
    "(a|a)*",
    "(a|ab)+c",
    "([a-z]+)*\\d",
    "(?:(?:a?){20}){20}",
    "(.*)(.*)(.*)(.*)x",
    ".*.*.*.*=",
    "(\\w+\\s?)+$",
    "((((a+)+)+)+)+",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    "(a?){64}a{64}",
    "(a)\\1",
    "(?<x>a)\\k<x>",
    "(?=(a+)+b)a",
  ])("%s", (source) => expect(acceptedExpression(source)).toBeNull());
});

describe("an invalid expression", () => {
  it.each(["(", "[", "a{2", "*", "a)", "\\", "(?", "(?:", "[z-a]", "a**", "(?i:a)", "x{1,2}{3}", "a".repeat(600)])(
    "%j is no rule",
    (source) => {
      expect(acceptedExpression(source)).toBeNull();
    },
  );
});

it("an accepted pattern ends in time on hostile texts", () => {
  const costly = ["[a-z]*[a-z]*1", ".*a.*b", "(?=.*[A-Z])(?=.*\\d).{0,256}$", "a?a?a?a?a?a?a?aaaaaaa"];
  const texts = ["a".repeat(256), `${"ab".repeat(127)}!`, "A1".repeat(128)];
  for (const source of costly) {
    expect(patternCost(source, 256)).toBeLessThan(250_000);
    for (const text of texts) expect(acceptedExpression(source)?.test(text)).toBeTypeOf("boolean");
  }
});

it("costs grow with the pattern", () => {
  expect(patternCost("abc", 256)).toBeLessThan(10);
  expect(patternCost(".*", 256)).toBeLessThan(1000);
  expect(patternCost(".*.*", 256)).toBeGreaterThan(60_000);
  expect(patternCost("(a+)+", 256)).toBeGreaterThan(1e12);
});
