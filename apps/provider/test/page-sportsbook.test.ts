import { afterAll, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { closeBrowser, gameTable, person } from "./table.ts";

afterAll(closeBrowser);

const GAME = "sportsbook-0-4-sportsbook";
const odds = "[data-fixture] [data-component=odds] button";

it("places three bets together by the keyboard, and shows them open", async () => {
  const table = await gameTable();
  const { page, complaints } = await person({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(table.launch({}, GAME));
  const rows = page.locator("[data-fixture]", { has: page.locator("button") });
  await rows.nth(3).waitFor();
  for (const row of [1, 2, 3]) await rows.nth(row).locator("[data-component=odds] button").first().press("Enter");
  const slip = page.locator("[data-component=bet-slip]");
  await slip.getByRole("radio", { name: "Treble" }).waitFor();
  await slip.getByRole("textbox").fill("20");
  await slip.getByRole("button", { name: /^Place / }).press("Enter");
  await slip.getByText("Bet placed").waitFor();
  await slip.getByRole("button", { name: "Done" }).press("Enter");
  await page.getByRole("tab", { name: "My bets" }).press("Enter");
  await page.getByRole("heading", { name: "Treble" }).waitFor();
  expect([table.platform.wallet.sum("bet"), complaints]).toEqual([2000n, []]);
});

it("keeps the chosen bets over a reload", async () => {
  const table = await gameTable();
  const { page } = await person({ viewport: { width: 1440, height: 900 } });
  await page.goto(table.launch({}, GAME));
  await page.locator(odds).first().click();
  await page.locator("[data-component=bet-slip]").getByRole("textbox").fill("50");
  await page.reload();
  await page
    .locator("[data-component=bet-slip]")
    .getByRole("button", { name: /^Place .*50/ })
    .waitFor();
  expect(await page.locator(`${odds}[aria-pressed=true]`).count()).toBe(1);
});

it.each([
  ["hi", "dark", 360],
  ["ar", "light", 360],
  ["ur", "dark", 1440],
] as const)("has no fault of accessibility in %s, %s, %i px wide", async (lang, theme, width) => {
  const table = await gameTable();
  const { page } = await person({ viewport: { width, height: 800 }, bypassCSP: true, reducedMotion: "reduce" });
  await page.goto(table.launch({ lang, theme }, GAME));
  await page.locator(odds).first().click();
  await page.locator("[data-part=foot] button:visible, [data-component=bet-slip-bar]:visible").first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
