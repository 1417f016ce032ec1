import { afterAll, describe, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { openProof } from "./proof-page.ts";
import { answered, expectLoss, expectReadable, handOutOfTime, open, press, said, waysToPlay } from "./room-page.ts";
import { closeBrowser, gameTable, idle, person, seat } from "./table.ts";

afterAll(closeBrowser);

/** A table of four seats. */
const WISH = { gameCode: "pattiroom-0-4-teen-patti", choice: "pack" };

describe("a hand of the room by the keyboard", () => {
  it("says what each bot did, shows the cards, calls to the end and says who got the pot; the proof plays it again", async () => {
    const table = await gameTable(WISH);
    const { page, complaints } = await seat(table, {}, { reducedMotion: "reduce" });
    expect(await page.locator(".bots .who").allInnerTexts()).toEqual(["Bot 1", "Bot 2", "Bot 3"]);
    expect(await page.locator("#sound").getAttribute("aria-pressed")).toBe("false");
    await press(page, "p");
    await open(page);
    expect(await said(page)).toMatch(/^(Bot \d: .+\. )* ?Your turn, blind\. A call costs .*\d\.\d\d.*\.$/);
    expect(await page.locator("#turn-time").innerText()).toMatch(/^Your turn: \d+ s · bank 120 s$/);
    await press(page, "s");
    await page.locator("#seat-0 .card.open").nth(2).waitFor();
    await open(page);
    expect(await said(page)).toMatch(/^You: saw cards\. Your turn, cards seen\. /);
    expect(await page.locator(".bots .card.open").count()).toBe(0);
    expect(await page.locator("#see").isDisabled()).toBe(true);
    while ((await page.locator('#board[data-state="idle"]').count()) === 0) {
      await press(page, "c");
      await answered(page);
    }
    await page.locator("#past li").waitFor();
    expect(await said(page)).toMatch(
      /^You (gain|lose|come out even).* (Bot \d gets|The pot is yours|Equal hands|All bots).*Balance .*You, .+: .+\. Bot 1, /,
    );
    expect(await page.locator(".card.open").count()).toBe(12);
    expect(await page.locator(".seat.won").count()).toBeGreaterThan(0);
    const { wallet } = table.platform;
    expect([wallet.sum("bet") > 0n, wallet.balance]).toEqual([true, 100_000n - wallet.sum("bet") + wallet.sum("win")]);
    const proof = await openProof(page, table);
    expect(await proof.locator(".verdict.good").count()).toBe(2);
    expect(await proof.locator(".told").innerText()).toMatch(
      /Pot: \d+ boots, of which the rake is [\d.]+\. Your bets: \d+ boots\./,
    );
    expect(complaints).toEqual([]);
  });

  it("packs at the cost of one boot, and calls that a loss, not a prize", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table, {}, { reducedMotion: "reduce" });
    await press(page, "p");
    await open(page);
    await press(page, "x");
    await page.locator("#past li").waitFor();
    await idle(page);
    const { wallet } = table.platform;
    expect(wallet.sum("win") * 50n).toBe(wallet.sum("bet") * 49n);
    expect(await page.locator("#tale").innerText()).toMatch(
      /^You packed\. Bot \d gets the pot.*You lose .* of the buy-in comes back\.$/,
    );
    expect(await said(page)).toMatch(/^You lose /);
    await expectLoss(page);
  });
});

describe("a hand that waits", () => {
  it("goes on after a reload and on another device; a window that is behind changes nothing", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table);
    await page.locator("#spin").click();
    await open(page);
    await page.locator("#see").click();
    await page.locator("#seat-0 .card.open").nth(2).waitFor();
    await open(page);
    const cards = await page.locator("#seat-0 .card b").allInnerTexts();
    await page.reload();
    await open(page);
    expect(await page.locator("#seat-0 .card b").allInnerTexts()).toEqual(cards);
    const other = (await person()).page;
    await other.goto(table.launch());
    await open(other);
    expect(await other.locator("#seat-0 .card b").allInnerTexts()).toEqual(cards);
    await other.locator("#pack").click();
    await other.locator("#past li").waitFor();
    await page.locator("#spin").click();
    await page.locator("#notice").waitFor();
    expect(await page.locator("#notice-text").innerText()).toMatch(/^This round is over\./);
    const { wallet } = table.platform;
    expect(wallet.sum("win") * 50n).toBe(wallet.sum("bet") * 49n);
  });

  it("is packed when the time is over on the server's clock, and the page says so", async () => {
    const { page, table } = await handOutOfTime(WISH);
    expect(await page.locator("#tale").innerText()).toMatch(/^Your time ran out, so your cards were packed\. /);
    expect(table.platform.wallet.sum("win") * 50n).toBe(table.platform.wallet.sum("bet") * 49n);
  });
});

describe("the page of the room", () => {
  it("states how the bots play, the rake, the time, and the return of each published way to play with its range", async () => {
    const { page } = await seat(await gameTable(WISH));
    await press(page, "i");
    const text = await page.locator("#info").innerText();
    for (const stated of [
      "They are programs, not people.",
      "We keep 10% of the pot",
      "30 seconds",
      "120 seconds",
      "100,000 hands",
    ])
      expect(text).toContain(stated);
    expect(await waysToPlay(page)).toEqual([
      "Packs at once | 98.00% | −1.00",
      "Always calls blind | 94.69% ± 0.14% | −2.66",
      "Sees the cards, always calls | 92.25% ± 0.16% | −3.88",
      "Plays as a bot | 99.53% ± 0.06% | −0.23",
    ]);
  });

  it.each([
    ["ar", "dark", "pattiroom-2-4-teen-patti"],
    ["hi", "light", "pattiroom-0-4-teen-patti"],
  ] as const)("in %s, %s has no axe violations and fits every screen", async (lang, theme, gameCode) => {
    const table = await gameTable({ ...WISH, gameCode });
    const { page } = await seat(table, { lang, theme }, { bypassCSP: true, reducedMotion: "reduce" });
    expect(await violations(page)).toEqual([]);
    await page.locator("#spin").click();
    await open(page);
    await page.locator("#see").click();
    await page.locator("#seat-0 .card.open").nth(2).waitFor();
    await expectReadable(page);
    await open(page);
    await page.locator("#pack").click();
    await page.locator("#past li").waitFor();
    await expectReadable(page);
  });
});
