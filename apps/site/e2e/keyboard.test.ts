import { afterAll, describe, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { enterOn, hasFocus, tabTo, typeInto } from "./by-keyboard.ts";
import { networkIdle } from "./network-idle.ts";
import { creditMember } from "./operate.ts";
import { betsOf } from "./server-queries.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

const secret = "neela-aasman-saat-taare";
const bets = (page: Page) => betsOf(page, inject("server"));

async function register(page: Page): Promise<void> {
  const username = `Keys${Date.now().toString(36)}`;
  await page.waitForURL((url) => url.pathname === "/register");
  await typeInto(page, page.locator("[autocomplete=username]"), username);
  const passwords = page.locator("[autocomplete=new-password]");
  await typeInto(page, passwords.nth(0), secret);
  await typeInto(page, passwords.nth(1), secret);
  await tabTo(page, page.getByRole("spinbutton"));
  for (const segment of await page.getByRole("spinbutton").all())
    await typeInto(page, segment, (await segment.getAttribute("data-type")) === "year" ? "1990" : "11");
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await enterOn(page, page.locator("form button[type=submit]"));
  // Where the form stays, the failure shows what it says.
  const place = async () => (new URL(page.url()).pathname === "/" ? "/" : await page.locator("main").innerText());
  await expect.poll(place, { timeout: 30_000 }).toBe("/");
  // A new member has a bonus and no money to stake.
  creditMember(inject("data"), username, "1000.00");
}

/** Opens the slot from the home page, spins once, and leaves by the button above the frame. */
async function play(page: Page): Promise<void> {
  await enterOn(page, page.locator("a[href*='pearl-monsoon']"));
  await page.waitForURL((url) => url.pathname === "/game");
  const spin = page.frameLocator("iframe").locator("#spin");
  await expect.poll(() => spin.isEnabled(), { timeout: 30_000 }).toBe(true);
  await enterOn(page, spin);
  await expect.poll(async () => (await bets(page)).totals.count).toBe(1);
  await enterOn(page, page.locator("[data-component=game-frame] [data-part=bar] button").first());
  await page.waitForURL((url) => url.pathname === "/slot-games");
}

describe("with the keyboard alone", () => {
  it("a visitor registers, plays and signs out in a wide window", async () => {
    const { page, complaints } = await visit("/");
    await enterOn(page, page.locator("header [data-part=register]"));
    await register(page);
    await play(page);
    await enterOn(page, page.getByRole("button", { name: /account menu/i }), "Shift+Tab");
    const leave = page.getByRole("menuitem", { name: "Log out" });
    // The menu takes the focus shortly after it is shown; a key pressed before that goes to the button.
    await expect.poll(() => hasFocus(page.getByRole("menuitem"))).toBe(true);
    await page.keyboard.press("End");
    await expect.poll(() => hasFocus(leave)).toBe(true);
    await page.keyboard.press("Enter");
    // Pending calls of an ended session are refused, which the browser logs to the console.
    await networkIdle(page);
    await enterOn(page, page.getByRole("alertdialog").getByRole("button", { name: "Log out" }));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
    expect(complaints).toEqual([]);
  });

  it("a visitor registers, plays and reads the record on an Arabic phone", async () => {
    const { page, complaints } = await visit("/", { language: "AR", width: 360 });
    await enterOn(page, page.locator("header [data-part=login]"));
    await enterOn(page, page.getByRole("dialog").locator("a[href='/register']"));
    await register(page);
    await play(page);
    // The list of games grows while Tab goes through it; the bar is after it.
    await enterOn(page, page.locator("[data-component=bottom-nav] [data-entry=me]"), "Shift+Tab");
    await enterOn(page, page.getByRole("dialog").locator("[data-entry=personalHistoryCopy]"));
    await page
      .getByRole("dialog")
      .getByRole("rowheader", { name: /Pearl Monsoon/ })
      .waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });
});
