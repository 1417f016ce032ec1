import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { en } from "@baize/ui/messages/en";
import { languages, messagesOf } from "./messages-of.ts";

test("the toolbar has each language that the kit has texts in, English first", () => {
  const folder = new URL("../packages/ui/src/messages/", import.meta.url);
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(languages).toEqual(expect.arrayContaining(folders));
  expect(languages[0]).toBe("en");
  expect(new Set(languages).size).toBe(languages.length);
});

test("a language without texts of the kit has the English ones", () => {
  expect(messagesOf("th")).toBe(en);
  expect(messagesOf("hi")).not.toBe(en);
});
