import { expect, test } from "vitest";
import { type Language, languageOf } from "./languages.ts";
import { shownIn } from "./loader.ts";

const partial: Language = { ...languageOf("UR"), namespaces: ["common", "auth"], fallback: ["hi", "en"] };

test("a declared namespace is shown in the language itself, any other in the nearest fallback that has messages", () => {
  expect(shownIn(partial, "auth").tag).toBe("ur");
  expect(shownIn(partial, "lobby").tag).toBe("hi");
  expect(shownIn({ ...partial, fallback: ["pt-PT", "en"] }, "lobby").tag).toBe("en");
});

test("a language without declared namespaces has all of them, and one without messages has none", () => {
  expect(shownIn(languageOf("UR"), "lobby").tag).toBe("ur");
  expect(shownIn(languageOf("PT"), "common").tag).toBe("en");
});

test("a pseudo-language is made of another, and is shown as itself", () => {
  expect(shownIn(languageOf("XB"), "common").tag).toBe("en-XB");
});
