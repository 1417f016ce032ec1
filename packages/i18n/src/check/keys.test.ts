import { expect, test } from "vitest";
import { namespaceProblems } from "./keys.ts";
import { line } from "./problem.ts";

const english = ["auth", "common", "lobby"];
const check = (has: readonly string[], declared?: readonly string[]) =>
  namespaceProblems("hi", "locales/hi", has, english, declared).map(line);

test("a whole language has every namespace of English", () => {
  expect(check(english)).toEqual([]);
  expect(check(["common", "auth"])).toEqual([
    'locales/hi/lobby.json: is missing; for a part of a language, list the files that are ready as namespaces of "hi" in packages/i18n/src/languages.ts',
  ]);
});

test("a partial language has the namespaces that its row declares, the shell's among them, and no other", () => {
  expect(check(["common", "auth"], ["common", "auth"])).toEqual([]);
  expect(check(["common"], ["common", "auth"])).toEqual(["locales/hi/auth.json: is missing"]);
  expect(check(["auth"], ["auth"])).toEqual(["locales/hi/common.json: is missing"]);
  expect(check(["common", "lobby"], ["common"])).toEqual([
    'locales/hi/lobby.json: is not among the namespaces that the row of "hi" declares in packages/i18n/src/languages.ts',
  ]);
});
