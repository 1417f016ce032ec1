import { describe, expect, test } from "vitest";
import { type ComboboxOptions, entriesOf, exactly, found } from "./options.ts";

const { compare } = new Intl.Collator("en", { usage: "search", sensitivity: "base" });
const labels = (options: ComboboxOptions, query: string, by = compare) =>
  found(entriesOf(options), query, by).map(({ option }) => option.label);
const named = (...names: string[]) => names.map((label) => ({ value: label, label }));

describe("what is written finds", () => {
  test.each([
    ["case", "STATE", "State Bank of India"],
    ["an accent left out", "sao tome", "São Tomé"],
    ["an accent written", "são", "Sao Tome"],
    ["Hindi", "पंजाब", "पंजाब नैशनल बैंक"],
    ["a nukta left out", "रकम", "रक़म"],
    ["Arabic vowels left out", "محمد", "مُحَمَّد"],
    ["a hamza left out", "احمد", "أحمد"],
    ["Devanagari digits", "४४७१", "SBI •••• 4471"],
    ["Persian digits in the option", "44", "کارت ۴۴۷۱"],
    ["full width", "ＳＢＩ", "SBI"],
    ["the other kana", "のと", "ノト"],
    ["spaces around", "  state ", "State Bank"],
  ])("%s", (_, query, label) => {
    expect(labels(named("Other", label), query)).toEqual([label]);
  });
  test("nothing by a vowel sign that differs", () => {
    expect(labels(named("बैंक"), "बूंक")).toEqual([]);
  });
  test("all while nothing is written", () => {
    expect(labels(named("b", "a"), " ")).toEqual(["b", "a"]);
  });
  test("by notes and by words that are not shown", () => {
    const options = [
      { value: "in", label: "India", keywords: ["+91", "Bharat"] },
      { value: "ae", label: "UAE", note: "United Arab Emirates" },
    ];
    expect(labels(options, "+91")).toEqual(["India"]);
    expect(labels(options, "emir")).toEqual(["UAE"]);
  });
});

test("what begins with it stands first, groups stay together", () => {
  const options = [
    { group: "Asia", options: named("China", "India", "Indonesia") },
    { group: "Europe", options: named("Finland", "Ingria") },
  ];
  expect(labels(options, "in")).toEqual(["India", "Indonesia", "China", "Ingria", "Finland"]);
});

test("signs that mean something in patterns are only signs", () => {
  expect(labels(named("a.b", "axb", "(a"), "a.")).toEqual(["a.b"]);
  expect(labels(named("a.b", "(a"), "(")).toEqual(["(a"]);
});

test("a label is met exactly once or not at all", () => {
  const entries = entriesOf([...named("SBI", "HDFC", "HDFC"), { value: "off", label: "Off", disabled: true }]);
  expect(exactly(entries, "sbi")?.value).toBe("SBI");
  expect(exactly(entries, "HDFC")).toBeUndefined();
  expect(exactly(entries, "off")).toBeUndefined();
  expect(exactly(entries, "S")).toBeUndefined();
});
