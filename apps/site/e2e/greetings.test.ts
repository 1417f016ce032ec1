import { afterAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { takesFocus } from "./by-keyboard.ts";
import { member, signIn } from "./people.ts";
import { networkIdle } from "./network-idle.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const dialogs = (page: Page) => page.getByRole("dialog").count();

/** Moves the page's clock past the second that a greeting waits after its data, and draws what that shows. */
async function passGreetingDelay(page: Page): Promise<void> {
  await page.clock.runFor(1100);
  await networkIdle(page);
}

it("greets a visitor with the gift, then the important notices, one at a time and once", async () => {
  const { page, complaints } = await visit("/promotions", { greeted: false });
  await page.keyboard.press("Tab");
  const gift = dialog(page, "A ₹1,000 bonus to start with");
  await gift.waitFor();
  expect(await dialogs(page)).toBe(1);
  await takesFocus(gift);
  await page.keyboard.press("Escape");
  await gift.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const notices = dialog(page, "Important");
  await notices.getByRole("heading", { name: "Beware of false agents" }).waitFor();
  expect(await dialogs(page)).toBe(1);
  await notices.getByRole("button", { name: "All announcements" }).click();
  await dialog(page, "Announcements").waitFor();
  expect(new URL(page.url()).searchParams.get("overlay")).toMatch(/^announcements\/.+/);
  await page.keyboard.press("Escape");
  await dialog(page, "Announcements").waitFor({ state: "detached" });
  await page.clock.install();
  await page.reload();
  await networkIdle(page);
  await page.keyboard.press("Tab");
  await networkIdle(page);
  await passGreetingDelay(page);
  expect(await page.evaluate(() => sessionStorage.getItem("giftPopupBeforeLogin"))).toBe("1");
  expect(await dialogs(page)).toBe(0);
  expect(complaints).toEqual([]);
});

it("opens no greeting before a visitor's first input", async () => {
  const { page, complaints } = await visit("/promotions", { greeted: false });
  await page.clock.install();
  await page.reload();
  await networkIdle(page);
  await page.clock.runFor(5000);
  await networkIdle(page);
  await passGreetingDelay(page);
  expect(await dialogs(page)).toBe(0);
  await page.keyboard.press("Tab");
  await networkIdle(page);
  await passGreetingDelay(page);
  await dialog(page, "A ₹1,000 bonus to start with").waitFor();
  expect(complaints).toEqual([]);
});

it("greets a member with the account's status, on the next page with the gift, until the member opts out", async () => {
  const { page, complaints } = await visit("/?overlay=login", { greeted: false });
  await signIn(page, member);
  const welcome = dialog(page, `Welcome back, ${member.username}`);
  await welcome.getByText("Balance").waitFor();
  await welcome.getByRole("checkbox").check();
  await page.clock.install();
  await page.keyboard.press("Enter");
  await welcome.waitFor({ state: "detached" });
  await networkIdle(page);
  await passGreetingDelay(page);
  expect(await dialogs(page)).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Winners" }).click();
  const gift = dialog(page, "0.8% back every Monday");
  await gift.getByRole("link", { name: "See promotions" }).click();
  await page.getByRole("heading", { level: 1, name: "Promotions" }).waitFor();
  await gift.waitFor({ state: "detached" });
  await page.goBack();
  await dialog(page, "Important").getByRole("button", { name: "OK" }).click();
  await dialog(page, "Important").waitFor({ state: "detached" });
  // The next time on this device a short message suffices.
  await page.evaluate(() => sessionStorage.removeItem("token"));
  await page.goto(`${inject("site")}/?overlay=login`);
  await signIn(page, member);
  await page.getByText(`You are logged in as ${member.username}.`).waitFor();
  await networkIdle(page);
  expect(await dialogs(page)).toBe(0);
  expect(complaints).toEqual([]);
});
