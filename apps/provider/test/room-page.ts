import type { Page } from "playwright";
import { expect } from "vitest";
import { violations } from "./axe.ts";
import { expectFit } from "./fit.ts";
import { gameTable, type GameTable, idle, person } from "./table.ts";

/** It is the player's turn. */
export const open = (page: Page) => page.locator('#board[data-state="open"]').waitFor();
export const said = (page: Page) => page.locator("#said").textContent();

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Until the hand waits for its player again, or is over. */
export const answered = (page: Page) => page.locator('#board:is([data-state="idle"], [data-state="open"])').waitFor();

/** The rows of the published ways to play, with their values divided by bars. */
export async function waysToPlay(page: Page): Promise<string[]> {
  const rows = await page.locator("#info .odds").first().locator("tbody tr").allInnerTexts();
  return rows.map((row) => row.split(/\t|\n/).join(" | "));
}

/** The page has no axe violations and fits every screen. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await expectFit(page, "button, a", { low: false });
}

/** What came back of the buy-in is shown as no prize. */
export async function expectLoss(page: Page): Promise<void> {
  expect([await page.locator("#sum").isHidden(), await page.locator("#past .won").count()]).toEqual([true, 0]);
}

/** A hand whose player's time and time bank ran out on the server's clock, and the page after it. */
export async function handOutOfTime(wish: Parameters<typeof gameTable>[0]): Promise<{ page: Page; table: GameTable }> {
  const table = await gameTable(wish);
  const { page } = await person({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(table.launch());
  await idle(page);
  await page.locator("#spin").click();
  await open(page);
  table.pass(150_000);
  await page.clock.fastForward(151_000);
  await page.locator("#past li").waitFor();
  await idle(page);
  return { page, table };
}
