import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { closeBrowser, gameTable, idle, person, seat } from "./table.ts";

afterAll(closeBrowser);

const gameCode = "pot-1-crown-4-crown-jackpot";
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).innerText()).replaceAll(/[\u2066-\u2069]/g, "");
const pot = async (page: Page) => (await textOf(page, "#pot")).replaceAll(/[^0-9.]/g, "");

async function spinOut(page: Page): Promise<void> {
  await page.locator("#spin").click();
  await page.locator('#board:not([data-state="idle"])').waitFor();
  await idle(page);
}

describe("the page of a slot with a pot", () => {
  it("shows the pot and lets it grow on each open page, without a word to screen readers", async () => {
    const table = await gameTable({ gameCode, choice: "" });
    const [one, other] = [await seat(table), await seat(table)];
    expect(await pot(one.page)).toBe("5000.00");
    expect(await textOf(one.page, "#pot-note")).toBe("Begins at ₹5,000.00, grows with each bet");
    await spinOut(one.page);
    await expect.poll(async () => await pot(one.page)).toBe("5000.20");
    await expect.poll(async () => await pot(other.page)).toBe("5000.20");
    expect(await other.page.locator("#said").textContent()).toBe("");
    expect([one.complaints, other.complaints]).toEqual([[], []]);
  });

  it("shows and says a win of the pot after its reels, and begins again", async () => {
    const table = await gameTable({ gameCode, choice: "", potOf: "1000.00" });
    table.platform.wallet.balance = 1_000_000n;
    const [{ page, complaints }, other] = [await seat(table, { lang: "en" }, { reducedMotion: "reduce" }), await seat(table)];
    for (let step = 0; step < 5; step += 1) await page.locator("#bet-more").click();
    expect((await textOf(page, "#stake")).replaceAll(/[^0-9.]/g, "")).toBe("1000.00");
    await spinOut(page);
    expect(await textOf(page, "#tale")).toBe("You won the pot: ₹5,010.00");
    expect((await textOf(page, "#sum")).replaceAll(/[^0-9.]/g, "").replace(".", "")).toBe(
      String(table.platform.wallet.sum("win")),
    );
    expect(await page.locator("#said").textContent()).toContain("You won the pot: ");
    await expect.poll(async () => await pot(page)).toBe("5000.00");
    await expect.poll(async () => await textOf(page, "#pot-note")).toBe("Last won: ₹5,010.00");
    await expect.poll(async () => await pot(other.page)).toBe("5000.00");
    expect(complaints).toEqual([]);
  });

  it("proves a win of the pot in the browser", async () => {
    const table = await gameTable({ gameCode, choice: "", potOf: "1000.00" });
    table.platform.wallet.balance = 1_000_000n;
    const { page, context } = await seat(table);
    for (let step = 0; step < 5; step += 1) await page.locator("#bet-more").click();
    await spinOut(page);
    await page.locator("#open-fair").click();
    await page.locator("#seed").fill("mine");
    await page.locator("#rotate button").click();
    await page.locator("#revealed").waitFor();
    const proof = await context.newPage();
    await proof.goto(table.url + ((await page.locator("#past a").getAttribute("href")) ?? ""));
    await proof.getByText("The pot was won.").waitFor();
    expect(await proof.locator(".verdict.good").count()).toBe(3);
    // The fields of the form have the height of a line, not that of a game's board.
    expect((await proof.locator("#server-field").boundingBox())?.height).toBeLessThan(120);
    await proof.locator("#client").fill("another");
    await proof.getByRole("button", { name: "Compute" }).click();
    await expect.poll(async () => await proof.locator(".verdict.wrong").count()).toBe(2);
  });

  it.each(["en", "ar"] as const)("has its rules, and no fault for assistive technology, in %s", async (lang) => {
    const table = await gameTable({ gameCode, choice: "" });
    const { page } = await person({ viewport: { width: 360, height: 640 }, bypassCSP: true });
    await page.goto(table.launch({ lang, theme: "dark" }));
    await idle(page);
    expect(await violations(page)).toEqual([]);
    const chip = await page.locator("#spin").boundingBox();
    expect((chip?.y ?? 640) + (chip?.height ?? 0)).toBeLessThanOrEqual(640);
    await page.locator("#open-info").click();
    expect(await page.locator("#info").innerText()).toContain("97.49%");
  });
});
