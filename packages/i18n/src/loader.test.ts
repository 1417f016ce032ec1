import { expect, test } from "vitest";
import { type Language, languageOf } from "./languages.ts";
import { messagesFor, shownIn } from "./loader.ts";

const partial: Language = { ...languageOf("UR"), namespaces: ["common", "auth"], fallback: ["hi", "en"] };

test("content is shown in the language that declares all of its namespaces, or in the nearest fallback that has them", () => {
  expect(shownIn(partial, ["common", "auth"]).tag).toBe("ur");
  expect(shownIn(partial, ["lobby"]).tag).toBe("hi");
  expect(shownIn(partial, ["auth", "lobby"]).tag).toBe("hi");
  expect(shownIn({ ...partial, fallback: ["pt-PT", "en"] }, ["lobby"]).tag).toBe("en");
});

test("messages that a language does not declare are loaded from the nearest fallback alone", async () => {
  const asked: string[] = [];
  const load = (tag: string, namespace: string) => {
    asked.push(`${tag}/${namespace}`);
    return Promise.resolve({});
  };
  await messagesFor(partial, "auth", load);
  await messagesFor(partial, "lobby", load);
  expect(asked).toEqual(["ur/auth", "hi/lobby"]);
});

test("a language without declared namespaces has all of them, and one without messages has none", () => {
  expect(shownIn(languageOf("UR"), ["lobby"]).tag).toBe("ur");
  expect(shownIn(languageOf("PT"), ["common"]).tag).toBe("en");
});

test("a pseudo-language is made of another, and is shown as itself", () => {
  expect(shownIn(languageOf("XB"), ["common"]).tag).toBe("en-XB");
});
