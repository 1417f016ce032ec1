import { describe, expect, it } from "vitest";
import { characters, countCharacters } from "./characters.ts";
import { toLatinDigits } from "./digits.ts";
import { trimmed } from "./trim.ts";

describe("digits", () => {
  it.each([
    "०१२३४५६७८९",
    "٠١٢٣٤٥٦٧٨٩",
    "۰۱۲۳۴۵۶۷۸۹",
    "০১২৩৪৫৬৭৮৯",
    "௦௧௨௩௪௫௬௭௮௯",
    "౦౧౨౩౪౫౬౭౮౯",
    "๐๑๒๓๔๕๖๗๘๙",
    "໐໑໒໓໔໕໖໗໘໙",
    "၀၁၂၃၄၅၆၇၈၉",
    "០១២៣៤៥៦៧៨៩",
    "０１２３４５６７８９",
  ])("%s are read", (native) => expect(toLatinDigits(native)).toBe("0123456789"));

  it("leave other characters as they are", () => {
    expect(toLatinDigits("½ ² Ⅷ 一 abc")).toBe("½ ² Ⅷ 一 abc");
  });
});

describe("characters", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["नमस्ते", 3],
    ["e\u0301", 1],
    ["👨‍👩‍👧‍👦", 1],
    ["🇮🇳🇮🇳", 2],
    ["\r\n", 1],
    ["กำ", 1],
  ])("of %j: %i", (text, count) => {
    expect(countCharacters(text)).toBe(count);
    expect(characters(text)).toHaveLength(count);
  });

  it("are not counted beyond the bound", () => expect(countCharacters("é".repeat(1000), 5)).toBe(6));
});

it("trims invisible characters, and normalises accents", () => {
  expect(trimmed("\uFEFF\u200B \u00A0asha e\u0301\u3000\t\n")).toBe("asha é");
  expect(trimmed("می‌خواهم")).toBe("می‌خواهم");
  expect(trimmed(" \u200B ")).toBe("");
});
