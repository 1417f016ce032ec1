import { describe, expect, it } from "vitest";
import { columnProblem, type DataTableColumn, isSortable, nextSort, sortRows } from "./columns.ts";

interface Bet {
  id: string;
  stake: bigint;
}
const columns: DataTableColumn<Bet>[] = [
  { id: "id", header: "Bet", cell: (row) => row.id, rowHeader: true },
  { id: "stake", header: "Stake", cell: (row) => String(row.stake), compare: (a, b) => Number(a.stake - b.stake) },
];
const rows: Bet[] = [
  { id: "a", stake: 300n },
  { id: "b", stake: 100n },
  { id: "c", stake: 300n },
];

function order(direction: "ascending" | "descending"): string {
  return sortRows(rows, columns, [{ column: "stake", direction }])
    .map((row) => row.id)
    .join("");
}

describe("sortRows", () => {
  it("keeps the order of equal rows in both directions", () => {
    expect(order("ascending")).toBe("bac");
    expect(order("descending")).toBe("acb");
  });

  it("orders rows that are equal in one column by the next", () => {
    const byId = { ...columns[0], id: "id", compare: (one: Bet, two: Bet) => one.id.localeCompare(two.id) };
    const sorts = [
      { column: "stake", direction: "ascending" },
      { column: "id", direction: "descending" },
    ] as const;
    const named = [...columns.slice(1), { ...byId, header: "Bet", cell: (row: Bet) => row.id }];
    expect(sortRows(rows, named, sorts).map((row) => row.id)).toEqual(["b", "c", "a"]);
  });

  it("leaves the rows and the given array unchanged where the column cannot compare", () => {
    expect(sortRows(rows, columns, [{ column: "id", direction: "descending" }])).toBe(rows);
    sortRows(rows, columns, [{ column: "stake", direction: "ascending" }]);
    expect(rows.map((row) => row.id)).toEqual(["a", "b", "c"]);
  });
});

describe("nextSort", () => {
  it("reverses the same column and starts another ascending", () => {
    const first = nextSort(undefined, "stake");
    expect(first).toEqual({ column: "stake", direction: "ascending" });
    const second = nextSort(first, "stake");
    expect(second.direction).toBe("descending");
    expect(nextSort(second, "stake").direction).toBe("ascending");
    expect(nextSort(second, "id")).toEqual({ column: "id", direction: "ascending" });
  });
});

describe("isSortable", () => {
  it("is true for a column that compares or reports", () => {
    expect(columns.map(isSortable)).toEqual([false, true]);
    expect(isSortable({ id: "t", header: "Time", cell: () => null, sortable: true })).toBe(true);
  });
});

describe("columnProblem", () => {
  it("is undefined where one column names the row and every sort is handled", () => {
    expect(columnProblem(columns, false)).toBeUndefined();
  });
  it("requires exactly one row header", () => {
    expect(columnProblem(columns.slice(1), false)).toContain("0 columns");
    expect(columnProblem([...columns.slice(0, 1), ...columns.slice(0, 1)], false)).toContain("2 columns");
  });
  it("names a column whose sort is not handled", () => {
    const deaf = [...columns, { id: "time", header: "Time", cell: () => null, sortable: true }];
    expect(columnProblem(deaf, false)).toContain('"time"');
    expect(columnProblem(deaf, true)).toBeUndefined();
  });
});
