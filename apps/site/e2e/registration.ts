import { expect } from "vitest";
import type { Page } from "playwright";

let made = 0;
/** A user name that is unique in this run. */
export const freshName = () => `Nayi${Date.now().toString(36)}${(made += 1)}`;

/** Fills the registration form by pointer, in any language. */
export async function fillRegistration(page: Page, username: string): Promise<void> {
  await page.locator("[autocomplete=username]").fill(username);
  const passwords = page.locator("[autocomplete=new-password]");
  await passwords.nth(0).fill("neela-aasman-saat-taare");
  await passwords.nth(1).fill("neela-aasman-saat-taare");
  await fillBirthday(page);
}

/** The birthday and the consent at the end of every form. */
export async function fillBirthday(page: Page): Promise<void> {
  for (const [kind, typed] of Object.entries({ month: "11", day: "11", year: "1990" })) {
    await page.locator(`[role=spinbutton][data-type=${kind}]`).click();
    await page.keyboard.type(typed);
  }
  // By keyboard: leaving the date field may show a message, which moves the parts below.
  await page.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await expect.poll(() => page.getByRole("checkbox").isChecked()).toBe(true);
}
