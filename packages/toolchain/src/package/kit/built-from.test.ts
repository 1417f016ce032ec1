import { expect, test } from "vitest";
import { builtFrom } from "./built-from.ts";

test("a component's texts, parts, page, code and libraries are read from its folder", () => {
  expect(builtFrom("pagination", ["Pagination"])).toMatchObject({ sections: 9, compiles: true, libraries: [] });
  expect(builtFrom("pagination", ["Pagination"]).messages).toBeGreaterThan(5);
  expect(builtFrom("tabs", ["Tabs"])).toMatchObject({ messages: 0, libraries: ["radix-ui"] });
  expect(builtFrom("time-field", ["TimeField"]).libraries).toEqual(expect.arrayContaining(["react-aria-components"]));
});

test("the codemods' changes of a component count under the name that it has now", () => {
  expect(builtFrom("segmented-control", ["SegmentedControl"]).renames).toBe(3);
  expect(builtFrom("text", ["Text"]).renames).toBe(2);
  expect(builtFrom("divider", ["Divider"]).renames).toBe(0);
});

test("a folder without a page or code has none", () => {
  expect(builtFrom("overlay", ["useOverlayContainer"])).toMatchObject({ sections: 0, compiles: false });
});
