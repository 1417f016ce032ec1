import { expect, it } from "vitest";
import { ApiError } from "@baize/api/client/api-error";
import { allPages, cellsOf, writeCsv, type FileColumn, type FileRows, fileTime, headerOf, inOnePart } from "./csv.ts";

/** As a spreadsheet gets it: `text` of a file leaves its first mark out. */
const readText = async (file: Blob) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());

/** The rows of a file, by the rules of RFC 4180 alone. */
function rowsIn(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

it.each([
  [["Pearl Monsoon", "250.00", "-40.00", "+40.00"], "Pearl Monsoon,250.00,-40.00,+40.00"],
  [['He said "go"', "a,b", "two\r\nlines", " edge "], '"He said ""go""","a,b","two\r\nlines"," edge "'],
  [["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1"], "'=1+1,'+cmd|' /C calc'!A0,'-2+3,'@SUM(A1),'\t=1"],
  [["दाँव", "رهان", ""], "दाँव,رهان,"],
])("%j is written safely", async (row, line) => {
  expect(await readText(await writeCsv(inOnePart([row])))).toBe(`\uFEFF${line}\r\n`);
});

it("reads every page of a list once", async () => {
  const lists: Record<string, { items: number[]; next: string | null }> = {
    "": { items: [1], next: "b" },
    b: { items: [2], next: "c" },
    c: { items: [], next: null },
  };
  const pages = allPages(async (cursor) => await Promise.resolve(lists[cursor ?? ""] ?? { items: [], next: null }));
  const read: number[] = [];
  for await (const { items } of pages) read.push(...items);
  expect(read).toEqual([1, 2]);
});

it("writes 10,000 rows page by page, once each, waits where the server asks for it, and runs no note as a formula", async () => {
  const limited = new ApiError({ code: "rate.limited", value: { retryAfter: 3 }, requestId: null, status: 429 });
  const refusedOnce = new Set([40, 99]);
  const waited: number[] = [];
  let [asked, written] = [0, 0];
  const read = async (cursor: string | undefined) => {
    const page = Number(cursor ?? 0);
    if (refusedOnce.delete(page)) throw limited;
    // What came before is bytes by now.
    expect(written).toBe(asked);
    asked += 1;
    const items = Array.from({ length: 100 }, (_, row) => ({ id: page * 100 + row, note: '=HYPERLINK("https://x"),<b>\r\nदाँव' }));
    return await Promise.resolve({ items, next: page < 99 ? String(page + 1) : null });
  };
  const columns: FileColumn<{ id: number; note: string }>[] = [
    ["Id", ({ id }) => String(id)],
    ["Note", ({ note }) => note],
  ];
  async function* parts(): FileRows {
    yield [headerOf(columns)];
    const pages = allPages(read, async (seconds) => {
      waited.push(seconds);
      await Promise.resolve();
    });
    for await (const { items } of pages) {
      yield cellsOf(items, columns);
      written += 1;
    }
  }
  const file = await writeCsv(parts());
  expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, ...rows] = rowsIn((await readText(file)).slice(1));
  expect([header, waited]).toEqual([
    ["Id", "Note"],
    [3, 3],
  ]);
  expect(rows).toEqual(Array.from({ length: 10_000 }, (_, id) => [String(id), `'=HYPERLINK("https://x"),<b>\r\nदाँव`]));
});

it("gives up where a server goes on refusing", async () => {
  const limited = new ApiError({ code: "rate.limited", value: { retryAfter: 60 }, requestId: null, status: 429 });
  const refuse = async () => await Promise.reject<{ readonly next: null }>(limited);
  await expect(allPages(refuse, async () => await Promise.resolve()).next()).rejects.toBe(limited);
});

it("writes a row's cells under their headers, and instants in ISO 8601", () => {
  const rows = [
    { at: 0, name: "Deposit" },
    { at: null, name: "Fee" },
  ];
  const columns: FileColumn<{ at: number | null; name: string }>[] = [
    ["Time", ({ at }) => fileTime(at)],
    ["What", ({ name }) => name],
  ];
  expect([headerOf(columns), ...cellsOf(rows, columns)]).toEqual([
    ["Time", "What"],
    ["1970-01-01T00:00:00.000Z", "Deposit"],
    ["", "Fee"],
  ]);
});
