import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { bestMatch, firstLanguage } from "./match.ts";

const all = LANGUAGES.map((row) => row.code);

describe("best match of the browser's languages", () => {
  test.each([
    [["hi-IN", "en"], "HI"],
    [["en-GB"], "EN"],
    [["zh-TW"], "TW"],
    [["zh-HK"], "TW"],
    [["zh-CN"], "CN"],
    [["zh"], "CN"],
    [["pt"], "PT-BR"],
    [["pt-PT"], "PT"],
    [["pt-AO"], "PT"],
    [["ur"], "UR"],
    [["ur-Latn-PK"], "UR-LA"],
    [["my"], "MY"],
    [["ms-MY"], "MS"],
    [["in"], "ID"],
    [["ko-KR"], "KO"],
    [["de", "fr-CH"], "FR"],
  ] as const)("%j is served by %s", (wanted, code) => expect(bestMatch(wanted, all)).toBe(code));

  test("chooses among the configured languages alone", () => {
    expect(bestMatch(["fr", "en"], ["HI", "EN"])).toBe("EN");
    expect(bestMatch(["zh-TW"], ["CN", "EN"])).toBeUndefined();
    expect(bestMatch(["ko"], ["KR"])).toBe("KR");
  });
  test("follows the person's order, not the brand's", () => {
    expect(bestMatch(["en", "hi"], ["HI", "EN"])).toBe("EN");
  });
  test("does not serve Hindi in Latin letters by Devanagari", () => {
    expect(bestMatch(["hi-Latn"], ["HI"])).toBeUndefined();
  });
  test("ignores an invalid tag", () => {
    expect(bestMatch(["", "not a tag", "*", "en"], ["EN"])).toBe("EN");
  });
});

describe("the language of a visit", () => {
  const configured = ["HI", "EN"] as const;
  test("is the stored choice first", () => {
    expect(firstLanguage({ stored: "EN", browser: ["hi"], configured })).toBe("EN");
  });
  test("then the best match, then HI", () => {
    expect(firstLanguage({ stored: undefined, browser: ["en-US"], configured })).toBe("EN");
    expect(firstLanguage({ stored: undefined, browser: ["de"], configured })).toBe("HI");
    expect(firstLanguage({ stored: undefined, browser: [], configured: [] })).toBe("HI");
  });
  test("or the brand's own, where it is offered", () => {
    expect(firstLanguage({ stored: undefined, browser: ["de"], configured, standard: "EN" })).toBe("EN");
    expect(firstLanguage({ stored: undefined, browser: ["hi"], configured, standard: "EN" })).toBe("HI");
    expect(firstLanguage({ stored: undefined, browser: ["de"], configured, standard: "AR" })).toBe("HI");
  });
  test("then the first configured, where HI is not offered", () => {
    expect(firstLanguage({ stored: undefined, browser: ["de"], configured: ["VI", "TH"] })).toBe("VI");
  });
});
