import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { checkInBothThemes, settled } from "./check-page.ts";
import { operate } from "./operate.ts";
import { fillRegistration, freshName } from "./registration.ts";
import { openSlot } from "./slot.ts";
import { closeBrowser, visit } from "./visit.ts";

// A brand that the guide alone has made, and that no source of the site names: `docs/add-a-brand.md`.
const file = new URL("../../../tokens/brands/kaveri.brand.json", import.meta.url).pathname;
const site = () => inject("site").replace("localhost", "kaveri.localhost");

beforeAll(() => {
  const said = operate(inject("data"), "brands", "add", "--file", file);
  if (!said.startsWith("{")) throw new Error(said);
});
afterAll(closeBrowser);

async function look(page: Page) {
  return await page.evaluate(() => ({
    brand: document.documentElement.dataset.brand,
    accent: getComputedStyle(document.documentElement).getPropertyValue("--color-accent-default"),
    font: [...document.fonts].some(({ family, status }) => family.includes("Sora") && status === "loaded"),
  }));
}

it("is on the running site and in the vendor's game: home, sign-in, member centre, slot", async () => {
  const { page, complaints } = await visit(`${site()}/`, { width: 360 });
  await settled(page);
  expect(await look(page)).toEqual({ brand: "kaveri", accent: "#0e7c86", font: true });
  await checkInBothThemes(page, complaints);
  await page.goto(`${site()}/login`);
  await settled(page);
  await checkInBothThemes(page, complaints);

  await page.goto(`${site()}/register`);
  await fillRegistration(page, freshName());
  await page.locator("form button[type=submit]").press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("token"))).not.toBeNull();
  await page.goto(`${site()}/?overlay=member/securityCenter`);
  await settled(page);
  await checkInBothThemes(page, complaints);

  const { frame } = await openSlot(page, site());
  const game = frame.locator("html");
  expect(await game.getAttribute("data-brand")).toBe("kaveri");
  const worn = await game.evaluate((root) => getComputedStyle(root).getPropertyValue("--color-accent-default"));
  expect(worn).toBe("#0e7c86");
});

it("is the same from right to left", async () => {
  const { page, complaints } = await visit(`${site()}/`, { language: "AR", theme: "dark", width: 360 });
  await settled(page);
  expect(await look(page)).toMatchObject({ brand: "kaveri", accent: "#f2a71b" });
  await checkInBothThemes(page, complaints);
});
