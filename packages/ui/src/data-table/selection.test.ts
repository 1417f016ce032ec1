import { describe, expect, it } from "vitest";
import { keysBetween, shareOf, withKeys } from "./selection.ts";

const keys = ["a", "b", "c", "d", "e"];

describe("withKeys", () => {
  it("keeps the keys of rows that are not shown, and the order of selection", () => {
    expect(withKeys(["elsewhere", "c"], ["a", "c", "b"], true)).toEqual(["elsewhere", "c", "a", "b"]);
    expect(withKeys(["elsewhere", "c", "a"], ["a", "b"], false)).toEqual(["elsewhere", "c"]);
  });
});

describe("keysBetween", () => {
  it("includes both ends in either direction", () => {
    expect(keysBetween(keys, "b", "d")).toEqual(["b", "c", "d"]);
    expect(keysBetween(keys, "d", "b")).toEqual(["b", "c", "d"]);
  });
  it("is the row alone where the other end is unknown", () => {
    expect(keysBetween(keys, undefined, "c")).toEqual(["c"]);
    expect(keysBetween(keys, "gone", "c")).toEqual(["c"]);
  });
});

describe("shareOf", () => {
  it("says whether none, some or all of the rows are selected", () => {
    expect(shareOf(new Set(["elsewhere"]), keys)).toBe("none");
    expect(shareOf(new Set(["b", "elsewhere"]), keys)).toBe("some");
    expect(shareOf(new Set(keys), keys)).toBe("all");
    expect(shareOf(new Set(["b"]), [])).toBe("none");
  });
});
