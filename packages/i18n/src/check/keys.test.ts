import { expect, test } from "vitest";
import { namespaceProblems } from "./keys.ts";
import { line } from "./problem.ts";

const english = ["auth", "common", "errors", "lobby", "server", "seed"];
const check = (has: readonly string[], declared?: readonly string[]) =>
  namespaceProblems({ tag: "hi", path: "locales/hi", has, english }, declared).map(line);

test("a whole language has every namespace of English", () => {
  expect(check(english)).toEqual([]);
  expect(check(english.filter((name) => name !== "lobby"))).toEqual([
    'locales/hi/lobby.json: is missing; for a part of a language, list the files that are ready as namespaces of "hi" in packages/i18n/src/languages.ts',
  ]);
});

test("a partial language has the namespaces that its row declares, and no other", () => {
  const declared = ["common", "errors", "auth"];
  expect(check(declared, declared)).toEqual([]);
  expect(check(["common", "errors"], declared)).toEqual([
    'locales/hi/auth.json: is missing, and the row of "hi" declares it in packages/i18n/src/languages.ts',
  ]);
  expect(check([...declared, "lobby"], declared)).toEqual([
    'locales/hi/lobby.json: is not among the namespaces that the row of "hi" declares in packages/i18n/src/languages.ts',
  ]);
});

test.each([[["common"]], [["common", "errors"]]])(
  "reports a partial language that does not declare a namespace of every page, with its file or without: %j",
  (has) => {
    expect(check(has, ["common"])).toEqual([
      'packages/i18n/src/languages.ts: hi: its namespaces lack "errors", whose texts are on every page',
    ]);
  },
);

test("a partial language declares no namespace that English lacks", () => {
  expect(check(["common", "errors"], ["common", "errors", "loby"])).toEqual([
    'packages/i18n/src/languages.ts: hi: its namespaces have "loby", which is no namespace of English',
  ]);
});

test("a partial language declares both namespaces of the server", () => {
  const declared = ["common", "errors", "server"];
  expect(check(declared, declared)).toEqual([
    'packages/i18n/src/languages.ts: hi: its namespaces have "server" alone: the server reads "server" and "seed" together',
  ]);
});
