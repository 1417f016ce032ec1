import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../../packages/toolchain/src/browser.ts";
import { allDrawn, chooseLook, openDocs } from "./open-docs.ts";
import { textsIn } from "./texts-in.ts";

const storybook = inject("storybook");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ windows: true });
});
afterAll(() => browser.close());

/** Texts on a light ground, and texts that do not differ enough from their ground. */
async function faults(page: Page, place: string): Promise<readonly string[]> {
  const texts = await page.evaluate(textsIn, place);
  expect(texts.length).toBeGreaterThan(20);
  return texts.flatMap(({ text, ground, contrast }) =>
    ground < 0.2 && contrast >= 4.5 ? [] : [`${text}: ${contrast} on ${ground}`],
  );
}

test.each(["actions-button--docs", "feedback-toast--docs", "data-datatable--docs"])(
  "the docs of %s are dark with the toolbar, and every text of them can be read",
  async (id) => {
    const page = await openDocs(browser, storybook, id);
    await allDrawn(page);
    await chooseLook(page, { theme: "dark" });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await expect.poll(() => faults(page, ".docs-page")).toEqual([]);
    await page.close();
  },
);

test("the parts around a page are dark with the toolbar, and every text of them can be read", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${storybook}?path=/docs/actions-button--docs&globals=theme:dark`);
  await page.locator('[data-item-id="actions-button--docs"][data-selected="true"]').waitFor();
  await expect.poll(() => faults(page, "nav, header, [role=toolbar]")).toEqual([]);
  await page.close();
});
