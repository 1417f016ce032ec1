import { afterAll, describe, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { closeBrowser, visit } from "./visit.ts";
import { member, signIn } from "./people.ts";

afterAll(closeBrowser);

const slot = "/game?gameId=saffron-reel.pearl-monsoon&vassalage=SAFFRON_REEL";

/** What the server says of the signed-in member, asked with the page's own token. */
async function ask<Value>(page: Page, path: string): Promise<Value> {
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  const answer = await fetch(inject("server") + path, { headers: { Authorization: `Bearer ${token ?? ""}`, Language: "EN" } });
  const body = (await answer.json()) as { value: Value };
  return body.value;
}
interface Balance {
  sumBalance: { amount: string };
}
interface Bets {
  totals: { count: number };
  items: { stake: { amount: string }; payout: { amount: string }; net: { amount: string }; gameName: string }[];
}
const betCount = async (page: Page) => (await ask<Bets>(page, "/wps/relay/bets?limit=1")).totals.count;
const cents = (text: string) => Math.round(Number(text) * 100);

async function openSlot(page: Page) {
  await page.goto(inject("site") + slot);
  const frame = page.frameLocator("iframe");
  const spin = frame.getByRole("button", { name: /^Spin/ });
  await spin.waitFor({ timeout: 30_000 });
  return { frame, spin };
}

describe("playing a slot", () => {
  it("asks a visitor to sign in, then opens the game that was wanted", async () => {
    const { page } = await visit(slot);
    await page.waitForURL((url) => url.pathname === "/login");
    await signIn(page, member);
    await page.waitForURL((url) => url.pathname === "/game");
    const spin = page.frameLocator("iframe").getByRole("button", { name: /^Spin/ });
    await expect.poll(() => spin.isVisible(), { timeout: 30_000 }).toBe(true);
  });

  it("moves the balance by exactly what the betting record says", async () => {
    const { page, complaints } = await visit("/?overlay=login");
    await signIn(page, member);
    await page.getByRole("button", { name: /account menu/i }).waitFor();
    const before = await ask<Balance>(page, "/wps/v2/wallets/balance");
    const { spin } = await openSlot(page);
    const count = await betCount(page);
    await spin.click();
    await expect.poll(() => betCount(page), { timeout: 20_000 }).toBe(count + 1);
    await expect.poll(async () => spin.isEnabled(), { timeout: 20_000 }).toBe(true);
    const [bet] = (await ask<Bets>(page, "/wps/relay/bets?limit=1")).items;
    const after = await ask<Balance>(page, "/wps/v2/wallets/balance");
    expect(cents(after.sumBalance.amount)).toBe(cents(before.sumBalance.amount) + cents(bet?.net.amount ?? "0"));
    await page.goto(`${inject("site")}/?overlay=member/personalHistoryCopy`);
    await page
      .getByRole("rowheader", { name: /Pearl Monsoon/ })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it("spins once on a double press", async () => {
    const { page } = await visit("/?overlay=login");
    await signIn(page, member);
    await page.getByRole("button", { name: /account menu/i }).waitFor();
    const { spin } = await openSlot(page);
    const count = await betCount(page);
    await spin.dblclick();
    await expect.poll(async () => spin.isEnabled(), { timeout: 20_000 }).toBe(true);
    expect(await betCount(page)).toBe(count + 1);
  });

  it("loses nothing when the network goes in the middle of a spin", async () => {
    const { page, context } = await visit("/?overlay=login");
    await signIn(page, member);
    await page.getByRole("button", { name: /account menu/i }).waitFor();
    const { spin, frame } = await openSlot(page);
    const before = await ask<Balance>(page, "/wps/v2/wallets/balance");
    const count = await betCount(page);
    await context.setOffline(true);
    await spin.click();
    await frame
      .getByText(/network|connection/i)
      .first()
      .waitFor();
    expect(await betCount(page)).toBe(count);
    await context.setOffline(false);
    await expect.poll(() => spin.isEnabled(), { timeout: 30_000 }).toBe(true);
    const played = (await betCount(page)) - count;
    expect(played).toBeLessThanOrEqual(1);
    const net = played === 1 ? cents((await ask<Bets>(page, "/wps/relay/bets?limit=1")).items[0]?.net.amount ?? "0") : 0;
    expect(cents((await ask<Balance>(page, "/wps/v2/wallets/balance")).sumBalance.amount)).toBe(
      cents(before.sumBalance.amount) + net,
    );
  });

  it("shows what is wrong with a game that does not exist, and others to play", async () => {
    const { page } = await visit("/?overlay=login");
    await signIn(page, member);
    await page.getByRole("button", { name: /account menu/i }).waitFor();
    await page.goto(`${inject("site")}/game?gameId=no-such-game`);
    await page.locator("[data-component=error-state], [data-component=printed-box]").first().waitFor();
    await expect.poll(() => page.locator("[data-component=game-card]").count()).toBeGreaterThan(3);
  });
});
