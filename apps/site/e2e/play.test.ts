import { afterAll, describe, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { closeBrowser, visit } from "./visit.ts";
import { newMember, openSession } from "./newcomer.ts";
import { creditMember } from "./operate.ts";
import { member, signIn } from "./people.ts";
import { loadBalance, betsOf, hundredths } from "./server-queries.ts";
import { openSlot, slot } from "./slot.ts";

afterAll(closeBrowser);

const bets = (page: Page) => betsOf(page, inject("server"));
const balance = (page: Page) => loadBalance(page, inject("server"));
const betCount = async (page: Page) => (await bets(page)).totals.count;

describe("playing a slot", () => {
  it("asks a visitor to sign in, then opens the wanted game", async () => {
    const { page } = await visit(slot);
    await page.waitForURL((url) => url.pathname === "/login");
    await signIn(page, member);
    await page.waitForURL((url) => url.pathname === "/game");
    const spin = page.frameLocator("iframe").getByRole("button", { name: /^Spin/ });
    await expect.poll(() => spin.isVisible(), { timeout: 30_000 }).toBe(true);
    // Name, balance and exit are shown once: the site's bar has them, so the game leaves them out.
    await page.getByRole("heading", { level: 1, name: "Pearl Monsoon" }).waitFor();
    await page.frameLocator("iframe").locator('html[data-bar="site"]').waitFor();
  });

  it("changes the balance by exactly what the betting record shows", async () => {
    const { page, complaints } = await visit("/?overlay=login");
    await signIn(page, member);
    await page.getByRole("button", { name: /account menu/i }).waitFor();
    const before = await balance(page);
    const { spin } = await openSlot(page, inject("site"));
    const count = await betCount(page);
    await spin.click();
    await expect.poll(() => betCount(page)).toBe(count + 1);
    await expect.poll(async () => spin.isEnabled()).toBe(true);
    const [bet] = (await bets(page)).items;
    const after = await balance(page);
    expect(after).toBe(before + hundredths(bet?.net.amount));
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
    const { spin } = await openSlot(page, inject("site"));
    const count = await betCount(page);
    await spin.dblclick();
    await expect.poll(async () => spin.isEnabled()).toBe(true);
    expect(await betCount(page)).toBe(count + 1);
  });

  it("loses nothing when the network fails during a spin", async () => {
    const { page, context } = await visit("/?overlay=login");
    await signIn(page, member);
    await page.getByRole("button", { name: /account menu/i }).waitFor();
    const { spin, frame } = await openSlot(page, inject("site"));
    const before = await balance(page);
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
    const net = played === 1 ? hundredths((await bets(page)).items[0]?.net.amount) : 0;
    expect(await balance(page)).toBe(before + net);
  });

  it("shows the cash that it plays with, the bonus apart, and no win while the reels turn", async () => {
    const person = await newMember(inject("server"));
    creditMember(inject("data"), person.username, "500.00");
    const { page } = await visit("/help", { session: await openSession(inject("server"), person) });
    // The header's balance is the sum: it says how much of it is a bonus.
    await page.locator("[data-part=balance]").getByText("incl. ₹1,000.00 bonus").waitFor();
    const { spin, frame } = await openSlot(page, inject("site"));
    const bar = page.locator("[data-component=game-frame] [data-part=info]");
    await bar.getByText("Bonus ₹1,000.00").waitFor();
    const cash = bar.locator("[data-component=money]").first();
    expect(await cash.innerText()).toBe("₹500.00");
    expect(await frame.locator("#balance").textContent()).toBe("₹500.00");
    // The round is settled on the server, and its answer does not reach the reels yet.
    const settled = Promise.withResolvers<void>();
    const shown = Promise.withResolvers<void>();
    await page.route("**/play-api/bet", async (route) => {
      const response = await route.fetch();
      settled.resolve();
      await shown.promise;
      await route.fulfill({ response });
    });
    let reads = 0;
    await spin.click();
    await settled.promise;
    page.on("request", (request) => (reads += Number(request.url().includes("/wallets/balance"))));
    expect(await betCount(page)).toBe(1);
    expect([await cash.innerText(), reads]).toEqual(["₹500.00", 0]);
    shown.resolve();
    await expect.poll(() => spin.isEnabled()).toBe(true);
    const now = (await balance(page)) - 100_000;
    await expect.poll(async () => hundredths((await cash.innerText()).replaceAll(/[^\d.]/g, ""))).toBe(now);
    // The game writes its balance once its reels have come to rest.
    await expect
      .poll(async () => hundredths((await frame.locator("#balance").textContent())?.replaceAll(/[^\d.]/g, "")))
      .toBe(now);
  });

  it("explains a game that does not exist, and offers others", async () => {
    const { page } = await visit("/?overlay=login");
    await signIn(page, member);
    await page.getByRole("button", { name: /account menu/i }).waitFor();
    await page.goto(`${inject("site")}/game?gameId=no-such-game`);
    await page.locator("[data-component=error-state], [data-component=printed-box]").first().waitFor();
    await expect.poll(() => page.locator("[data-component=game-card]").count()).toBeGreaterThan(3);
  });
});
