import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { expectFit } from "./fit.ts";
import { closeBrowser, gameTable, idle, person, seat } from "./table.ts";

afterAll(closeBrowser);

/** The next round's first guess is right with this bet. */
const WISH = { gameCode: "hilo-0-4-lucky-hi-lo", choice: "h" };
const open = (page: Page) => page.locator('#board[data-state="open"]').waitFor();
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const turns = async (page: Page, count: number) => {
  await page.locator(`#trail[data-turns="${count}"]`).waitFor();
  await open(page);
};

describe("a round of hi-lo", () => {
  it("is played by the keyboard, each card told in words, goes on after a reload and elsewhere, and is cashed out", async () => {
    const table = await gameTable(WISH);
    const { page, complaints } = await seat(table);
    await press(page, "p");
    await open(page);
    expect(await page.locator("#said").textContent()).toMatch(/^The open card: .+ of .+\. How will the next card compare\?/);
    await press(page, "c");
    expect(await page.locator("#said").textContent()).toBe("There is no prize to take yet.");
    await press(page, "h");
    await turns(page, 1);
    expect(await page.locator("#said").textContent()).toMatch(/^The open card: .+\. Right guesses: 1\. Cash out/);
    await press(page, "s");
    await turns(page, 2);
    const shown = await page.locator("#well").getAttribute("aria-label");
    await page.reload();
    await open(page);
    expect(await page.locator("#well").getAttribute("aria-label")).toBe(shown);
    const other = (await person()).page;
    await other.goto(table.launch());
    await open(other);
    expect(await other.locator("#well").getAttribute("aria-label")).toBe(shown);
    await press(other, "c");
    await idle(other);
    const { wallet } = table.platform;
    expect([wallet.sum("bet"), wallet.sum("win") > 2000n]).toEqual([2000n, true]);
    expect(await other.locator("#said").textContent()).toMatch(/^Prize .*Right guesses: 1, .*Balance /);
    await press(page, "l");
    await page.locator("#notice").waitFor();
    expect(await page.locator("#notice-text").innerText()).toMatch(/^This round is over\./);
    expect(complaints).toEqual([]);
  });

  it("says which guess was wrong, and on which card", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table);
    await press(page, "p");
    await open(page);
    for (let turn = 1; (await page.locator('#board[data-state="idle"]').count()) === 0; turn++) {
      await press(page, "l");
      await page.locator(`#trail[data-turns="${turn}"]`).waitFor();
      await page.locator('#board:is([data-state="idle"], [data-state="open"])').waitFor();
    }
    expect(await page.locator("#tale").innerText()).toMatch(
      /^“.+” was wrong: .+ of .+, then .+ of .+\. Right guesses before it: \d+\.$/,
    );
    expect(table.platform.wallet.sum("win")).toBe(0n);
    await press(page, "h");
    expect(table.platform.wallet.sum("bet")).toBe(2000n);
  });

  it.each([
    ["fa", "light", "baize"],
    ["hi", "dark", "lantern"],
  ] as const)("in %s, %s, %s has no axe violations and fits every screen", async (lang, theme, brand) => {
    const table = await gameTable(WISH);
    const { page } = await seat(table, { lang, theme, brand }, { bypassCSP: true, reducedMotion: "reduce" });
    expect(await violations(page)).toEqual([]);
    await page.locator("#spin").click();
    await open(page);
    await page.locator("#higher").click();
    await turns(page, 1);
    expect(await violations(page)).toEqual([]);
    await expectFit(page, "button, a", { low: false });
  });
});
