import { afterAll, describe, expect, inject, it } from "vitest";
import { newMember } from "./newcomer.ts";
import { signIn } from "./people.ts";
import { checkPage, settled } from "./check-page.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

/** A new member in the browser, on the page of a promotion. */
async function onPromotions(width: number) {
  const person = await newMember(inject("server"));
  const visited = await visit("/promotions?overlay=login", { width, address: person.address });
  await signIn(visited.page, person);
  await visited.page.locator("form").waitFor({ state: "detached" });
  return visited;
}

describe("rewards", () => {
  it("are claimed once, wagered with a meter that opens to its bets, and drawn from an envelope", async () => {
    const { page, complaints } = await onPromotions(360);
    await page.locator("[data-component=promotion-card]", { hasText: "get to know the tables" }).click();
    await page.getByRole("button", { name: "Claim" }).dblclick();
    await page.getByText(/is in your bonus wallet/).waitFor();
    await page.getByRole("button", { name: "See your progress" }).click();
    await page.getByText("₹0.00 of ₹150.00").waitFor();
    await settled(page);
    await checkPage(page, complaints);
    // The newest bonus comes first; the other one is the welcome bonus.
    await page.getByRole("button", { name: "See which bets counted" }).first().click();
    await page.getByText("No bet has counted yet").waitFor();
    await settled(page);
    await checkPage(page, complaints);
    await page.keyboard.press("Escape");
    await page.goto(new URL("/?overlay=member/redEnvelope", page.url()).href);
    await page.getByRole("button", { name: "Open an envelope" }).click();
    await page.getByText(/^You got/).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Open an envelope" }).isDisabled()).toBe(true);
  });
});
