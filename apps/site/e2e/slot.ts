import type { Page } from "playwright";
import { expect } from "vitest";

export const slot = "/game?gameId=saffron-reel.pearl-monsoon&vassalage=SAFFRON_REEL";

/** Opens the sandbox's slot on a site and waits until it can spin. */
export async function openSlot(page: Page, site: string, spinName = /^Spin/) {
  await page.goto(site + slot);
  const frame = page.frameLocator("iframe");
  const spin = frame.getByRole("button", { name: spinName });
  await expect.poll(() => spin.isEnabled(), { timeout: 60_000 }).toBe(true);
  const game = await (await page.locator("iframe").elementHandle())?.contentFrame();
  if (!game) throw new Error("The slot has no frame.");
  return { frame, game, spin };
}
