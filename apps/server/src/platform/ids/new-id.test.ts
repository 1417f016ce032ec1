import { expect, it } from "vitest";
import { newId } from "./new-id.ts";

it("makes ids that sort in the order in which they were made, many within one millisecond", () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});
