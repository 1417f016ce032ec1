import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { REFUSALS } from "@baize/api/provider/answer";
import { describe, expect, it } from "vitest";
import { PROOF_ONLY_KEYS, SERVER_ONLY_KEYS } from "../pages/play-page.ts";
import en from "./en.json" with { type: "json" };
import { fill, LANGUAGE_TAGS, speechFor, speechOf } from "./messages.ts";

const names = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").toSorted((a, b) => a.localeCompare(b));

const hasLetters = (text: string) => /\p{Letter}/u.test(text.replaceAll(/\{\w+\}/g, ""));

/** The file of a language as it is, without English in place of what it lacks. */
const fileOf = (tag: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${tag}.json`), "utf8"));
/** Letters of another script than Latin; a language in Latin letters has no such test. */
const script = /(?!\p{Script=Latin})\p{Letter}/u;

describe.each(LANGUAGE_TAGS.filter((tag) => tag !== "en"))("%s", (tag) => {
  const messages = fileOf(tag);
  it("has the English keys", () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en));
  });

  it("uses the same values in each text", () => {
    const found = Object.entries(messages).map(([key, text]) => [key, names(text)]);
    expect(found).toEqual(Object.entries(en).map(([key, text]) => [key, names(text)]));
  });

  it.skipIf(new Intl.Locale(tag).maximize().script === "Latn")("has no English text left", () => {
    expect(Object.entries(messages).filter(([, text]) => hasLetters(text) && !script.test(text))).toEqual([]);
  });
});

describe("the language", () => {
  it("follows tags of any form, and is English for languages without messages", () => {
    expect(["hi", "HI", "ar-EG", "fa-IR", "ur-PK", "en-IN", "sw", "", undefined].map((tag) => speechOf(tag).lang)).toEqual([
      "hi",
      "hi",
      "ar",
      "fa",
      "ur",
      "en",
      "en",
      "en",
      "en",
    ]);
    expect(["ar", "fa", "ur", "hi"].map((lang) => speechOf(lang).dir)).toEqual(["rtl", "rtl", "rtl", "ltr"]);
    expect(speechFor("sw, ar-SA;q=0.8, hi").lang).toBe("ar");
  });

  it("fills values and leaves unknown braces alone", () => {
    expect(fill("{a} of {b}", { a: 1 })).toBe("1 of {b}");
  });
});

/** Files that the server alone runs, to print a page. */
const PRINTING = /^(pages\/|engines\/\w+\/page\.ts$)/;

describe("every message", () => {
  const root = join(import.meta.dirname, "..");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"),
  );
  const textOf = (name: string) => readFileSync(join(root, name), "utf8");

  it("is used: by name in the source, as a label, or as a refusal code", () => {
    const source = files.map(textOf).join("\n");
    const codes = new Set<string>(Object.keys(REFUSALS));
    const unused = Object.keys(en).filter((key) => !new RegExp(`["'.]${key}\\b`).test(source) && !codes.has(key));
    expect(unused).toEqual([]);
  });

  it("that the page of proofs alone says is named by no script of a game", () => {
    const keys = Object.keys(en).filter((key) => PROOF_ONLY_KEYS.test(key));
    const naming = files.filter((name) => keys.some((key) => new RegExp(`["'\`]${key}["'\`]`).test(textOf(name))));
    expect(naming).toContain("web/verify/main.ts");
    expect(naming.filter((name) => !/^(web\/verify\/|pages\/verify-page\.ts$)/.test(name))).toEqual([]);
  });

  it("that the page of a game leaves out is named by no script, only by what the server prints", () => {
    const keys = Object.keys(en).filter((key) => SERVER_ONLY_KEYS.test(key));
    const naming = files.filter((name) => keys.some((key) => new RegExp(`["'.\`]${key}\\b`).test(textOf(name))));
    expect(naming).toContain("engines/tennis/page.ts");
    expect(naming.filter((name) => !PRINTING.test(name))).toEqual([]);
  });
});
