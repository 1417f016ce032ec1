import { describe, expect, test } from "vitest";
import { LANGUAGES, languageByTag, languageOf, selectable } from "./languages.ts";

describe("the language table", () => {
  test("has each product code once", () => {
    const codes = LANGUAGES.map((row) => row.code);
    expect([...new Set(codes)]).toEqual(codes);
  });
  test.each(LANGUAGES.map((row) => [row.tag, row] as const))("%s agrees with Intl", (tag, row) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(new Intl.Locale(tag).maximize().script).toBe(row.script);
    // Tahitian is not in CLDR: its row is written by hand.
    if (tag === "ty") return;
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    expect([...row.plurals].toSorted()).toEqual(categories.toSorted());
  });
  test("runs right to left in Arabic script alone", () => {
    for (const row of LANGUAGES) expect(row.direction).toBe(row.script === "Arab" ? "rtl" : "ltr");
  });
  test("ends every chain of fallbacks in English, by existing rows", () => {
    for (const row of LANGUAGES) {
      if (row.tag === "en") continue;
      expect(row.fallback.at(-1)).toBe("en");
      for (const tag of row.fallback) expect(languageByTag(tag)).toBeDefined();
    }
    expect(languageOf("UR-LA").fallback).toEqual(["ur", "en"]);
    expect(languageOf("PT-BR").fallback).toEqual(["pt-PT", "en"]);
    expect(languageOf("TW").fallback).toEqual(["zh-Hans", "en"]);
  });
  test("hides an alias beside its language", () => {
    expect(selectable(["HI", "KO", "KR"]).map((row) => row.code)).toEqual(["HI", "KO"]);
    expect(selectable(["KR"]).map((row) => row.code)).toEqual(["KR"]);
    expect(languageByTag("ko")?.code).toBe("KO");
  });
});
