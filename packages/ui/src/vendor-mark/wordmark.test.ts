import { describe, expect, it } from "vitest";
import { shapes, wordmarkOf, wordWidths } from "./wordmark.ts";

const names = Array.from({ length: 200 }, (_, index) => `Vendor ${index}`);

describe("wordmarkOf", () => {
  it("depends on the name alone", () => {
    expect(wordmarkOf("Northgate")).toEqual(wordmarkOf("Northgate"));
  });
  it("uses every width and every shape", () => {
    expect(new Set(names.map((name) => wordmarkOf(name).stretch)).size).toBe(wordWidths.length);
    expect(new Set(names.map((name) => wordmarkOf(name).shape)).size).toBe(shapes.length);
  });
  it("sets only the narrowest and the widest in capitals", () => {
    for (const mark of names.map(wordmarkOf)) expect(mark.capitals).toBe(["75", "82", "125"].includes(mark.stretch));
  });
});
