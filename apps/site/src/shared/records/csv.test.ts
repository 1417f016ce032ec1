import { expect, it } from "vitest";
import { allPages, csvOf, fileTime, tableOf } from "./csv.ts";

it.each([
  [["Pearl Monsoon", "250.00", "-40.00", "+40.00"], "Pearl Monsoon,250.00,-40.00,+40.00"],
  [['He said "go"', "a,b", "two\r\nlines", " edge "], '"He said ""go""","a,b","two\r\nlines"," edge "'],
  [["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1"], "'=1+1,'+cmd|' /C calc'!A0,'-2+3,'@SUM(A1),'\t=1"],
  [["दाँव", "رهان", ""], "दाँव,رهان,"],
])("%j is written safely", (row, line) => {
  expect(csvOf([row])).toBe(`\uFEFF${line}\r\n`);
});

it("reads every page of a list once", async () => {
  const lists: Record<string, { items: number[]; next: string | null }> = {
    "": { items: [1], next: "b" },
    b: { items: [2], next: "c" },
    c: { items: [], next: null },
  };
  const pages = await allPages(async (cursor) => await Promise.resolve(lists[cursor ?? ""] ?? { items: [], next: null }));
  expect(pages.flatMap(({ items }) => items)).toEqual([1, 2]);
});

it("writes a row's cells under their headers, and instants in ISO 8601", () => {
  const rows = [
    { at: 0, name: "Deposit" },
    { at: null, name: "Fee" },
  ];
  expect(
    tableOf(rows, [
      ["Time", ({ at }) => fileTime(at)],
      ["What", ({ name }) => name],
    ]),
  ).toEqual([
    ["Time", "What"],
    ["1970-01-01T00:00:00.000Z", "Deposit"],
    ["", "Fee"],
  ]);
});
