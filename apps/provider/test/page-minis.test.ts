import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { expectFit } from "./fit.ts";
import { openProof } from "./proof-page.ts";
import { closeBrowser, gameTable, idle, seat } from "./table.ts";

afterAll(closeBrowser);

const bare = (text: string) => text.replaceAll(/[^0-9.]/g, "");
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Each engine with the keys that make a bet, what is then said of a round that pays, and the published chance of one bet. */
const ENGINES = [
  {
    gameCode: "dice-0-7-two-dice",
    choice: "over 49",
    keys: ["o"],
    said: /\d+ is rolled\. Your bet: Over 49\..*The dice show \d+\.$/,
    odds: ["Under 50 · Over 49", "50.00%"],
  },
  {
    gameCode: "wheel-1-5-lucky-wheel",
    choice: "medium",
    keys: ["2"],
    said: /Risk Medium: the wheel stops at .*×/,
    odds: ["20 of 30", "66.67%"],
  },
  {
    gameCode: "coin-0-4-double-flip",
    choice: "tails 2",
    keys: ["t", "2"],
    said: /Thrown: Tails · Tails\. Your bet: Tails × 2\./,
    odds: ["2", "25.00%"],
  },
  {
    gameCode: "keno-0-9-quick-keno",
    choice: "1 2 9",
    keys: ["ArrowRight", "Space", "ArrowLeft", "Space", "ArrowDown", "ArrowRight", "ArrowRight", "Space"],
    said: /[23] of 3 hit\. Drawn: .*Marked: 1 2 9\.$/,
    odds: ["3 of 3", "1 in 101"],
  },
  {
    gameCode: "plinko-1-6-neon-pins",
    choice: "medium",
    keys: ["2"],
    said: /Risk Medium, pocket \d+ of 11: .*×/,
    odds: ["2 of 1024", "1 in 512"],
  },
  {
    gameCode: "fish-0-3-deep-net",
    choice: "shark 5",
    keys: ["7"],
    said: /Shark, .*×\s40.* a hit\. Hits: [1-5]\. Misses: [0-4]\..*Shot by shot: .*hit.*\.$/,
    odds: ["Shark · 97 of 4,000", "2.43%"],
  },
] as const;

describe.each(ENGINES)("$gameCode", ({ gameCode, choice, keys, said, odds: [bet, chance] }) => {
  it("plays a round by the keyboard, says its outcome in words, and shows it again after a reload", async () => {
    const table = await gameTable({ gameCode, choice });
    const { page, complaints } = await seat(table);
    if (gameCode.startsWith("keno")) await page.locator('[data-number="1"]').focus();
    await press(page, ...keys);
    // The focus may be on a number, which Space would mark.
    await page.locator("#spin").focus();
    await press(page, "Enter");
    await page.locator("#past li").waitFor();
    await idle(page);
    const { wallet } = table.platform;
    expect([wallet.sum("bet"), wallet.sum("win") > 2000n]).toEqual([2000n, true]);
    expect(await page.locator("#said").textContent()).toMatch(/^Prize .*Balance /);
    expect(await page.locator("#said").textContent()).toMatch(said);
    expect(bare(await page.locator("#sum").innerText()).replace(".", "")).toBe(String(wallet.sum("win")));
    expect(bare(await page.locator("#balance").innerText()).replace(".", "")).toBe(String(wallet.balance));
    const shown = await page.locator("#well").getAttribute("aria-label");
    await page.reload();
    await idle(page);
    expect(await page.locator("#well").getAttribute("aria-label")).toBe(shown);
    expect(await page.locator("#past li").count()).toBe(1);
    await press(page, "i");
    const row = page
      .locator("#info[open] .odds")
      .first()
      .locator("tr")
      .filter({ has: page.getByText(bet, { exact: true }) });
    expect(await row.locator("td").first().innerText()).toBe(chance);
    expect(complaints).toEqual([]);
  });

  it.each([
    ["ar", "light", "baize"],
    ["hi", "dark", "lantern"],
  ] as const)(
    "in %s, %s, %s has no axe violations, fits every screen, and moves nothing where motion is reduced",
    async (lang, theme, brand) => {
      const table = await gameTable({ gameCode, choice });
      const { page } = await seat(table, { lang, theme, brand }, { bypassCSP: true, reducedMotion: "reduce" });
      expect(await violations(page)).toEqual([]);
      await expectFit(page, "button, a, .pick label, input[type=range]");
      await page.locator("#open-info").click();
      expect(await violations(page)).toEqual([]);
      await press(page, "Escape");
      if (gameCode.startsWith("keno")) await page.locator("#random").click();
      await page.locator("#spin").click();
      await page.locator("#past li").waitFor();
      expect(
        await page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                (each) =>
                  each.effect instanceof KeyframeEffect && each.effect.getKeyframes().some((frame) => "transform" in frame),
              ).length,
        ),
      ).toBe(0);
    },
  );
});

describe("a reload while the bet is under way", () => {
  it("continues that round, with its bet, and places no other", async () => {
    const table = await gameTable({ gameCode: "dice-0-7-two-dice", choice: "over 49" });
    const { page } = await seat(table);
    await press(page, "o");
    table.platform.fail("bet", { late: 700 });
    await page.locator("#spin").click();
    await expect.poll(() => table.platform.calls.some((call) => call.operation === "bet")).toBe(true);
    await page.reload();
    await page.locator("#past li").waitFor();
    await idle(page);
    expect(table.platform.wallet.sum("bet")).toBe(2000n);
    expect(await page.locator("#over").evaluate((each) => each.closest("label")?.querySelector("input")?.checked)).toBe(true);
    expect(bare(await page.locator("#balance").innerText()).replace(".", "")).toBe(String(table.platform.wallet.balance));
  });
});

describe("the page that proves a round of a small game", () => {
  it("names the game and the bet, and recomputes what was played", async () => {
    const table = await gameTable({ gameCode: "coin-0-4-double-flip", choice: "heads 1" });
    const { page } = await seat(table);
    await page.locator("#spin").click();
    await page.locator("#past li").waitFor();
    const proof = await openProof(page, table);
    expect(await proof.locator(".verdict.good").count()).toBe(2);
    expect(await proof.locator("#game").innerText()).toBe("coin-0-4-double-flip");
    expect(await proof.locator(".told").innerText()).toBe("Thrown: Heads. Your bet: Heads × 1.");
    await proof.locator("#choice").fill("heads 9");
    await proof.getByRole("button", { name: "Compute" }).click();
    expect(await proof.locator("#choice-bad").innerText()).toBe("This game does not offer that bet.");
    await proof.locator("#choice").fill("tails 1");
    await proof.getByRole("button", { name: "Compute" }).click();
    await proof.locator(".verdict.wrong").waitFor();
  });
});
