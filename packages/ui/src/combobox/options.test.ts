import { describe, expect, test } from "vitest";
import { type ComboboxOptions, entriesOf, exactly, found } from "./options.ts";

const { compare } = new Intl.Collator("en", { usage: "search", sensitivity: "base" });
const labels = (options: ComboboxOptions, query: string, by = compare) =>
  found(entriesOf(options), query, by).map(({ option }) => option.label);
const named = (...names: string[]) => names.map((label) => ({ value: label, label }));

describe("a typed text finds", () => {
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
  test("nothing where a vowel sign differs", () => {
    expect(labels(named("बैंक"), "बूंक")).toEqual([]);
  });
  test("all options while it is empty", () => {
    expect(labels(named("b", "a"), " ")).toEqual(["b", "a"]);
  });
  test("options by their notes and by hidden search terms", () => {
    const options = [
      { value: "in", label: "India", keywords: ["+91", "Bharat"] },
      { value: "ae", label: "UAE", note: "United Arab Emirates" },
    ];
    expect(labels(options, "+91")).toEqual(["India"]);
    expect(labels(options, "emir")).toEqual(["UAE"]);
  });
});

test("sorts options that begin with the text first, and keeps groups together", () => {
  const options = [
    { group: "Asia", options: named("China", "India", "Indonesia") },
    { group: "Europe", options: named("Finland", "Ingria") },
  ];
  expect(labels(options, "in")).toEqual(["India", "Indonesia", "China", "Ingria", "Finland"]);
});

test("treats pattern characters as text", () => {
  expect(labels(named("a.b", "axb", "(a"), "a.")).toEqual(["a.b"]);
  expect(labels(named("a.b", "(a"), "(")).toEqual(["(a"]);
});

test("matches a label exactly or not", () => {
  const entries = entriesOf([...named("SBI", "HDFC", "HDFC"), { value: "off", label: "Off", disabled: true }]);
  expect(exactly(entries, "sbi")?.value).toBe("SBI");
  expect(exactly(entries, "HDFC")).toBeUndefined();
  expect(exactly(entries, "off")).toBeUndefined();
  expect(exactly(entries, "S")).toBeUndefined();
});
