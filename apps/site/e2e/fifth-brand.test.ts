import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { audit, checkInBothThemes, settled } from "./check-page.ts";
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
    dir: document.documentElement.dir,
    accent: getComputedStyle(document.documentElement).getPropertyValue("--color-accent-default"),
    font: [...document.fonts].some(({ family, status }) => family.includes("Sora") && status === "loaded"),
  }));
}

interface Look {
  readonly language: "EN" | "AR" | "HI";
  readonly theme: "light" | "dark";
  readonly dir: "ltr" | "rtl";
  readonly accent: string;
  /** The slot's main button in this language. */
  readonly spin: RegExp;
}

const looks: readonly Look[] = [
  { language: "EN", theme: "light", dir: "ltr", accent: "#0e7c86", spin: /^Spin/ },
  { language: "AR", theme: "dark", dir: "rtl", accent: "#f2a71b", spin: /^تدوير/ },
  { language: "HI", theme: "dark", dir: "ltr", accent: "#f2a71b", spin: /^घुमाएँ/ },
  { language: "AR", theme: "light", dir: "rtl", accent: "#0e7c86", spin: /^تدوير/ },
];
const OWN_FONT = "/brands/kaveri.woff2";

it.each(looks)(
  "is on the running site and in the vendor's game: home, sign-in, member centre, slot ($theme, $dir)",
  async ({ language, theme, dir, accent, spin }) => {
    const { page, complaints } = await visit(`${site()}/`, { language, theme, width: 360 });
    await settled(page);
    expect(await look(page)).toEqual({ brand: "kaveri", dir, accent, font: true });
    expect(await page.locator(`link[rel=preload][href="${OWN_FONT}"]`).count()).toBe(1);
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

    const { frame, game } = await openSlot(page, site(), spin);
    const shown = await frame.locator("html").evaluate((root) => ({
      brand: root.dataset.brand,
      theme: root.dataset.theme,
      dir: root.getAttribute("dir"),
      accent: getComputedStyle(root).getPropertyValue("--color-accent-default"),
    }));
    expect(shown).toEqual({ brand: "kaveri", theme, dir, accent });
    await audit(page.mainFrame());
    await audit(game);
  },
);

it("keeps its font from the pages of another brand", async () => {
  const { page } = await visit("/", { width: 360 });
  await settled(page);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  expect(loaded.some((path) => path.endsWith(".woff2"))).toBe(true);
  expect(loaded).not.toContain(OWN_FONT);
});
