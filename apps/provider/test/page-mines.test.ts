import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { paysOf } from "../src/engines/mines/engine.ts";
import { violations } from "./axe.ts";
import { expectFit } from "./fit.ts";
import { openProof } from "./proof-page.ts";
import { closeBrowser, gameTable, idle, person, seat } from "./table.ts";

afterAll(closeBrowser);

/** With this bet the next round has its mines elsewhere than on the fields 1, 2 and 7. */
const WISH = { gameCode: "mines-0-4-neon-mines", choice: "3 1 2 7" };
const bare = (text: string) => text.replaceAll(/[^0-9.]/g, "");
const open = (page: Page) => page.locator('#board[data-state="open"]').waitFor();
const state = (page: Page, field: number) => page.locator(`[data-field="${field}"]`).getAttribute("aria-label");
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const dig = async (page: Page, field: number) => {
  await page.locator(`[data-field="${field}"]`).click();
  await page.locator(`[data-field="${field}"]:not([data-face="closed"])`).waitFor();
};

/** Opens fields until a mine lies open. */
async function lose(page: Page): Promise<void> {
  for (let field = 3; (await page.locator('#board[data-state="idle"]').count()) === 0; field++) {
    if ((await page.locator(`[data-field="${field}"]`).getAttribute("data-face")) === "closed") await dig(page, field);
    await page.locator('#board:is([data-state="idle"], [data-state="open"])').waitFor();
  }
}

describe("a round of mines by the keyboard", () => {
  it("begins, moves over the fields, opens them, and is cashed out, each told in words; the proof computes it again", async () => {
    const table = await gameTable(WISH);
    const { page, complaints } = await seat(table);
    await press(page, "p");
    await open(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-field"))).toBe("1");
    await press(page, "c");
    expect(await page.locator("#said").textContent()).toBe("There is no prize to take yet.");
    await press(page, "Enter");
    await page.locator('[data-field="1"][data-face="safe"]').waitFor();
    await open(page);
    expect(await page.locator("#said").textContent()).toMatch(/Safe fields opened: 1\. .*Next field .*safe 21 in 24\.$/);
    await press(page, "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "Enter");
    await page.locator('[data-field="7"][data-face="safe"]').waitFor();
    await open(page);
    expect(await state(page, 7)).toBe("Row 2, column 2: safe, opened by you");
    await press(page, "Enter");
    expect(await page.locator("#said").textContent()).toBe("That is open already. Nothing changed.");
    await press(page, "c");
    await page.locator("#past li").waitFor();
    await idle(page);
    const { wallet } = table.platform;
    expect([wallet.sum("bet"), wallet.sum("win")]).toEqual([2000n, BigInt(paysOf(3, 2, 0)) * 20n]);
    expect(await page.locator("#said").textContent()).toMatch(/^Prize .*Safe fields opened: 2, .*Balance .*The mines: row .*\.$/);
    expect(await page.locator('[data-face="mine"]').count()).toBe(3);
    expect(await page.locator('[data-face="closed"]').count()).toBe(0);
    const proof = await openProof(page, table);
    expect(await proof.locator(".verdict.good").count()).toBe(2);
    expect(await proof.locator(".told").innerText()).toMatch(/^Mines: 3\. Safe fields opened: 2, /);
    expect(complaints).toEqual([]);
  });

  it("says plainly where the mine was, shows all fields, and keeps the number of mines for the next round", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table);
    await press(page, "+");
    expect(await page.locator("#mines-now").innerText()).toBe("4");
    await press(page, "-");
    await page.locator("#spin").click();
    await open(page);
    await lose(page);
    expect(await page.locator("#tale").innerText()).toMatch(/^A mine: row \d, column \d\. Safe fields opened before it: \d+\.$/);
    expect(await page.locator("#said").textContent()).toMatch(/^No prize in this round\. A mine: /);
    expect(await page.locator('[data-face="mine"].yours').count()).toBe(1);
    expect(await page.locator('[data-face="closed"]').count()).toBe(0);
    const { wallet } = table.platform;
    expect([wallet.sum("bet"), wallet.sum("win")]).toEqual([2000n, 0n]);
    await page.locator('[data-field="1"]').click();
    expect(await page.locator("#tale").innerText()).toBe("Place the bet, then open a field.");
    expect(wallet.sum("bet")).toBe(2000n);
  });
});

