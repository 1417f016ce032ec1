import { afterAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { member, signIn } from "./people.ts";
import { hundredths } from "./server-queries.ts";
import { openSlot } from "./slot.ts";
import { checkPage, settled } from "./check-page.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

interface Funds {
  readonly total: { readonly amount: string };
  readonly items: readonly { readonly wallet: string; readonly balance: { readonly amount: string } }[];
}

/** The server's balances in hundredths, queried by the page, because the host selects the brand. */
async function funds(page: Page) {
  const { total, items } = await page.evaluate(async (): Promise<Funds> => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem("token") ?? ""}`, Language: "EN" };
    const answer = await fetch("/wps/relay/wallets", { headers });
    // The envelope of the server's answers.
    return ((await answer.json()) as { value: Funds }).value;
  });
  const at = (wallet: string) => hundredths(items.find((one) => one.wallet === wallet)?.balance.amount);
  const away = items.filter(({ wallet }) => wallet !== "main").reduce((sum, { wallet }) => sum + at(wallet), 0);
  return { total: hundredths(total.amount), main: at("main"), mridang: at("MRIDANG"), saffron: at("SAFFRON_REEL"), away };
}

it("moves money to a provider's wallet and back, once for each press, and returns all of it", async () => {
  const site = inject("site").replace("localhost", "utsav.localhost");
  const { page, complaints } = await visit(`${site}/?overlay=login`, { width: 360 });
  await signIn(page, member);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(`${site}/?overlay=member/transferFund`);
  const form = page.getByRole("form", { name: "Move money between wallets" });
  await form.getByLabel(/^To provider/).selectOption("MRIDANG");
  const before = await funds(page);
  await form.getByLabel(/^Amount/).fill("250.50");
  await form.getByRole("button", { name: "Transfer" }).dblclick();
  await page.getByText("₹250.50 is now in Mridang.").waitFor();
  expect(await funds(page)).toMatchObject({ total: before.total, mridang: before.mridang + 25_050, main: before.main - 25_050 });
  await page.getByRole("button", { name: "Bring back from Mridang" }).click();
  await page.keyboard.type("50.50");
  await page.keyboard.press("Enter");
  await page.getByText("₹50.50 is now in Main wallet.").waitFor();
  expect((await funds(page)).mridang).toBe(before.mridang + 20_000);
  await settled(page);
  await checkPage(page, complaints);
  await page.getByRole("button", { name: "Return all to main wallet" }).click();
  await page.getByText("No money with providers").waitFor();
  expect(await funds(page)).toMatchObject({ total: before.total, main: before.total, away: 0 });
  await settled(page);
  await checkPage(page, complaints);
});

it("plays with the provider's wallet: game, its bar, and the list of wallets show the same", async () => {
  const site = inject("site").replace("localhost", "utsav.localhost");
  const { page } = await visit(`${site}/?overlay=login`);
  await signIn(page, member);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(`${site}/?overlay=member/transferFund`);
  const form = page.getByRole("form", { name: "Move money between wallets" });
  await form.getByLabel(/^To provider/).selectOption("SAFFRON_REEL");
  await form.getByLabel(/^Amount/).fill("100");
  await form.getByRole("button", { name: "Transfer" }).click();
  await page.getByText("₹100.00 is now in Saffron Reel.").waitFor();
  const { spin, frame } = await openSlot(page, site);
  const bar = page.locator("[data-component=game-frame] [data-part=info]");
  const shown = async () => {
    const game = await frame.locator("#balance").textContent();
    const cash = await bar.locator("[data-component=money]").first().innerText();
    return [hundredths(game?.replaceAll(/[^\d.]/g, "")), hundredths(cash.replaceAll(/[^\d.]/g, ""))];
  };
  const before = await funds(page);
  expect(before.saffron).toBeGreaterThan(0);
  // The bar has a call of its own, which may be answered after the game's.
  await expect.poll(shown).toEqual([before.saffron, before.saffron]);
  // A win may be as large as the stake: the balance does not show that the round is settled.
  const settledRound = page.waitForResponse("**/play-api/bet");
  await spin.click();
  await settledRound;
  await expect.poll(() => spin.isEnabled()).toBe(true);
  const after = await funds(page);
  // The stake and the win are the provider's alone.
  expect(after.main).toBe(before.main);
  await expect.poll(shown).toEqual([after.saffron, after.saffron]);
});
