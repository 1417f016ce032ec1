import { afterAll, expect, inject, it } from "vitest";
import { newMember, openSession } from "./newcomer.ts";
import { payCredits } from "./pay-credits.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

it("shows what a game's provider has credited, and why, with the way to all such credits", async () => {
  const person = await newMember(inject("server"));
  const session = await openSession(inject("server"), person);
  const seat = { server: inject("server"), token: session.token ?? "", gameId: "saffron-reel.pearl-monsoon" };
  await payCredits(seat, [
    { type: "promotion", reason: "Monsoon week", amount: "15.00" },
    { type: "jackpot", reason: "Grand pot of the evening", amount: "1200.50" },
    { type: "tournament", reason: "Third of the night race", amount: "75.00" },
  ]);
  const { page, complaints } = await visit("/?overlay=member/transactionHistory&in.type=credit", { session });
  const lines = page.locator("tbody tr");
  await expect.poll(() => lines.count()).toBe(3);
  expect(await lines.filter({ hasText: "Game credit" }).count()).toBe(3);
  await lines.filter({ hasText: "1,200.50" }).getByRole("link").click();
  const card = page.getByRole("region", { name: "Source" });
  await card.getByRole("heading", { name: "Pearl Monsoon" }).waitFor();
  const said = await card.innerText();
  for (const text of ["Jackpot", "Saffron Reel", "Grand pot of the evening"]) expect(said).toContain(text);
  await card.getByRole("link", { name: "Show all game credits" }).click();
  await expect.poll(() => lines.count()).toBe(3);
  expect(new URL(page.url()).searchParams.get("in.type")).toBe("credit");
  expect(complaints).toEqual([]);
});
