import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../../packages/toolchain/src/browser.ts";
import { MOST_LINES } from "../../packages/ui/src/story/print-code.ts";
import { countUnnamedPreviews, faultsOfPage } from "./faults-of-page.ts";
import { allDrawn, chooseLook, docsIn, goTo, openDocs, usualWindow, windowOf } from "./open-docs.ts";
import { overflowOf } from "./overflow-of.ts";

const storybook = inject("storybook");
const pages = await docsIn(storybook);
const ids = pages.map(({ id }) => id);
let browser: Browser;
let page: Page;
let said: string[] = [];

beforeAll(async () => {
  browser = await openBrowser({ windows: true });
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
  await expect.poll(() => page.evaluate(faultsOfPage, { ids, mostLines: MOST_LINES })).toEqual([]);
  expect(said).toEqual([]);
  // On a phone, what is wider scrolls in a box of its own.
  await page.setViewportSize(windowOf(360));
  await expect.poll(() => page.evaluate(overflowOf)).toEqual([]);
  await page.setViewportSize(usualWindow);
});

/** Runs in the page: its look, and elements of text that keep a ground or a colour of another theme. */
function lookOfPage() {
  const { dir, lang, dataset } = document.documentElement;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page runs this function alone
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? undefined : (red + green + blue) / 3;
  };
  const own = [...document.querySelectorAll(".docs-page :is(h1, h2, h3, p, li, th, td, tr, pre, code, a)")].filter(
    (one) => !one.closest(".docs-story") && one.textContent,
  );
  const wrong = own.filter((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return (light(color) ?? 255) < 100 || (light(backgroundColor) ?? 0) > 128;
  });
  return {
    document: `${dir} ${lang} ${dataset.theme} ${dataset.density}`,
    content: document.querySelector(".docs-page")?.getAttribute("dir"),
    isSaid: document.querySelector(".docs-note")?.textContent?.startsWith("The components are in the language") ?? false,
    wrong: wrong.map((one) => `${one.localName}: ${one.textContent?.slice(0, 40)}`),
  };
}

const guides = pages.filter(({ importPath }) => importPath.endsWith(".mdx") && !importPath.startsWith("./packages/ui/"));
test.each(guides.map(({ title, id }) => [title, id]))(
  "%s, a guide with few stories or none, has a heading over each preview, and follows the toolbar",
  async (_title, id) => {
    // Opened by itself: where a page is left while a story of it is drawn, Storybook loads the window anew, in its first look.
    const guide = await openDocs(browser, storybook, id);
    await allDrawn(guide);
    await expect.poll(() => guide.evaluate(countUnnamedPreviews)).toBe(0);
    await chooseLook(guide, { theme: "dark", language: "ar", direction: "auto", density: "compact" });
    const arabic = { document: "ltr en dark compact", content: "ltr", isSaid: true, wrong: [] };
    await expect.poll(() => guide.evaluate(lookOfPage)).toEqual(arabic);
    await chooseLook(guide, { language: "en", direction: "rtl", density: "brand" });
    const rightToLeft = { document: "ltr en dark brand", content: "rtl", isSaid: false, wrong: [] };
    await expect.poll(() => guide.evaluate(lookOfPage)).toEqual(rightToLeft);
    await guide.close();
  },
);
