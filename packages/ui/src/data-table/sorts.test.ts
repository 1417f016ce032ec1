import { expect, it } from "vitest";
import { addSort } from "./sorts.ts";

it("adds a column after the others, reverses it in its place, then removes it", () => {
  const one = addSort([], "status");
  const two = addSort(one, "amount");
  expect(two).toEqual([
    { column: "status", direction: "ascending" },
    { column: "amount", direction: "ascending" },
  ]);
  const reversed = addSort(two, "status");
  expect(reversed).toEqual([
    { column: "status", direction: "descending" },
    { column: "amount", direction: "ascending" },
  ]);
  expect(addSort(reversed, "status")).toEqual([{ column: "amount", direction: "ascending" }]);
});
