import { afterAll, describe, expect, it } from "vitest";
import type { Route } from "playwright";
import { toldAfter } from "../src/engines/live.ts";
import { sharedTitleOf } from "../src/engines/table.ts";
import { violations } from "./axe.ts";
import { closeBrowser, gameTable, person } from "./table.ts";

afterAll(closeBrowser);

const GAME = "football-3-3-touchline-live";
const minor = (text: string): string => text.replaceAll(/[^0-9]/g, "");

const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

const title = sharedTitleOf(GAME);
const live = title?.engine.live;

/** A player at a match that pays this bet, of which one step has been told. */
async function atMatch(choice: string) {
  if (!title || !live) throw new Error(`${GAME} is no match`);
  const table = await gameTable({ gameCode: GAME, choice });
  const seated = await person({ bypassCSP: true, reducedMotion: "reduce" });
  const { page } = seated;
  await page.goto(table.launch({}, GAME));
  await page.locator('#board[data-state="bets"]').waitFor();
  table.pass(title.engine.pace(title.variant, () => []).bets + toldAfter(live, 1) + 1);
  await page.locator('#board[data-state="play"]').waitFor();
  return { ...seated, table, stepMs: live.stepMs, wallet: table.platform.wallet };
}

describe("a match that is told", () => {
  it("takes a bet by the keyboard at the shown price, cashes it out for the shown quote, and proves both", async () => {
    const { page, table, wallet, complaints, stepMs } = await atMatch("s00:1");
    const price = await page.locator('[data-spot="home"] small bdi').innerText();
    for (const key of ["1", "p"]) await page.keyboard.press(key);
    const cashOut = page.locator("#open-bets-list button");
    await cashOut.waitFor();
    expect(await page.locator("#open-bets-list li").innerText()).toContain(price.replaceAll(/[^0-9.]/g, ""));
    await expect.poll(() => wallet.sum("bet")).toBe(2000n);
    table.pass(stepMs);
    await page.locator('#open-bets-list button[aria-disabled="false"]').waitFor();
    expect(await violations(page)).toEqual([]);
    const quote = await page.locator("#open-bets-list b").innerText();
    await cashOut.focus();
    await page.keyboard.press("Enter");
    await page.locator("#past li").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("spin");
    expect([String(wallet.sum("win")), await page.locator("#open-bets").isHidden()]).toEqual([minor(quote), true]);
    const address = await page.locator("#past a").evaluate((link: HTMLAnchorElement) => link.href);
    table.pass(60_000);
    await page.goto(address);
    await page.locator(".verdict").nth(2).waitFor();
    expect(await page.locator(".verdict").evaluateAll((each) => each.map(({ className }) => className))).toEqual([
      "verdict good",
      "verdict good",
      "verdict good",
    ]);
    expect(await page.locator("#answer").innerText()).toMatch(
      /Home, after .+: chance .+, price .+\n+Cash-out after .+ of the smallest chip/,
    );
    expect(complaints).toEqual([]);
  });

  it("shows a cash-out whose answer was lost, and one that was made in another window", async () => {
    const { page, table, wallet, stepMs } = await atMatch("s00:1");
    const cashOut = page.locator("#open-bets-list button");
    await page.keyboard.press("1");
    await page.keyboard.press("p");
    await cashOut.waitFor();
    await page.keyboard.press("1");
    await page.keyboard.press("p");
    await cashOut.nth(1).waitFor();
    table.pass(stepMs);
    await page.locator('#open-bets-list button[aria-disabled="false"]').nth(1).waitFor();
    const balance = await page.locator("#balance").innerText();
    await page.route("**/play-api/cash-out", loseAnswer, { times: 1 });
    await cashOut.first().click();
    await page.locator("#past li").waitFor();
    const after = await page.locator("#balance").innerText();
    expect(minor(after)).toBe(String(BigInt(minor(balance)) + wallet.sum("win")));
    const other = await page.context().newPage();
    await other.goto(table.launch({}, GAME));
    await other.locator('#open-bets-list button[aria-disabled="false"]').click();
    await other.locator("#past li").nth(1).waitFor();
    table.pass(stepMs);
    await page.locator("#past li").nth(1).waitFor();
    expect(minor(await page.locator("#balance").innerText())).toBe(String(BigInt(minor(balance)) + wallet.sum("win")));
    expect(await page.locator("#open-bets").isHidden()).toBe(true);
  });

  it("says that the odds changed before the bet arrived, with the new ones, and takes the bet with the next press", async () => {
    const { page, table, wallet, stepMs } = await atMatch("s00:1");
    await page.keyboard.press("1");
    // The page does not hear of the next step before it asks for the bet.
    await page.route("**/play-api/table", () => undefined);
    table.pass(stepMs);
    await page.keyboard.press("p");
    const told = page.locator("#tale", { hasText: /odds changed .+ Now: Home .+ Press again/ });
    await told.waitFor();
    expect([wallet.sum("bet"), await page.locator("#said").innerText()]).toEqual([0n, await told.innerText()]);
    await page.keyboard.press("p");
    await page.locator("#open-bets-list li").waitFor();
    await expect.poll(() => wallet.sum("bet")).toBe(2000n);
  });

  it("says what several bets brought together, once", async () => {
    const { page, table } = await atMatch("s00:1");
    for (const key of ["1", "p"]) await page.keyboard.press(key);
    await page.locator("#open-bets-list li").waitFor();
    for (const key of ["1", "p"]) await page.keyboard.press(key);
    await page.locator("#open-bets-list li").nth(1).waitFor();
    await page.evaluate(() => {
      const said = document.querySelector("#said");
      const keep = () => (document.body.dataset.heard = `${document.body.dataset.heard ?? ""}${said?.textContent}\n`);
      if (said) new MutationObserver(keep).observe(said, { childList: true });
    });
    table.pass(45_000);
    await page.locator("#said", { hasText: "Bets decided: 2." }).waitFor();
    const heard = (await page.locator("body").getAttribute("data-heard")) ?? "";
    expect(heard.match(/Bets decided: 2\./g)).toHaveLength(1);
    expect(heard).not.toContain("Your bet:");
    expect(await page.locator("#past li").count()).toBe(2);
  });

  it("takes no bet while it is suspended, and shows that without colour", async () => {
    const { page, table, wallet, stepMs } = await atMatch("over:1");
    for (const key of ["1", "p"]) await page.keyboard.press(key);
    const cashOut = page.locator("#open-bets-list button");
    await cashOut.waitFor();
    const name = await cashOut.getAttribute("aria-label");
    await page.keyboard.press("1");
    const market = async () => await page.locator("#board").getAttribute("data-market");
    const next = async () => ((await market()) === "open" && table.pass(stepMs), await market());
    await expect.poll(next, { timeout: 30_000, interval: 300 }).toBe("suspended");
    expect(await page.locator("#live-text").innerText()).toBe("Suspended");
    await page.keyboard.press("p");
    const said = page.locator("#said", { hasText: "The market is suspended" });
    await said.waitFor();
    await page.keyboard.press("c");
    await page.keyboard.press("1");
    await said.waitFor({ state: "detached" });
    await cashOut.press("Enter");
    await said.waitFor();
    expect(await cashOut.getAttribute("aria-label")).toBe(name);
    expect([wallet.sum("bet"), wallet.sum("win")]).toEqual([2000n, 0n]);
  });

  it("takes a bet at any odds where the player chose so, and keeps that choice", async () => {
    const { page, table, wallet, stepMs } = await atMatch("s00:1");
    await page.locator("#accept").selectOption("any");
    await page.keyboard.press("1");
    await page.route("**/play-api/table", () => undefined);
    table.pass(stepMs);
    await page.keyboard.press("p");
    await page.locator("#open-bets-list li").waitFor();
    await expect.poll(() => wallet.sum("bet")).toBe(2000n);
    await page.reload();
    await page.locator('#board[data-state="play"], #board[data-state="bets"]').waitFor();
    expect(await page.locator("#accept").inputValue()).toBe("any");
  });
});
