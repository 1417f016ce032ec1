import type { Page } from "playwright";
import { afterAll, describe, expect, inject, it } from "vitest";
import { changeAnswer, notOpen } from "./change-answer.ts";
import { callFrom } from "./newcomer.ts";
import { member, signIn } from "./people.ts";
import { closeBrowser, newAddress, visit } from "./visit.ts";

afterAll(closeBrowser);

/** Swipes up across the window with a finger. */
async function swipe(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  await touch("touchStart", 700);
  for (let y = 650; y >= 100; y -= 50) await touch("touchMove", y);
  await touch("touchEnd");
}

describe("a lobby", () => {
  it("adds a favourite, lists it, and removes it", async () => {
    const { page, complaints } = await visit("/fishing-games?overlay=login");
    await signIn(page, member);
    // The page takes no keys until the dialog is gone.
    await page.getByRole("dialog").waitFor({ state: "detached" });
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

  it("stays with the games in sight when more come while a finger is at the end", async () => {
    const { page } = await visit("/slot-games", { width: 360 });
    const held = Promise.withResolvers<void>();
    await page.locator("[data-item]").first().waitFor();
    await page.route(/cursor=/, async (route) => {
      await held.promise;
      await route.continue();
    });
    const atEnd = () => page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
    await expect.poll(async () => (await swipe(page), atEnd())).toBe(true);
    const before = await page.evaluate(() => window.scrollY);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const short = await height();
    held.resolve();
    await expect.poll(height).toBeGreaterThan(short + 1000);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before + 10);
    await expect.poll(() => page.locator("[aria-posinset='61']").count()).toBe(1);
  });
});

describe("the head of a lobby", () => {
  it("has one heading with the number of games, lists as tabs, providers as pills, and cards with what the game pays and takes", async () => {
    const { page, complaints } = await visit("/slot-games", { width: 360 });
    const title = page.getByRole("heading", { level: 1, name: /^Slots\s*[\d,]+$/ });
    await title.waitFor();
    await page
      .getByRole("link", { name: /Return to player 9\d\.\d% From ₹1 10 lines/ })
      .first()
      .waitFor();
    const count = async () => Number((await title.innerText()).replaceAll(/\D/g, ""));
    await expect.poll(count).toBeGreaterThan(100);
    const all = await count();
    const pill = page.getByRole("radiogroup", { name: "Provider" }).getByRole("radio").nth(1);
    const vendor = (await pill.innerText()).trim();
    await pill.press("Space");
    await page.waitForURL((url) => url.searchParams.get("vassalage") !== null);
    await expect.poll(count).toBeLessThan(all);
    await expect
      .poll(
        async () =>
          new Set((await page.locator("[data-item] [data-part=vendor]").allInnerTexts()).map((name) => name.toLowerCase())).size,
      )
      .toBe(1);
    expect((await page.locator("[data-item] [data-part=vendor]").first().innerText()).toLowerCase()).toBe(vendor.toLowerCase());
    await page.getByRole("radio", { name: /^All providers/ }).press("Space");
    await page.getByRole("tab", { name: "Hot" }).click();
    await page.waitForURL((url) => url.searchParams.get("list") === "hot");
    await expect.poll(() => page.locator("[data-item]").filter({ hasText: "Hot" }).count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator("[data-item]").filter({ hasNotText: "Hot" }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(complaints).toEqual([]);
  });

  it("lists the slots with a jackpot under a tab of their own, in the address, and not in other lobbies", async () => {
    const { page, complaints } = await visit("/slot-games", { width: 360 });
    const title = page.getByRole("heading", { level: 1, name: /^Slots\s*[\d,]+$/ });
    const count = async () => Number((await title.innerText()).replaceAll(/\D/g, ""));
    const server = callFrom(inject("server"), newAddress());
    const { total: jackpots } = await server.read("games.list", { type: "JACKPOT", limit: 1 });
    expect(jackpots).toBeGreaterThan(0);
    await page.getByRole("tab", { name: "Jackpot" }).click();
    await page.waitForURL((url) => url.searchParams.get("list") === "jackpot");
    await expect.poll(count).toBe(jackpots);
    await page.reload();
    await expect.poll(() => page.getByRole("tab", { name: "Jackpot" }).getAttribute("aria-selected")).toBe("true");
    await expect.poll(count).toBe(jackpots);
    await page.goto(`${inject("site")}/fishing-games?list=jackpot`);
    await page.getByRole("tab", { name: "Hot" }).waitFor();
    expect(await page.getByRole("tab", { name: "Jackpot" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("names the search and the provider that left it empty, and clears them", async () => {
    const { page, complaints } = await visit("/slot-games?search=zzzz&vassalage=SAFFRON_REEL", { width: 360 });
    await page.getByRole("heading", { name: "No games for zzzz · Saffron Reel" }).waitFor();
    await page.getByRole("button", { name: "Clear filters" }).press("Enter");
    await page.waitForURL((url) => url.search === "");
    await page.locator("[data-component=game-card]").first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("the search of the header", () => {
  it("finds a game in spite of slips, on a phone, and offers those that are open", async () => {
    const { page, complaints } = await visit("/", { width: 360 });
    await changeAnswer(page, "**/gameList*teen*", notOpen);
    await page.getByRole("button", { name: "Find a game" }).click();
    const dialog = page.getByRole("dialog", { name: "Search" });
    const field = dialog.getByRole("searchbox", { name: "Game or provider name" });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill("perl monson");
    await dialog.getByRole("link", { name: /^Pearl Monsoon/ }).waitFor();
    await field.fill("teen pati");
    await dialog.getByRole("link", { name: /^Teen Patti.*Soon/ }).waitFor();
    await dialog.getByRole("radio", { name: "Open now" }).press("Space");
    await dialog.getByRole("link", { name: /^Teen Patti.*Soon/ }).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });
});
