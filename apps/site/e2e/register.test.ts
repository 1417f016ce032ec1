import { afterAll, describe, expect, it } from "vitest";
import type { Page } from "playwright";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

let made = 0;
const freshName = () => `Nayi${Date.now().toString(36)}${(made += 1)}`;

async function fill(page: Page, username: string): Promise<void> {
  await page.locator("[autocomplete=username]").fill(username);
  const passwords = page.locator("[autocomplete=new-password]");
  await passwords.nth(0).fill("neela-aasman-saat-taare");
  await passwords.nth(1).fill("neela-aasman-saat-taare");
  const [month, day, year] = await page.getByRole("spinbutton").all();
  for (const segment of [month, day, year]) {
    const kind = await segment?.getAttribute("data-type");
    await segment?.click();
    await page.keyboard.type(kind === "year" ? "1990" : "11");
  }
  // By keyboard: leaving the date may bring a message, and what is below it moves.
  await page.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await expect.poll(() => page.getByRole("checkbox").isChecked()).toBe(true);
}

describe("registering", () => {
  it("is built from the server's rules, in Hindi, and signs the new member in", async () => {
    const { page, complaints } = await visit("/register", { language: "HI", width: 360 });
    await fill(page, freshName());
    await page.locator("form button[type=submit]").press("Enter");
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("token"))).not.toBeNull();
    expect(complaints).toEqual([]);
  });

  it("makes one account on a double press", async () => {
    const { page } = await visit("/register");
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && calls.push(request.url()));
    await fill(page, freshName());
    await page.locator("form button[type=submit]").dblclick();
    await page.waitForURL((url) => url.pathname === "/");
    expect(calls).toHaveLength(1);
  });

  it("names what is wrong, moves to the summary and keeps what was typed", async () => {
    const { page } = await visit("/register");
    await page.locator("[autocomplete=username]").fill("‮abc");
    await page.locator("form button[type=submit]").click();
    const summary = page.locator("[data-component=error-summary]");
    await summary.waitFor();
    await expect
      .poll(() => summary.evaluate((element) => element.contains(document.activeElement) || element === document.activeElement))
      .toBe(true);
    expect(await page.locator("[autocomplete=username]").inputValue()).toContain("abc");
  });

  it("puts a taken name's refusal beside the name", async () => {
    const { page } = await visit("/register");
    await fill(page, "ananya_42");
    await page.locator("form button[type=submit]").click();
    await expect.poll(() => page.locator("[autocomplete=username]").getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("[autocomplete=new-password]").nth(0).inputValue()).toBe("neela-aasman-saat-taare");
  });
});
