import { expect, it } from "vitest";
import { type TextRule, toWhole, validateText } from "./text-rule.ts";

it.each<[rule: TextRule, text: string, code: string | undefined]>([
  [{ required: true }, "  ", "required"],
  [{ required: true }, "a", undefined],
  [{}, "", undefined],
  [{ minLength: 3 }, " ab ", "too_short"],
  [{ maxLength: 2 }, "नमस्ते", "too_long"],
  [{ maxLength: 3 }, "नमस्ते", undefined],
  [{ whole: { min: 1, max: 20 } }, "", undefined],
  [{ required: true, whole: { min: 1, max: 20 } }, "", "required"],
  [{ whole: { min: 1, max: 20 } }, "two", "wrong_type"],
  [{ whole: { min: 1, max: 20 } }, "1.5", "wrong_type"],
  [{ whole: { min: 1, max: 20 } }, "0", "too_small"],
  [{ whole: { min: 1, max: 20 } }, "२१", "too_big"],
  [{ whole: { min: 1, max: 20 } }, "२०", undefined],
])("%j finds in %j: %s", (rule, text, code) => expect(validateText(rule, text)?.code).toBe(code));

it("reads whole numbers in any script's digits, and nothing else", () => {
  expect([" 12 ", "१२", "٤٥", "-1", "1e3", ""].map(toWhole)).toEqual([12, 12, 45, undefined, undefined, undefined]);
});
