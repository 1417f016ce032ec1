import { expect } from "vitest";
import type { Page } from "playwright";

let made = 0;
/** A user name that no other registration of this run has. */
export const freshName = () => `Nayi${Date.now().toString(36)}${(made += 1)}`;

/** Fills the registration form by pointer, in whatever language. */
export async function fillRegistration(page: Page, username: string): Promise<void> {
  await page.locator("[autocomplete=username]").fill(username);
  const passwords = page.locator("[autocomplete=new-password]");
  await passwords.nth(0).fill("neela-aasman-saat-taare");
  await passwords.nth(1).fill("neela-aasman-saat-taare");
  await fillBirthday(page);
}

/** The birthday and the agreement, which every form has at its end. */
export async function fillBirthday(page: Page): Promise<void> {
  for (const [kind, typed] of Object.entries({ month: "11", day: "11", year: "1990" })) {
    await page.locator(`[role=spinbutton][data-type=${kind}]`).click();
    await page.keyboard.type(typed);
  }
  // By keyboard: leaving the date may bring a message, and what is below it moves.
  await page.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await expect.poll(() => page.getByRole("checkbox").isChecked()).toBe(true);
}
