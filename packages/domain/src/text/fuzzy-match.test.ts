import { expect, it } from "vitest";
import { isFuzzyMatch, bigramsIn } from "./fuzzy-match.ts";

it("forgives a slip in a word, by its length", () => {
  const text = "Pearl Monsoon मोती मॉनसून Saffron Reel";
  for (const typed of ["perl monson", "PEARL", "mosnoon", "saffrn", "monso", "मोती"])
    expect(isFuzzyMatch(typed, text), typed).toBe(true);
  for (const typed of ["ree1", "tiger", "pearl tiger", "rel", "", "%"])
    expect(isFuzzyMatch(typed, text), typed).toBe(typed === "ree1");
});

it("takes words apart into pairs, each once", () => {
  expect(bigramsIn("anan ab")).toEqual(["an", "na", "ab"]);
  expect(bigramsIn("a")).toEqual([]);
});
