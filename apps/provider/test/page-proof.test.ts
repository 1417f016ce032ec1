import { createHash } from "node:crypto";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { openProof } from "./proof-page.ts";
import { closeBrowser, gameTable, idle, person, seat } from "./table.ts";

afterAll(closeBrowser);

const FORGED = "ab".repeat(32);
const hashOf = (seed: string) => createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
/** Answers every proof with another seed, and with the hash of that seed. */
const forge = async (page: Page, serverSeed = FORGED) =>
  await page.route("**/proof/*", async (route) => {
    const proof = await (await route.fetch()).json();
    await route.fulfill({ json: { ...proof, serverSeed, hash: hashOf(serverSeed) } });
  });
const seedVerdict = async (page: Page) => {
  const verdict = page.locator(".verdict").first();
  return `${await verdict.getAttribute("class")}: ${await verdict.locator("span").innerText()}`;
};
/** Opens the same address again, also where only the part after # is another one. */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address);
  await page.locator(".verdict").nth(1).waitFor();
}

const SEEN = "verdict good: The device of the bet stored the fingerprint before the bet. The seed matches it.";
const EXCHANGED = /^verdict wrong: Before the bet, the device stored another fingerprint\./;
const UNSEEN = /^verdict open: Not seen before on this device/;

describe("the proof of a spin", () => {
  it("compares the seed with the hash that the device stored before the bet, and refuses a forged seed with its own hash", async () => {
    const table = await gameTable("prize");
    const { page } = await seat(table);
    await page.locator("#spin").click();
    await page.locator("#past li").waitFor();
    await idle(page);
    const proof = await openProof(page, table);
    expect(await seedVerdict(proof)).toBe(SEEN);
    expect(await proof.getByLabel("Your seed").inputValue()).toBe("test");
    const address = proof.url();
    expect(address).toMatch(/#seen=[0-9a-f]{64}$/);
    await forge(proof);
    await openAnew(proof, address);
    expect(await seedVerdict(proof)).toMatch(EXCHANGED);
    // The link alone tells as much where a browser keeps the storage of the game's frame apart.
    const { page: other } = await person();
    await openAnew(other, address);
    expect(await seedVerdict(other)).toBe(SEEN);
    await forge(other);
    await openAnew(other, address);
    expect(await seedVerdict(other)).toMatch(EXCHANGED);
  });

  it("says that a device saw nothing before the bet", async () => {
    const table = await gameTable("prize");
    const { page } = await seat(table);
    await page.locator("#spin").click();
    await page.locator("#past li").waitFor();
    await idle(page);
    const [address] = (await openProof(page, table)).url().split("#");
    const { page: other } = await person();
    for (const lie of [false, true]) {
      if (lie) await forge(other);
      await openAnew(other, address ?? "");
      expect(await seedVerdict(other)).toMatch(UNSEEN);
    }
  });
});

describe("the proof of a table's round", () => {
  it("walks the chain back to the hash that the device stored first, and refuses a forged seed", async () => {
    const table = await gameTable();
    const { page } = await person({ reducedMotion: "reduce" });
    await page.goto(table.launch({}, "dragontiger-3-4-club-dragon-tiger"));
    await page.locator('#board[data-state="bets"]').waitFor();
    await expect.poll(async () => (table.pass(1000), await page.locator("#road li").count()), { timeout: 30_000 }).toBe(1);
    await expect.poll(async () => (table.pass(1000), await page.locator("#board").getAttribute("data-state"))).toBe("bets");
    for (const key of ["1", "p"]) await page.keyboard.press(key);
    await page.locator("#spin-word", { hasText: "Bet placed" }).waitFor();
    await expect.poll(async () => (table.pass(1000), await page.locator("#past li").count()), { timeout: 30_000 }).toBe(1);
    const address = await page.locator("#past a").evaluate((link: HTMLAnchorElement) => link.href);
    expect(address).toMatch(/#seen=[0-9a-f]{64}-[0-9a-f]{64}$/);
    await openAnew(page, address);
    expect(await seedVerdict(page)).toBe(SEEN);
    await expect
      .poll(async () => await page.getByLabel("Seed of all players: the code of the game").inputValue())
      .toBe("dragontiger-3-4-club-dragon-tiger");
    // The bet is forgotten: the chain still leads to its first hash, which was seen before this round.
    const [bare = ""] = address.split("#");
    await page.evaluate(() => localStorage.removeItem("seen-bets"));
    await openAnew(page, bare);
    expect(await seedVerdict(page)).toBe(SEEN);
    await forge(page);
    await openAnew(page, address);
    expect(await seedVerdict(page)).toMatch(EXCHANGED);
    await openAnew(page, bare);
    expect(await seedVerdict(page)).toMatch(UNSEEN);
  });
});
