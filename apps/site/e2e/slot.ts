import type { Page } from "playwright";

export const slot = "/game?gameId=saffron-reel.pearl-monsoon&vassalage=SAFFRON_REEL";

/** Opens the sandbox's slot on a site and waits until it can be spun. */
export async function openSlot(page: Page, site: string) {
  await page.goto(site + slot);
  const frame = page.frameLocator("iframe");
  const spin = frame.getByRole("button", { name: /^Spin/ });
  await spin.waitFor({ timeout: 30_000 });
  return { frame, spin };
}
