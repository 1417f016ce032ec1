import { expect, it } from "vitest";
import { isNearly, pairsIn } from "./near.ts";

it("forgives a slip in a word, by its length", () => {
  const text = "Pearl Monsoon मोती मॉनसून Saffron Reel";
  for (const typed of ["perl monson", "PEARL", "mosnoon", "saffrn", "monso", "मोती"])
    expect(isNearly(typed, text), typed).toBe(true);
  for (const typed of ["ree1", "tiger", "pearl tiger", "rel", "", "%"])
    expect(isNearly(typed, text), typed).toBe(typed === "ree1");
});

it("takes words apart into pairs, each once", () => {
  expect(pairsIn("anan ab")).toEqual(["an", "na", "ab"]);
  expect(pairsIn("a")).toEqual([]);
});
