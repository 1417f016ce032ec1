import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../../packages/toolchain/src/browser.ts";
import { faultsOfPage } from "./faults-of-page.ts";
import { allDrawn, docsIn, goTo, openDocs } from "./open-docs.ts";

const storybook = inject("storybook");
const pages = await docsIn(storybook);
const ids = pages.map(({ id }) => id);
let browser: Browser;
let page: Page;
let said: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  // Another page than the first one of the list: to go to the page where one is does nothing.
  page = await openDocs(browser, storybook, pages.at(-1)?.id ?? "");
  // The pages are read, not the windows in them: each is a Storybook of its own.
  await page.route(/iframe\.html\?viewMode=story/, (route) => route.fulfill({ body: "", contentType: "text/html" }));
  page.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
});
afterAll(() => browser.close());

test.each(pages.map(({ title, id }) => [title, id]))("%s keeps the page as it is, and reads well", async (_title, id) => {
  said = [];
  await goTo(page, id);
  await allDrawn(page);
  // Parts are numbered on their picture a frame after it is drawn.
  await expect.poll(() => page.evaluate(faultsOfPage, ids)).toEqual([]);
  expect(said).toEqual([]);
});
