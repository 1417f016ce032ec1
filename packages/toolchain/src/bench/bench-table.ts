// Sorts and scrolls a table of 10,000 rows in the browser and prints the longest frame of each: none may take over 50 ms.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { openBrowser } from "../browser.ts";
import { textTable } from "./text-table.ts";
import { buildPage } from "./ui/build-page.ts";
import { type Driver, openPage } from "./ui/driver.ts";
import { longestFrame, traced } from "./ui/longest-frame.ts";

const bar = 50;
const scroller = "[data-part=scroller]";
const header = (place: number) => `th:nth-child(${place}) button`;

interface Run {
  readonly name: string;
  readonly focus: string;
  readonly keys: readonly string[];
}
const times = (key: string, count: number) => Array.from({ length: count }, () => key);
const runs: readonly Run[] = [
  { name: "sort by an id", focus: header(1), keys: times("Enter", 6) },
  { name: "sort by a time", focus: header(2), keys: times("Enter", 6) },
  { name: "sort by words of three scripts", focus: header(3), keys: times("Enter", 6) },
  { name: "sort by an amount", focus: header(6), keys: times("Enter", 6) },
  { name: "scroll by pages", focus: scroller, keys: times("PageDown", 30) },
  { name: "scroll to both ends", focus: scroller, keys: ["End", "Home", "End", "Home"] },
];

/** Presses all keys of a run and returns the work of the longest frame, ms of processor time. */
async function longest(browser: Browser, page: Driver, { focus, keys }: Run): Promise<number> {
  await page.call("focus", focus);
  await page.call("settled");
  await browser.startTracing(undefined, { categories: traced });
  for (const key of keys) {
    await page.keys.press(key);
    await page.call("settled");
  }
  return longestFrame(await browser.stopTracing());
}

async function report(browser: Browser, folder: string): Promise<boolean> {
  const page = await openPage(browser, await buildPage("records", folder));
  await page.call("mount", "rows");
  // Warm, as after a person's first press.
  for (const run of runs) await longest(browser, page, run);
  const rows: [string, number][] = [];
  for (const run of runs) rows.push([run.name, await longest(browser, page, run)]);
  console.log(textTable([["10,000 rows, ms of processor time", "longest frame"], ...rows]));
  return rows.every(([, most]) => most <= bar);
}

const folder = mkdtempSync(join(tmpdir(), "baize-bench-"));
const browser = await openBrowser();
try {
  if (!(await report(browser, folder))) {
    console.error(`A frame takes more than ${bar} ms.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
