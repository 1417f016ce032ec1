import { describe, expect, it } from "vitest";
import type { FieldRule } from "./rule.ts";
import { validateField } from "./validate.ts";

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 12,
  patternId: 2,
  acceptedPattern: null,
  ...over,
});
const params = { min: 4, max: 12, patternId: 2 };

describe("one field", () => {
  it.each([
    ["asha99", undefined],
    ["  asha99\u00A0\u200B", undefined],
    ["", "required"],
    [" \t\u3000\uFEFF", "required"],
    ["abc", "too_short"],
    ["abcdefghijklm", "too_long"],
    ["a".repeat(10_000), "too_long"],
    ["a".repeat(1_000_000), "too_long"],
    ["9asha", "pattern"],
    ["asha 99", "pattern"],
    ["asha\u202E99", "unsafe_characters"],
    ["asha\u000099", "unsafe_characters"],
    ["asha\uD80099", "unsafe_characters"],
  ])("%j is %s", (value, code) => {
    expect(validateField(rule(), value)).toEqual(code && { code, params });
  });

  it("may be empty when it is not required", () => {
    expect(validateField(rule({ required: false }), "  ")).toBeUndefined();
  });

  it("counts a user-perceived character as one", () => {
    const three = rule({ minLength: 3, maxLength: 3, patternId: 0 });
    expect(["नमस्ते", "👨‍👩‍👧‍👦👍🏽🇮🇳", "e\u0301e\u0301e\u0301"].map((text) => validateField(three, text)?.code)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(validateField(three, "👨‍👩‍👧‍👦👍🏽")?.code).toBe("too_short");
  });

  it("names true bounds even where the rule has none", () => {
    const open = rule({ minLength: 0, maxLength: 0, patternId: 7 });
    expect(validateField(open, "x")).toEqual({ code: "pattern", params: { min: 1, max: 10_000, patternId: 7 } });
  });

  it("has no upper bound where the rule has none, except for the general maximum", () => {
    const open = rule({ maxLength: 0, patternId: 0 });
    expect(validateField(open, "a".repeat(9_999))).toBeUndefined();
    expect(validateField(open, "a".repeat(10_001))).toEqual({ code: "too_long", params: { min: 4, max: 10_000, patternId: 0 } });
  });

  it("applies a safe pattern, accepts all for a star, and falls back to the id for an unsafe one", () => {
    expect(validateField(rule({ acceptedPattern: "[0-9]{4}" }), "1234")).toBeUndefined();
    expect(validateField(rule({ acceptedPattern: "[0-9]{4}" }), "asha99")?.code).toBe("pattern");
    expect(validateField(rule({ acceptedPattern: "*" }), "9 !!!")).toBeUndefined();
    expect(validateField(rule({ acceptedPattern: "(\\w+)+" }), "9asha")?.code).toBe("pattern");
    expect(validateField(rule({ acceptedPattern: "(" }), "asha99")).toBeUndefined();
  });

  it("allows a secret to contain characters that would only mislead a reader", () => {
    const secret = rule({ patternId: 0 });
    expect(validateField(secret, "pass\u202Eword", { secret: true })).toBeUndefined();
    expect(validateField(secret, "pass\u0007word", { secret: true })?.code).toBe("unsafe_characters");
  });
});
