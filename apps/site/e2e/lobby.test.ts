import { afterAll, describe, expect, inject, it } from "vitest";
import { member, signIn } from "./people.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

describe("a lobby", () => {
  it("adds a favourite, lists it, and removes it", async () => {
    const { page, complaints } = await visit("/fishing-games?overlay=login");
    await signIn(page, member);
    const heart = page.getByRole("button", { name: /^Favourite: / }).last();
    await heart.waitFor({ state: "attached" });
    const name = await heart.getAttribute("aria-label");
    await heart.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    await page.goto(`${inject("site")}/fishing-games?list=favourites`);
    const kept = page.getByRole("button", { name: name ?? "", exact: true });
    await kept.waitFor();
    await kept.press("Enter");
    await page.getByRole("button", { name: "Show every game" }).click();
    await expect.poll(() => page.getByRole("button", { name: /^Favourite: / }).count()).toBeGreaterThan(3);
    expect(await kept.getAttribute("aria-pressed")).toBe("false");
    expect(complaints).toEqual([]);
  });

  it("loads more games near the end of the list, and mounts only those in the window", async () => {
    const { page, complaints } = await visit("/slot-games", { width: 360 });
    const items = page.locator("[data-item]");
    await items.first().waitFor();
    const last = () => items.last().getAttribute("aria-posinset").then(Number);
    expect(await last()).toBeLessThanOrEqual(60);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 1200);
        return last();
      })
      .toBeGreaterThan(120);
    expect(await items.count()).toBeLessThan(90);
    expect(complaints).toEqual([]);
  });
});
