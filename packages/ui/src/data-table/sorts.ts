import type { DataTableSort } from "./columns.ts";

/** The next order after a press on a column while others stay: ascending, then descending, then not sorted by it. */
export function addSort(sorts: readonly DataTableSort[], column: string): readonly DataTableSort[] {
  const sort = sorts.find((one) => one.column === column);
  if (!sort) return [...sorts, { column, direction: "ascending" }];
  if (sort.direction === "descending") return sorts.filter((one) => one !== sort);
  return sorts.map((one) => (one === sort ? { column, direction: "descending" } : one));
}
