import { spawnSync } from "node:child_process";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Stack, startStack } from "../../../packages/toolchain/src/stack/stack.ts";
import { member, signIn } from "./people.ts";
import { balanceOf, betsOf, hundredths } from "./server-asked.ts";
import { openSlot, slot } from "./slot.ts";
import { closeBrowser, visit } from "./visit.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(["server", "provider", "site"]);
});
afterAll(async () => {
  await closeBrowser();
  await stack.stop();
});

const check = new URL("../../server/src/cli/ledger-check.ts", import.meta.url).pathname;
const env = () => ({ ...process.env, DATABASE_URL: "", DATA_DIR: `${stack.data}/db` });
const bets = (page: Page) => betsOf(page, stack.server);
const balance = (page: Page) => balanceOf(page, stack.server);

async function enter() {
  const visited = await visit(`${stack.site}/?overlay=login`);
  await signIn(visited.page, member);
  await visited.page.getByRole("button", { name: /account menu/i }).waitFor();
  return visited;
}
/** What the newest `played` bets came to; at most one can have been played in these tests. */
const netOf = async (page: Page, played: number) => (played === 0 ? 0 : hundredths((await bets(page)).items[0]?.net.amount));

describe("when things break in the middle of a game", () => {
  it("keeps the balance exact when the server is killed during a bet and comes back", async () => {
    const { page } = await enter();
    const { spin } = await openSlot(page, stack.site);
    const [before, count] = [await balance(page), (await bets(page)).totals.count];
    await spin.click();
    await stack.crash("server");
    await stack.start("server");
    await expect.poll(() => spin.isEnabled(), { timeout: 40_000 }).toBe(true);
    const played = (await bets(page)).totals.count - count;
    expect(played).toBeLessThanOrEqual(1);
    expect(await balance(page)).toBe(before + (await netOf(page, played)));
    expect(spawnSync(process.execPath, [check], { env: env(), encoding: "utf8" }).stdout).toContain("invariants hold");
  });

  it("counts both spins of two tabs", async () => {
    const one = await enter();
    const two = await enter();
    const [first, second] = [await openSlot(one.page, stack.site), await openSlot(two.page, stack.site)];
    const [before, count] = [await balance(one.page), (await bets(one.page)).totals.count];
    await Promise.all([first.spin.click(), second.spin.click()]);
    await expect.poll(async () => (await bets(one.page)).totals.count, { timeout: 20_000 }).toBe(count + 2);
    for (const { spin } of [first, second]) await expect.poll(() => spin.isEnabled(), { timeout: 20_000 }).toBe(true);
    const token = await one.page.evaluate(() => sessionStorage.getItem("token"));
    const answer = await fetch(`${stack.server}/wps/relay/bets?limit=2`, { headers: { Authorization: `Bearer ${token}` } });
    const { value } = (await answer.json()) as { value: Awaited<ReturnType<typeof bets>> };
    const net = value.items.reduce((sum, bet) => sum + hundredths(bet.net.amount), 0);
    expect(await balance(two.page)).toBe(before + net);
  });

  it("explains a frame that never loads, and opens it when it can", async () => {
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
