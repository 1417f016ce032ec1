import { expect, test } from "vitest";
import { pageSlots } from "./page-slots.ts";

const draw = (page: number, pageCount: number, pageRange = 3, marginPages = 1) =>
  pageSlots({ page, pageCount, pageRange, marginPages })
    .map((slot) => (slot.kind === "gap" ? `…${slot.page}` : slot.page === page ? `[${slot.page}]` : String(slot.page)))
    .join(" ");

test.each([
  [1, 1, "[1]"],
  [1, 3, "[1] 2 3"],
  [1, 9, "[1] 2 3 …6 9"],
  [2, 9, "1 [2] 3 …6 9"],
  [3, 9, "1 2 [3] 4 …7 9"],
  [4, 9, "1 2 3 [4] 5 …7 9"],
  [5, 9, "1 …3 4 [5] 6 …8 9"],
  [6, 9, "1 …3 5 [6] 7 8 9"],
  [9, 9, "1 …4 7 8 [9]"],
  [20, 40, "1 …10 19 [20] 21 …31 40"],
])("page %i of %i, range 3, margin 1", (page, count, drawn) => {
  expect(draw(page, count)).toBe(drawn);
});

test("other ranges and margins", () => {
  expect(draw(20, 40, 5, 2)).toBe("1 2 …10 18 19 [20] 21 22 …31 39 40");
  expect(draw(20, 40, 1, 0)).toBe("…10 [20] …31");
  expect(draw(20, 40, 1, 1)).toBe("1 …11 [20] …30 40");
  expect(draw(2, 4, 4, 1)).toBe("1 [2] 3 4");
});

test("every page is shown, or is in a gap that leads to a page inside it", () => {
  for (let count = 1; count <= 30; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const slots = pageSlots({ page, pageCount: count, pageRange: 3, marginPages: 1 });
      const pages = slots.filter((slot) => slot.kind === "page").map((slot) => slot.page);
      expect(pages).toContain(page);
      expect(pages).toEqual(pages.toSorted((one, two) => one - two));
      const jumps = slots.filter((slot) => slot.kind === "gap").map((slot) => slot.page);
      expect(jumps.filter((jump) => pages.includes(jump) || jump < 1 || jump > count)).toEqual([]);
    }
  }
});
