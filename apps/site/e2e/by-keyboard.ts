import type { Locator, Page } from "playwright";
import { expect } from "vitest";

const most = 80;

/** Whether one of the elements has the focus now. */
export const hasFocus = (wanted: Locator) =>
  wanted.evaluateAll((elements) => elements.some((element) => element === element.ownerDocument.activeElement));

/** Waits until a window has taken the focus, which happens shortly after it is shown: a key pressed before that goes to the page. */
export const takesFocus = (panel: Locator) =>
  expect.poll(() => panel.evaluate((element) => element.contains(element.ownerDocument.activeElement))).toBe(true);

type Way = "Tab" | "Shift+Tab";

/** Presses Tab, or Shift+Tab, until one of the elements has the focus. Throws after a full round without it. */
export async function tabTo(page: Page, wanted: Locator, way: Way = "Tab"): Promise<void> {
  await wanted.first().waitFor();
  for (let step = 0; step < most; step += 1) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press(way);
  }
  throw new Error(`${way} does not lead to ${wanted.toString()}.`);
}

/** Moves there by Tab and presses Enter. */
export async function enterOn(page: Page, wanted: Locator, way: Way = "Tab"): Promise<void> {
  await tabTo(page, wanted, way);
  await page.keyboard.press("Enter");
}

/** Moves there by Tab and types. */
export async function typeInto(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(text);
}
