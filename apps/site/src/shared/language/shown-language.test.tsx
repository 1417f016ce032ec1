// @vitest-environment jsdom
import { expect, test } from "vitest";
import { type Language, languageOf } from "@baize/i18n/languages";
import { markOf } from "./shown-language.tsx";

const partial: Language = { ...languageOf("UR"), namespaces: ["common", "auth"] };

test("marks content with the language in which it is shown, where the visitor's language lacks its messages", () => {
  expect(markOf(partial, ["lobby", "auth"])).toEqual({ lang: "en", dir: "ltr" });
  expect(markOf(partial, ["common", "lobby"])).toEqual({ lang: "en", dir: "ltr" });
});

test("marks nothing that is in the visitor's language", () => {
  expect(markOf(partial, ["auth", "lobby"])).toBeUndefined();
  expect(markOf(partial, ["common"])).toBeUndefined();
  expect(markOf(languageOf("UR"), ["lobby"])).toBeUndefined();
});
