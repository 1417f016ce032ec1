import { expect, test } from "vitest";
import { chosenAfter } from "./select-options.ts";

const known = new Set(["a", "b", "c"]);

test("adds a choice at the end and keeps the order of the others", () => {
  expect(chosenAfter(["c", "a"], new Set(["a", "b", "c"]), known)).toEqual(["c", "a", "b"]);
});
test("takes a choice away", () => {
  expect(chosenAfter(["c", "a"], new Set(["a"]), known)).toEqual(["a"]);
});
test("keeps a value whose option is not there now", () => {
  expect(chosenAfter(["gone", "a"], new Set(), known)).toEqual(["gone"]);
});
