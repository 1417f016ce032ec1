import { afterAll, describe, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { closeBrowser, type GameTable, gameTable, idle, type Look, person, type Seated } from "./table.ts";

afterAll(closeBrowser);

const minor = (text: string): bigint => BigInt(text.replaceAll(/\D/g, ""));
const CAMPAIGN = "diwali-2026";
const textOf = async ({ page }: Seated, selector: string) =>
  (await page.locator(selector).innerText()).replaceAll(/[\u2066-\u2069]/g, "");

/** A player of Pearl Monsoon who has this many free rounds. */
async function withFree(rounds: number, look: Look = {}): Promise<Seated & { readonly table: GameTable }> {
  const table = await gameTable("plain");
  table.platform.wallet.campaigns.set(CAMPAIGN, rounds);
  const seated = await person({ viewport: { width: 360, height: 640 }, bypassCSP: true, reducedMotion: "reduce" });
  await seated.page.goto(table.launch(look));
  await idle(seated.page);
  return { ...seated, table };
}

async function spin({ page }: Seated): Promise<void> {
  await page.keyboard.press("Space");
  await page.locator('#board:not([data-state="idle"])').waitFor();
  await idle(page);
}

describe("free rounds on the page of a slot", () => {
  it("are played by the keyboard for a fixed stake, and the first press after them costs nothing", async () => {
    const player = await withFree(2);
    const { page, table, complaints } = player;
    expect([await textOf(player, "#stake-word"), await textOf(player, "#stake")]).toEqual(["Free rounds left", "2"]);
    expect(await textOf(player, "#per-line")).toMatch(/^₹10\.00 each, until /);
    expect(await page.locator("#spin").innerText()).toMatch(/^SPIN\s+free$/i);
    expect([await page.locator("#bet-less").isDisabled(), await page.locator("#bet-more").isDisabled()]).toEqual([true, true]);
    await page.locator("#spin").focus();
    await spin(player);
    expect(await textOf(player, "#stake")).toBe("1");
    expect(await textOf(player, "#past .bet")).toBe("free");
    expect(await textOf(player, "#said")).toContain("Free rounds left: 1");
    await spin(player);
    expect(await textOf(player, "#notice-text")).toBe("No free round is left. The next round costs your bet.");
    expect([await textOf(player, "#stake-word"), await textOf(player, "#stake")]).toEqual(["Bet", "₹20.00"]);
    await page.keyboard.press("Space");
    await page.locator("#notice").waitFor({ state: "hidden" });
    expect(table.platform.wallet.sum("bet")).toBe(0n);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("spin");
    await spin(player);
    expect([table.platform.wallet.sum("bet"), complaints]).toEqual([2000n, []]);
  });

  it("are offered after the next round when the platform grants them while the game is open", async () => {
    const player = await withFree(0);
    const { table, complaints } = player;
    await spin(player);
    expect(await textOf(player, "#stake-word")).toBe("Bet");
    table.platform.wallet.campaigns.set(CAMPAIGN, 2);
    await spin(player);
    expect([await textOf(player, "#stake-word"), await textOf(player, "#stake")]).toEqual(["Free rounds left", "2"]);
    expect(await textOf(player, "#said")).toContain("Free rounds left: 2");
    await spin(player);
    expect(await textOf(player, "#stake")).toBe("1");
    // Two rounds of ₹20.00 were paid for.
    expect([table.platform.wallet.sum("bet"), complaints]).toEqual([4000n, []]);
  });

  it("are over at once when the platform has cancelled them meanwhile", async () => {
    const player = await withFree(3);
    const { page, table } = player;
    table.platform.wallet.campaigns.clear();
    await page.locator("#spin").click();
    await page.locator("#notice").waitFor();
    expect(await textOf(player, "#notice-text")).toBe("This free round cannot be played any more. No bet was placed.");
    await page.locator("#notice-do").click();
    expect(await textOf(player, "#notice-text")).toBe("No free round is left. The next round costs your bet.");
    await page.locator("#spin").click();
    await page.locator("#notice").waitFor({ state: "hidden" });
    expect([await textOf(player, "#stake-word"), table.platform.wallet.sum("bet")]).toEqual(["Bet", 0n]);
  });

  it("go on with those of another campaign", async () => {
    const player = await withFree(1);
    const { page, table } = player;
    table.platform.wallet.campaigns.clear();
    table.platform.wallet.campaigns.set("holi-2027", 4);
    await page.locator("#spin").click();
    await page.locator("#notice").waitFor();
    expect(await textOf(player, "#stake")).toBe("4");
    await page.locator("#notice-do").click();
    await page.locator("#notice").waitFor({ state: "hidden" });
    await page.locator("#spin").focus();
    await spin(player);
    expect([await textOf(player, "#stake"), table.platform.wallet.sum("bet")]).toEqual(["3", 0n]);
  });

  it("tell that they are over after a reload during the last one, and state prizes for their stake", async () => {
    const player = await withFree(1);
    const { page, table } = player;
    await page.locator("#open-info").click();
    const prize = await textOf(player, "#info [data-pay] >> nth=0");
    await page.keyboard.press("Escape");
    table.platform.fail("bet", { late: 700 });
    await page.locator("#spin").click();
    await page.reload();
    await page.locator("#notice").waitFor();
    expect(await textOf(player, "#notice-text")).toBe("No free round is left. The next round costs your bet.");
    await page.locator("#notice-do").click();
    await page.locator("#open-info").click();
    // The chosen stake is 20.00, that of the free round was 10.00.
    expect(minor(await textOf(player, "#info [data-pay] >> nth=0"))).toBe(minor(prize) * 2n);
  });

  it.each<Look>([
    { lang: "hi", theme: "dark" },
    { lang: "fa", theme: "light" },
  ])("fit a small screen, without a fault for assistive technology, in $lang $theme", async (look) => {
    const player = await withFree(1, look);
    const { page } = player;
    expect(await textOf(player, ".stake")).not.toMatch(/[०-९۰-۹٠-٩]/);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const chip = await page.locator("#spin").boundingBox();
    expect((chip?.y ?? 640) + (chip?.height ?? 0)).toBeLessThanOrEqual(640);
  });
});
