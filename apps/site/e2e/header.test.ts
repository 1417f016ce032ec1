import { afterAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { settled } from "./check-page.ts";
import { networkIdle } from "./network-idle.ts";
import { openSession } from "./newcomer.ts";
import { member } from "./people.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

/** The cut parts of the header: parts beyond the window, beyond the bar, or wider inside than out; and a page that scrolls sideways. */
const cuts = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("[data-component=top-bar]");
    if (!bar) return ["no bar"];
    const within = bar.getBoundingClientRect();
    const shown = [...bar.querySelectorAll<HTMLElement>("a, button, [data-component=money], [data-part=brand] [aria-hidden]")];
    const wrong = shown.filter((part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      if (width === 0) return false;
      const outside = left < 0 || right > innerWidth || top < within.top || bottom > within.bottom;
      return outside || part.scrollWidth > part.clientWidth + 1;
    });
    const brand = bar.querySelector("[data-component=brand-mark] > [aria-hidden]")?.getBoundingClientRect();
    const markCut = !brand || brand.width < 20 || Math.abs(brand.width - brand.height) > 1;
    const sideways = document.documentElement.scrollWidth > innerWidth;
    return [...wrong.map((part) => part.outerHTML.slice(0, 80)), ...(markCut ? ["mark"] : []), ...(sideways ? ["sideways"] : [])];
  });

/** The same at both narrow widths, in normal and in double text. */
async function cutsWhenNarrow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const text of ["100%", "200%"]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      found.push(...(await cuts(page)).map((part) => `${text} at ${width}: ${part}`));
    }
  }
  return found;
}

const languages = ["EN", "HI", "AR", "FA", "UR", "XB"] as const;

it.each(languages)("cuts nothing of a phone's header, with a long balance and large text, in %s", async (language) => {
  const session = await openSession(inject("server"), member);
  const { page } = await visit("/help", { session, language, width: 360 });
  await networkIdle(page);
  await page.route("**/wallets/balance*", async (route) => {
    const response = await route.fetch();
    const { value } = (await response.json()) as { value: object };
    const sumBalance = { amount: "1234567890.50", currency: "INR" };
    await route.fulfill({ response, json: { success: true, value: { ...value, sumBalance } } });
  });
  await page.reload();
  await page.locator("[data-part=balance]").getByText("567,890").or(page.getByText("67,890")).first().waitFor();
  await settled(page);
  expect(await cutsWhenNarrow(page)).toEqual([]);
});

it.each(languages)("offers a visitor to register in a phone's header in %s", async (language) => {
  const { page } = await visit("/help", { language, width: 360 });
  await settled(page);
  const bar = page.getByRole("banner");
  await expect.poll(() => bar.locator("[data-part=login]").isVisible()).toBe(true);
  expect(await bar.locator("[data-part=register]").isVisible()).toBe(true);
  expect(await cutsWhenNarrow(page)).toEqual([]);
});
