import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../../packages/toolchain/src/browser.ts";
import { brandFiles } from "../file-brands.ts";

const storybook = inject("storybook");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ windows: true });
});
afterAll(() => browser.close());

test("the toolbar offers a brand that is a file alone, and the page takes its colours", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const accent = () =>
    page
      .frameLocator("#storybook-preview-iframe")
      .locator("html")
      .evaluate((root) => getComputedStyle(root).getPropertyValue("--color-accent-default"));
  const names = brandFiles.map((file) => /([\w-]+)\.brand\.json$/.exec(file)?.[1] ?? "");
  expect(names).toContain("kaveri");
  await page.goto(`${storybook}?path=/docs/actions-button--docs`);
  await page.frameLocator("#storybook-preview-iframe").locator("#storybook-docs h1").waitFor();
  const before = await accent();
  await page.getByRole("button", { name: "Brand baize" }).click();
  for (const name of names) await page.getByRole("option", { name }).waitFor();
  await page.getByRole("option", { name: "kaveri" }).click();
  await expect.poll(accent).not.toBe(before);
  // The window around the page has the brand's name and colours too.
  await expect.poll(() => page.locator(".sidebar-header").textContent()).toContain("Kaveri");
  await page.close();
});
