import { afterAll, expect, inject, it } from "vitest";
import { judge, settled } from "./judge.ts";
import { newMember, sessionOf } from "./newcomer.ts";
import { demo } from "./people.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

it("leads a member from every page to deposit, withdrawal and messages, and a trial account to none of them", async () => {
  const server = inject("server");
  const session = await sessionOf(server, await newMember(server));
  const { page, complaints } = await visit("/help", { session, width: 1440 });
  const dialog = page.getByRole("dialog");
  const header = page.getByRole("banner");
  for (const [name, place] of [
    ["Deposit", "depositv2"],
    ["Withdraw", "withdraw"],
    [/^Inbox/, "messageV2"],
  ] as const) {
    await header.getByRole("button", { name }).click();
    await page.waitForURL((url) => url.searchParams.get("overlay") === `member/${place}`);
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Deposit" }).click();
  await page.waitForURL((url) => url.searchParams.get("overlay") === "member/depositv2");
  expect(complaints).toEqual([]);
  const { page: other } = await visit("/help", { session: await sessionOf(server, demo), width: 1440 });
  await other.getByRole("button", { name: /account menu/i }).waitFor();
  expect(await other.getByRole("banner").getByRole("button", { name: "Deposit" }).count()).toBe(0);
});

it("sorts announcements by kind in the address, vendors' news among them, and leaves no trace of it when closed", async () => {
  const { page, complaints } = await visit("/help?overlay=announcements", { width: 360 });
  const dialog = page.getByRole("dialog", { name: "Announcements" });
  const items = dialog.getByRole("list", { name: "List of announcements" }).locator("a, button");
  await dialog.getByRole("tab", { name: "Promotions" }).click();
  await page.waitForURL((url) => url.searchParams.get("news") === "PR");
  await dialog.getByText("1 to 7 of 17").waitFor();
  await items.first().click();
  await dialog.getByText("Promotion", { exact: true }).waitFor();
  await dialog.getByRole("tab", { name: "Games" }).click();
  await page.waitForURL((url) => url.search === "?overlay=announcements&news=games");
  await dialog.getByText("1 to 7 of 20").waitFor();
  await dialog.getByRole("button", { name: "Next page" }).click();
  await dialog.getByText("8 to 14 of 20").waitFor();
  await settled(page);
  await judge(page, complaints);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
});
