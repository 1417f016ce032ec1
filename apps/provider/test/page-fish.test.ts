import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { openProof } from "./proof-page.ts";
import { closeBrowser, gameTable, idle, seat } from "./table.ts";

afterAll(closeBrowser);

/** With this bet the next round has a hit. */
const WISH = { gameCode: "fish-0-3-deep-net", choice: "carp 5" };
const bare = (text: string) => text.replaceAll(/[^0-9.]/g, "");
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const played = async (page: Page, rounds: number) => {
  await page
    .locator("#past li")
    .nth(rounds - 1)
    .waitFor();
  await idle(page);
};
/** The bets that the page has sent, in their order. */
function betsOf(page: Page): string[] {
  const bets: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/play-api/bet")) bets.push((request.postDataJSON() as { choice: string }).choice);
  });
  return bets;
}

describe("the pond", () => {
  it("shoots at the kind of the fish that is tapped, wherever it is tapped; water shoots nothing", async () => {
    const table = await gameTable(WISH);
    const { page, complaints } = await seat(table, {}, { reducedMotion: "reduce", hasTouch: true });
    const bets = betsOf(page);
    const carp = page.locator('.swimmer[data-fish="carp"]');
    await carp.tap({ position: { x: 20, y: 20 } });
    await played(page, 1);
    expect(await page.locator("#tale").innerText()).toMatch(/^Carp, .*×\s5.* a hit\. Hits: \d\. Misses: \d\.$/);
    const size = (await carp.boundingBox()) ?? { width: 0, height: 0 };
    await carp.tap({ position: { x: size.width - 8, y: size.height - 8 } });
    await played(page, 2);
    await page.locator('.swimmer[data-fish="golden"]').tap({ position: { x: 30, y: 20 } });
    await played(page, 3);
    expect(bets).toEqual(["carp 5", "carp 5", "golden 5"]);
    await page.locator("#pond").tap({ position: { x: 130, y: 3 } });
    expect([await page.locator("#board").getAttribute("data-state"), bets.length]).toEqual(["idle", 3]);
    expect(table.platform.wallet.sum("bet")).toBe(6000n);
    expect(complaints).toEqual([]);
  });

  it("is played by arrows and Space, says each shot, shows a prize below the stake as no gain, and is computed again by its proof", async () => {
    const table = await gameTable({ ...WISH, choice: "carp 10" });
    const { page } = await seat(table);
    await press(page, "+");
    expect(await page.locator("#said").textContent()).toBe("Shots: 10 · \u2066₹2.00\u2069 a shot");
    await page.locator('input[name="fish"]:checked').focus();
    await press(page, "ArrowRight", "ArrowRight");
    expect(await page.locator("#tale").innerText()).toMatch(/^Carp: .*×\s5.* a hit, chance 97 in 500$/);
    await press(page, "Space");
    await played(page, 1);
    const said = (await page.locator("#said").textContent()) ?? "";
    const [, hits = "", misses = ""] = /Carp, .*×\s5.* a hit\. Hits: (\d+)\. Misses: (\d+)\./.exec(said) ?? [];
    const [, each = ""] = /Shot by shot: (.*)\.$/.exec(said) ?? [];
    expect(each.split(", ").filter((shot) => shot === "hit").length).toBe(Number(hits));
    expect(each.split(", ").filter((shot) => shot === "miss").length).toBe(Number(misses));
    expect(await page.locator(".pips .hit").count()).toBe(Number(hits));
    const { wallet } = table.platform;
    expect([wallet.sum("win"), wallet.sum("win") > 0n, wallet.sum("win") < 2000n]).toEqual([BigInt(hits) * 1000n, true, true]);
    expect(bare(await page.locator("#balance").innerText()).replace(".", "")).toBe(String(wallet.balance));
    expect([await page.locator("#sum.small").count(), await page.locator("#past .prize.won").count()]).toEqual([1, 0]);
    const proof = await openProof(page, table);
    expect([await proof.locator(".verdict.good").count(), await proof.locator("#choice").inputValue()]).toEqual([2, "carp 10"]);
    expect(await proof.locator(".told").innerText()).toMatch(new RegExp(`^Carp, .* Hits: ${hits}\\. Misses: ${misses}\\.$`));
  });

  it("takes one stake for a batch whose answer is lost, and shows that batch", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table);
    let lost = 0;
    await page.route("**/play-api/bet", async (route) => {
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await press(page, "3", "Enter");
    await played(page, 1);
    const { wallet } = table.platform;
    expect([lost, wallet.sum("bet")]).toEqual([1, 2000n]);
    expect(await page.locator("#tale").innerText()).toMatch(/^Carp, .* Hits: [1-5]\. /);
    expect(bare(await page.locator("#balance").innerText()).replace(".", "")).toBe(String(wallet.balance));
  });

  it("rests when the player asks for it, also after a reload", async () => {
    const { page } = await seat(await gameTable(WISH));
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getElementById("pond")
            ?.getAnimations({ subtree: true })
            .filter((each) => each.playState === "running").length,
      );
    expect(await moving()).toBeGreaterThan(0);
    await press(page, "s");
    expect([await moving(), await page.locator("#rest").getAttribute("aria-pressed")]).toEqual([0, "true"]);
    await page.reload();
    await idle(page);
    expect(await moving()).toBe(0);
    await page.locator("#rest").click();
    expect(await moving()).toBeGreaterThan(0);
  });

  it("names in the rules every kind with its exact chance, and says that a picture decides nothing", async () => {
    const { page } = await seat(await gameTable(WISH));
    await press(page, "i");
    const rows = await page.locator("#info .odds tbody tr").allInnerTexts();
    expect(rows.map((row) => row.split(/\t|\n/)[0])).toEqual([
      "Sardine · 97 of 200",
      "Clownfish · 97 of 300",
      "Carp · 97 of 500",
      "Pufferfish · 97 of 800",
      "Ray · 97 of 1,200",
      "Swordfish · 97 of 2,000",
      "Shark · 97 of 4,000",
      "Golden fish · 97 of 10,000",
    ]);
    expect(await page.locator("#info").innerText()).toContain("Where it is, where you tap and when changes nothing.");
    expect(await page.locator("#info .rtp").innerText()).toMatch(/97\.00%/);
  });
});
