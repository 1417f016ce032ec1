import { describe, expect, test } from "vitest";
import { previousLanguage, storedLanguage, storeLanguage, type TextStorage } from "./language-storage.ts";

function memory(start: Record<string, string> = {}): TextStorage & { readonly held: Map<string, string> } {
  const held = new Map(Object.entries(start));
  return { held, getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}
const refusing: TextStorage = {
  getItem() {
    throw new Error("denied");
  },
  setItem() {
    throw new Error("full");
  },
};
const configured = ["HI", "EN"] as const;

describe("lang and hisLang", () => {
  test("store the choice and the one before it", () => {
    const storage = memory();
    storeLanguage(storage, "HI");
    expect([...storage.held]).toEqual([["lang", "HI"]]);
    storeLanguage(storage, "EN");
    expect(storedLanguage(storage, configured)).toBe("EN");
    expect(previousLanguage(storage, configured)).toBe("HI");
  });
  test("keep the earlier choice when the same one is made again", () => {
    const storage = memory({ lang: "EN", hisLang: "HI" });
    storeLanguage(storage, "EN");
    expect(Object.fromEntries(storage.held)).toEqual({ lang: "EN", hisLang: "HI" });
  });
  test("ignore a value that is not a code, or that the brand no longer offers", () => {
    expect(storedLanguage(memory({ lang: "<script>" }), configured)).toBeUndefined();
    expect(storedLanguage(memory({ lang: "AR" }), configured)).toBeUndefined();
    expect(storedLanguage(memory(), configured)).toBeUndefined();
  });
  test("work without storage, which only forgets the choice", () => {
    expect(storedLanguage(refusing, configured)).toBeUndefined();
    expect(() => storeLanguage(refusing, "EN")).not.toThrow();
  });
});
