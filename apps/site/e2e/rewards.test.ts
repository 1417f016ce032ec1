import { afterAll, describe, expect, inject, it } from "vitest";
import { newMember, openSession } from "./newcomer.ts";
import { signIn } from "./people.ts";
import { fillRegistration, freshName } from "./registration.ts";
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

it("celebrates what a first sign-in was given, says what counts towards it, and fits offers to a deposit", async () => {
  const { page, complaints } = await visit("/register", { width: 360, greeted: false });
  await fillRegistration(page, freshName());
  await page.locator("form button[type=submit]").press("Enter");
  const welcome = page.getByRole("dialog", { name: /^Welcome, Nayi/ });
  await welcome.getByText("₹1,000.00").first().waitFor();
  await welcome.getByText(/^It is in your bonus wallet\. Wager ₹[\d,.]+ by /).waitFor();
  await page.goto(new URL("/?overlay=member/bonusDetails", page.url()).href);
  await page.getByText("Every game counts in full").waitFor();
  await page.getByRole("link", { name: "Play games that count" }).click();
  await page.waitForURL((url) => url.pathname === "/slot-games" && !url.searchParams.has("overlay"));
  await page.goto(new URL("/?overlay=member/depositv2", page.url()).href);
  const offers = page.getByRole("region", { name: "Offers for this deposit" });
  await offers.getByText("From ₹1,000.00").waitFor();
  await offers.getByRole("button", { name: "Deposit ₹1,000.00" }).click();
  await offers.getByText("This amount is enough. Join the offer before you pay.").waitFor();
  await page.getByRole("button", { name: "Pay ₹1,000.00" }).waitFor();
  expect(complaints).toEqual([]);
});

it("shares an invitation by the sheet of the device, and copies it where there is none", async () => {
  const person = await newMember(inject("server"));
  const session = await openSession(inject("server"), person);
  const { page, context, complaints } = await visit("/?overlay=member/referral", {
    width: 360,
    address: person.address,
    session,
  });
  await page.getByRole("button", { name: "Create my invitation link" }).click();
  await page.getByRole("button", { name: "Copy the link" }).waitFor();
  expect(await page.getByRole("button", { name: "Share invitation" }).count()).toBe(0);
  await context.addInitScript(() => {
    Object.defineProperties(navigator, {
      canShare: { value: () => true },
      share: {
        value: (data: ShareData) => {
          document.body.dataset["shared"] = data.url ?? "";
          return Promise.resolve();
        },
      },
    });
  });
  await page.reload();
  await page.getByRole("button", { name: "Share invitation" }).click();
  await expect.poll(() => page.locator("body").getAttribute("data-shared")).toMatch(/\/register\?referralCode=/);
  expect(complaints).toEqual([]);
});
