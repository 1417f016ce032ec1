import { expect, it } from "vitest";
import { ApiError } from "@baize/api/client/api-error";
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

it("writes 10,000 rows once each, waits where the server asks for it, and runs no note as a formula", async () => {
  const limited = new ApiError({ code: "rate.limited", value: { retryAfter: 3 }, requestId: null, status: 429 });
  const refusedOnce = new Set([40, 99]);
  const waited: number[] = [];
  const read = async (cursor: string | undefined) => {
    const page = Number(cursor ?? 0);
    if (refusedOnce.delete(page)) throw limited;
    const items = Array.from({ length: 100 }, (_, row) => ({ id: page * 100 + row, note: '=HYPERLINK("https://x"),<b>\r\n' }));
    return await Promise.resolve({ items, next: page < 99 ? String(page + 1) : null });
  };
  const pages = await allPages(read, async (seconds) => {
    waited.push(seconds);
    await Promise.resolve();
  });
  const rows = pages.flatMap(({ items }) => items);
  expect([rows.length, new Set(rows.map(({ id }) => id)).size, waited]).toEqual([10_000, 10_000, [3, 3]]);
  const file = csvOf(
    tableOf(rows, [
      ["Id", ({ id }) => String(id)],
      ["Note", ({ note }) => note],
    ]),
  );
  expect(file.split(/\r\n(?=\d|$)/)).toHaveLength(10_002);
  expect(file).toContain(`9999,"'=HYPERLINK(""https://x""),<b>\r\n"\r\n`);
});

it("gives up where a server goes on refusing", async () => {
  const limited = new ApiError({ code: "rate.limited", value: { retryAfter: 60 }, requestId: null, status: 429 });
  const refuse = async () => await Promise.reject<{ readonly next: null }>(limited);
  await expect(allPages(refuse, async () => await Promise.resolve())).rejects.toBe(limited);
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