describe("a round that is not finished", () => {
  it("is there again after a reload, and on another device", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table);
    await page.locator("#spin").click();
    await open(page);
    await dig(page, 1);
    await open(page);
    await page.reload();
    await open(page);
    expect(await state(page, 1)).toBe("Row 1, column 1: safe, opened by you");
    expect(await page.locator("#spin-word").innerText()).toBe("Cash out");
    const other = (await person()).page;
    await other.goto(table.launch());
    await open(other);
    await dig(other, 2);
    await open(other);
    // The first window is behind: its press opens nothing, and shows the round as it is.
    await page.locator('[data-field="7"]').click();
    await page.locator("#notice").waitFor();
    expect(await page.locator("#notice-text").innerText()).toMatch(/^This round went on in another window\./);
    expect([await state(page, 2), await state(page, 7)]).toEqual([
      "Row 1, column 2: safe, opened by you",
      "Row 2, column 2: closed",
    ]);
    await other.locator("#spin").click();
    await idle(other);
    await page.locator('[data-field="7"]').click();
    await page.locator("#past li").waitFor();
    expect(await page.locator("#notice-text").innerText()).toMatch(/^This round is over\./);
    expect(table.platform.wallet.sum("win")).toBe(BigInt(paysOf(3, 2, 0)) * 20n);
  });

  it("is shown to a second window that wants to bet, which places no other", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table);
    const other = (await person()).page;
    await other.goto(table.launch());
    await idle(other);
    await page.locator("#spin").click();
    await open(page);
    await other.locator("#spin").click();
    await open(other);
    expect(await other.locator("#notice-text").innerText()).toMatch(/^A round of this game is still open/);
    expect(bare(await other.locator("#balance").innerText())).toBe("980.00");
    expect(table.platform.wallet.sum("bet")).toBe(2000n);
  });

  it("goes on where the answer of a turn was lost, and says that it is safe when the session ends", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table);
    await page.locator("#spin").click();
    await open(page);
    let lost = 0;
    await page.route("**/play-api/turn", async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await dig(page, 1);
    await open(page);
    expect(await state(page, 1)).toBe("Row 1, column 1: safe, opened by you");
    table.pass(100 * 365 * 86_400_000);
    await page.locator('[data-field="2"]').click();
    await page.locator("#notice").waitFor();
    expect(await page.locator("#notice-text").innerText()).toMatch(/^The session has ended\. Open the game again/);
  });
});

describe("the page of mines", () => {
  it.each([
    ["ar", "light", "baize"],
    ["hi", "dark", "lantern"],
  ] as const)(
    "in %s, %s, %s has no axe violations, fits every screen, and moves nothing where motion is reduced",
    async (lang, theme, brand) => {
      const table = await gameTable(WISH);
      const { page } = await seat(table, { lang, theme, brand }, { bypassCSP: true, reducedMotion: "reduce" });
      const fits = async () => await expectFit(page, "button, a, input[type=range]", { low: false });
      expect(await violations(page)).toEqual([]);
      await fits();
      await page.locator("#open-info").click();
      expect(await violations(page)).toEqual([]);
      expect(await page.locator(".mines-odds[open] .odds").count()).toBe(1);
      await press(page, "Escape");
      await page.locator("#spin").click();
      await open(page);
      await dig(page, 1);
      await open(page);
      expect(await violations(page)).toEqual([]);
      await fits();
      await lose(page);
      expect(await page.evaluate(() => document.getElementById("fields-grid")?.getAnimations({ subtree: true }).length)).toBe(0);
      expect(await violations(page)).toEqual([]);
    },
  );
});
