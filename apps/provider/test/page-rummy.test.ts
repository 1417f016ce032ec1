import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { openProof } from "./proof-page.ts";
import { answered, expectLoss, expectReadable, handOutOfTime, open, press, said, waysToPlay } from "./room-page.ts";
import { closeBrowser, gameTable, idle, person, seat } from "./table.ts";

afterAll(closeBrowser);

/** A table of two seats. */
const WISH = { gameCode: "rummyroom-0-4-rummy-room", choice: "drop" };
/** A table of four seats. */
const FOUR = { ...WISH, gameCode: "rummyroom-2-4-rummy-room" };
const own = (page: Page) => page.locator("#held label .sr:not(input)").allInnerTexts();
const isOver = async (page: Page) => (await page.locator('#board[data-state="idle"]').count()) > 0;

/** Declares as soon as that is possible; else draws, and lays the chosen card down. */
async function playOn(page: Page): Promise<void> {
  while (!(await isOver(page))) {
    await press(page, (await page.locator("#declare").isEnabled()) ? "h" : "c");
    await answered(page);
  }
}

it("has cards of 44 px by 44 px at least on a low screen of 360 px", async () => {
  const { page } = await seat(await gameTable(FOUR), { lang: "hi" }, { viewport: { width: 360, height: 640 } });
  await press(page, "p");
  await open(page);
  const box = await page.locator("#held label").first().boundingBox();
  expect([box?.width, box?.height].map((side) => Math.floor(side ?? 0) >= 44)).toEqual([true, true]);
});

describe("a hand of rummy by the keyboard", () => {
  it("says what each bot did and which card was drawn, plays to the end and says who got the points; the proof plays it again", async () => {
    const table = await gameTable(WISH);
    const { page, complaints } = await seat(table, {}, { reducedMotion: "reduce" });
    expect(await page.locator(".bots .who").allInnerTexts()).toEqual(["Bot 1"]);
    await press(page, "p");
    await open(page);
    expect(await said(page)).toMatch(
      /^(Bot 1: .+\. )* ?Your turn: draw from the stock or take the open card\. Open: .+ of .+\. \d+ points/,
    );
    expect(await page.locator("#turn-time").innerText()).toMatch(/^Your turn: \d+ s · bank 120 s$/);
    expect(await own(page)).toHaveLength(13);
    await press(page, "c");
    await page.locator("#held:enabled label").nth(13).waitFor();
    await open(page);
    expect(await said(page)).toMatch(
      /^You: drew from the stock\. You drew .+ of .+\. (Choose a card to discard|You can declare)\.$/,
    );
    await page.locator("#held input:checked").focus();
    await press(page, "ArrowRight");
    const chosen = await page.locator("#held label:has(:checked) .sr:not(input)").innerText();
    await press(page, "c");
    await answered(page);
    expect(await said(page)).toContain(`You: discarded ${chosen.split(",")[0]}.`);
    await playOn(page);
    await page.locator("#past li").waitFor();
    expect(await said(page)).toMatch(
      /^You (gain|lose|come out even).* (declared|dropped|No turns are left).*Balance .*You, \d+ points: .+\. Bot 1, \d+ points: /,
    );
    expect(await page.locator(".ended").innerText()).toMatch(/^(\S+ ){12}\S+$/);
    const { wallet } = table.platform;
    expect([wallet.sum("bet") > 0n, wallet.balance]).toEqual([true, 100_000n - wallet.sum("bet") + wallet.sum("win")]);
    const proof = await openProof(page, table);
    expect(await proof.locator(".verdict.good").count()).toBe(2);
    expect(await proof.locator(".told").innerText()).toMatch(/Joker: .+\. Points won: \d+, of which the rake is [\d.]+\./);
    expect(complaints).toEqual([]);
  });

  it("drops at the cost of 20 points, and calls that a loss, not a prize", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table, {}, { reducedMotion: "reduce" });
    await press(page, "p");
    await open(page);
    expect(await page.locator("#drop").innerText()).toMatch(/20 points/);
    await press(page, "x");
    await page.locator("#past li").waitFor();
    await idle(page);
    const { wallet } = table.platform;
    expect(wallet.sum("win") * 4n).toBe(wallet.sum("bet") * 3n);
    expect(await page.locator("#tale").innerText()).toMatch(
      /^You dropped\. Bot 1 gets the points.* You pay 20 points\. You lose .* of the buy-in comes back\.$/,
    );
    await expectLoss(page);
  });
});

describe("a hand of rummy that waits", () => {
  it("goes on after a reload and on another device with the same cards; a window that is behind changes nothing", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table, {}, { reducedMotion: "reduce" });
    await page.locator("#spin").click();
    await open(page);
    const cards = await own(page);
    await page.reload();
    await open(page);
    expect(await own(page)).toEqual(cards);
    const other = (await person({ reducedMotion: "reduce" })).page;
    await other.goto(table.launch());
    await open(other);
    expect(await own(other)).toEqual(cards);
    await other.locator("#drop").click();
    await other.locator("#past li").waitFor();
    await page.locator("#stock").click();
    await page.locator("#notice").waitFor();
    expect(await page.locator("#notice-text").innerText()).toMatch(/^This round is over\./);
  });

  it("is dropped when the time is over on the server's clock, and the page says so", async () => {
    const { page, table } = await handOutOfTime(WISH);
    expect(await page.locator("#tale").innerText()).toMatch(/^Your time ran out, so your cards were dropped\. /);
    expect(table.platform.wallet.sum("win") * 4n).toBe(table.platform.wallet.sum("bet") * 3n);
  });
});

describe("the page of the room of rummy", () => {
  it("states how the bots play, the drops, the rake, the time, and the return of each published way to play", async () => {
    const { page } = await seat(await gameTable(FOUR));
    await press(page, "i");
    const text = await page.locator("#info").innerText();
    for (const stated of [
      "They are programs, not people.",
      "We keep 10% of the points won",
      "for 20 points before your first card, for 40 later",
      "a bot drops a hand that costs more than 160",
      "30 seconds",
      "120 seconds",
      "5,000 hands",
    ])
      expect(text).toContain(stated);
    expect(await waysToPlay(page)).toEqual([
      "Drops at once | 74.85% ± 0.27% | −20.12",
      "Draws from the stock, keeps the fewest points | 69.36% ± 2.35% | −24.52",
      "Plays as a bot | 96.89% ± 2.68% | −2.49",
    ]);
  });

  it.each([
    ["ar", "dark", FOUR.gameCode],
    ["hi", "light", WISH.gameCode],
  ] as const)("in %s, %s has no axe violations and fits every screen", async (lang, theme, gameCode) => {
    const table = await gameTable({ ...WISH, gameCode });
    const { page } = await seat(table, { lang, theme }, { bypassCSP: true, reducedMotion: "reduce" });
    expect(await violations(page)).toEqual([]);
    await page.locator("#spin").click();
    await open(page);
    await expectReadable(page);
    await page.locator("#stock").click();
    await page.locator("#held:enabled label").nth(13).waitFor();
    await open(page);
    await expectReadable(page);
    await playOn(page);
    await page.locator("#past li").waitFor();
    await expectReadable(page);
  });
});
