import { spawnSync } from "node:child_process";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Stack, startStack } from "../../../packages/toolchain/src/stack/stack.ts";
import { member, signIn } from "./people.ts";
import { loadBalance, betsOf, endSession, hundredths, newestBets } from "./server-queries.ts";
import { openSlot, slot } from "./slot.ts";
import { closeBrowser, visit } from "./visit.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(["server", "provider", "site"], { from: inject("seeded") });
});
afterAll(async () => {
  await closeBrowser();
  await stack.stop();
});

const check = new URL("../../server/src/cli/ledger-check.ts", import.meta.url).pathname;
const env = () => ({ ...process.env, DATABASE_URL: "", DATA_DIR: `${stack.data}/db` });
const bets = (page: Page) => betsOf(page, stack.server);
const balance = (page: Page) => loadBalance(page, stack.server);

async function enter() {
  const visited = await visit(`${stack.site}/?overlay=login`);
  await signIn(visited.page, member);
  await visited.page.getByRole("button", { name: /account menu/i }).waitFor();
  return visited;
}
/** The sums of the newest `played` bets; these tests play one at most. */
const loadNet = async (page: Page, played: number) => (played === 0 ? 0 : hundredths((await bets(page)).items[0]?.net.amount));

describe("faults during a game", () => {
  it("keep the balance exact when the server is killed during a bet and restarts", async () => {
    const { page } = await enter();
    const { spin } = await openSlot(page, stack.site);
    const [before, count] = [await balance(page), (await bets(page)).totals.count];
    await spin.click();
    await stack.crash("server");
    await stack.start("server");
    await expect.poll(() => spin.isEnabled(), { timeout: 40_000 }).toBe(true);
    const played = async () => (await bets(page)).totals.count - count;
    // The provider rolls an abandoned bet back, and repeats that until the server answers.
    await expect.poll(async () => (await balance(page)) - before - (await loadNet(page, await played()))).toBe(0);
    expect(await played()).toBeLessThanOrEqual(1);
    expect(spawnSync(process.execPath, [check], { env: env(), encoding: "utf8" }).stdout).toContain("invariants hold");
  });

  it("count each spin of two tabs once, and explain the one that came during the other", async () => {
    const one = await enter();
    const two = await enter();
    const tabs = [await openSlot(one.page, stack.site), await openSlot(two.page, stack.site)];
    const [before, count] = [await balance(one.page), (await bets(one.page)).totals.count];
    await Promise.all(tabs.map(({ spin }) => spin.click()));
    for (const { spin } of tabs) await expect.poll(() => spin.isEnabled()).toBe(true);
    const told = await Promise.all(tabs.map(({ frame }) => frame.getByRole("alert").isVisible()));
    for (const [index, { spin }] of tabs.entries()) {
      if (!told[index]) continue;
      await spin.click();
      await expect.poll(() => spin.isEnabled()).toBe(true);
    }
    await expect.poll(async () => (await bets(one.page)).totals.count).toBe(count + 2);
    expect(told.filter(Boolean).length).toBeLessThanOrEqual(1);
    const newest = await newestBets(one.page, stack.server, 2);
    expect(await balance(two.page)).toBe(before + newest.reduce((sum, bet) => sum + hundredths(bet.net.amount), 0));
  });

  it("place no bet when the session ends during a spin, and allow another after signing in", async () => {
    const { page } = await enter();
    const { spin } = await openSlot(page, stack.site);
    const [before, count] = [await balance(page), (await bets(page)).totals.count];
    await page.route("**/play-api/bet", async (route) => {
      await endSession(page, stack.server);
      await route.continue();
    });
    await spin.click();
    const atLogin = page.waitForURL((url) => url.pathname === "/login");
    // The page may learn of the end by itself while the button is being pressed.
    await Promise.any([page.getByRole("button", { name: "Try again" }).click(), atLogin]);
    await atLogin;
    await signIn(page, member);
    await page.waitForURL((url) => url.pathname === "/game");
    await expect.poll(() => spin.isEnabled(), { timeout: 30_000 }).toBe(true);
    expect((await bets(page)).totals.count).toBe(count);
    expect(await balance(page)).toBe(before);
  });

  it("explain a frame that does not load, and open it when it can", async () => {
    const { page } = await enter();
    await page.clock.install();
    await page.route(`${stack.provider}/**`, () => new Promise(() => undefined));
    await page.goto(stack.site + slot);
    await page.locator("iframe").waitFor({ state: "attached" });
    await page.clock.fastForward(25_000);
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: "Try again" }).click();
    const spin = page.frameLocator("iframe").getByRole("button", { name: /^Spin/ });
    await expect.poll(() => spin.isVisible(), { timeout: 30_000 }).toBe(true);
  });
});
