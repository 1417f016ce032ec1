import { randomUUID } from "node:crypto";
import { afterAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { DEMO_PIN } from "../../server/src/seed/demo-accounts.ts";
import { checkPage, settled } from "./check-page.ts";
import { callFrom, newMember, openSession } from "./newcomer.ts";
import { onePixel } from "./one-pixel.ts";
import { creditMember, operate } from "./operate.ts";
import { member, type Person, signIn } from "./people.ts";
import { loadBalance, withdrawalState } from "./server-queries.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

const PIN = "840273";
/** The welcome bonus, which counts in the balance and cannot be withdrawn. */
const WELCOME = 100_000;

/** A page of the member centre with its member signed in. */
async function centre(person: Person & { readonly address?: string }, page_: string) {
  const { address } = person;
  const visited = await visit("/?overlay=login", { width: 360, address });
  await signIn(visited.page, person);
  await visited.page.getByRole("dialog").waitFor({ state: "detached" });
  await go(visited.page, page_);
  return visited;
}

const go = async (page: Page, place: string) => void (await page.goto(`${inject("site")}/?overlay=member/${place}`));
/** The path after the page's name in the address: the open entry. */
const placeOf = (url: URL) => url.searchParams.get("overlay")?.split("/")[2];
const form = (page: Page, name: string) => page.getByRole("form", { name });

/** An operator's step on a withdrawal; the member's page is notified of each. */
const step = (verb: string, id: string, ...rest: string[]) =>
  JSON.parse(operate(inject("data"), "withdrawals", verb, id, ...rest)).state;

it("pays a withdrawal out until the member confirms it, and accepts a deposit that must be wagered first", async () => {
  const person = await newMember(inject("server"), { payeeName: "Meera Kulkarni" });
  creditMember(inject("data"), person.username, "1000.00");
  const { page, complaints } = await centre(person, "withdraw");
  const first = form(page, "Set withdrawal password");
  await first.locator("[name=newPassword]").fill(PIN);
  await first.locator("[name=confirmNewPassword]").fill(PIN);
  await first.locator("[type=submit]").click();
  const account = form(page, "Add account");
  await account.getByText("UPI address", { exact: true }).first().click();
  await account.locator("[name=holder]").fill("Meera Kulkarni");
  await account.locator("[name=number]").fill("meera@okaxis");
  await account.locator("[name=paymentPassword]").fill(PIN);
  await account.locator("[type=submit]").click();
  const asked = form(page, "New withdrawal");
  await asked.getByLabel(/^Amount/).fill("600");
  await asked.locator("[name=paymentPassword]").fill(PIN);
  await asked.locator("[type=submit]").click();
  const review = page.getByRole("dialog", { name: "Check your withdrawal" });
  await review.getByText("₹600.00").waitFor();
  await review.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.waitForURL((url) => placeOf(url) !== undefined);
  const id = placeOf(new URL(page.url())) ?? "";
  expect(await loadBalance(page, inject("server"))).toBe(40_000 + WELCOME);
  expect([step("approve", id), step("pay", id)]).toEqual(["approved", "paying"]);
  // At the full minute the sandbox bank pays what it was handed, perhaps before the operator does.
  operate(inject("data"), "withdrawals", "paid", id);
  expect(await withdrawalState(page, inject("server"), id)).toBe("paid");
  const answer = page.getByRole("button", { name: "Answer", exact: true });
  await answer.waitFor();
  await settled(page);
  await checkPage(page, complaints);
  await answer.click();
  const question = page.getByRole("dialog", { name: "Has it arrived?" });
  const say = async () => {
    await question.locator("[type=submit]").click();
    await question.waitFor({ state: "detached" });
  };
  // First a part of it; then nothing more, with a picture as proof; then the rest.
  await question.getByText("Part of it has arrived", { exact: true }).click();
  await question.getByLabel(/^Arrived so far/).fill("200");
  await say();
  await page.getByText("₹395.00").waitFor();
  await answer.click();
  await question.getByText("Not arrived", { exact: true }).click();
  await question.locator("[type=submit]").click();
  await question.getByText("Add at least one picture.").waitFor();
  const proof = { name: "statement.png", mimeType: "image/png", buffer: onePixel };
  await question.locator("input[type=file]").setInputFiles(proof);
  await question.getByRole("listitem").filter({ hasText: "statement.png" }).waitFor();
  await say();
  await page.getByText("You reported that it did not arrive").waitFor();
  await page.getByText("1 picture", { exact: true }).waitFor();
  await answer.click();
  await question.getByText("All of it has arrived", { exact: true }).click();
  await say();
  await answer.waitFor({ state: "detached" });
  expect(operate(inject("data"), "withdrawals", "list", "--state", "received")).toContain(id);

  await go(page, "depositv2");
  const paying = form(page, "New deposit");
  await paying.getByLabel(/^Amount/).fill("500");
  await paying.locator("[type=submit]").click();
  await page.getByRole("link", { name: "Pay now" }).click();
  await page.locator("button[value=paid]").click();
  await page.waitForURL((url) => placeOf(url) !== undefined);
  await page.getByRole("list", { name: "Deposit of ₹500.00" }).waitFor();
  await page.getByRole("link", { name: "Pay now" }).waitFor({ state: "detached" });
  expect(await loadBalance(page, inject("server"))).toBe(90_000 + WELCOME);
  await go(page, "depositv2&in.state=succeeded&in.range=last7");
  await page.locator("[data-component=stat]").filter({ hasText: "Deposited" }).filter({ hasText: "₹500.00" }).waitFor();
  // The method and the amount of the last time: a further deposit takes two presses.
  await form(page, "New deposit").getByRole("button", { name: "Pay ₹500.00" }).waitFor();
  await go(page, "withdraw");
  await page.getByText("Wager ₹500.00 more before you withdraw.").waitFor();
  expect(complaints).toEqual([]);
});

it("says why a withdrawal came back, leads to the next one, and keeps what was typed on the way to another account", async () => {
  const server = inject("server");
  const person = await newMember(server, { payeeName: "Meera Kulkarni" });
  creditMember(inject("data"), person.username, "1000.00");
  const session = await openSession(server, person);
  const client = callFrom(server, person.address, session.token);
  await client.write("paymentPassword.set", { newPassword: PIN, confirmNewPassword: PIN });
  const upi = { kind: "upi", holder: "Meera Kulkarni", number: "meera@okaxis", paymentPassword: PIN } as const;
  const { id: account } = await client.write("payout.add", upi, { key: randomUUID() });
  const asked = { account, amount: "600.00", paymentPassword: PIN };
  const { id } = await client.write("withdrawals.create", asked, { key: randomUUID() });
  const { page, complaints } = await visit(`/?overlay=member/withdraw/${id}`, { session, width: 360 });
  await page.getByRole("button", { name: "Cancel withdrawal" }).waitFor();
  await page.getByText("Expected by", { exact: true }).waitFor();
  expect(step("reject", id, "--reason", "The account was closed by its bank.")).toBe("rejected");
  const why = page.locator("[data-component=alert]").filter({ hasText: "Declined" });
  await why.getByText("The account was closed by its bank.", { exact: true }).waitFor();
  await why.getByText("The full amount is back in your balance.").waitFor();
  await settled(page);
  await checkPage(page, complaints);
  await why.getByRole("button", { name: "Withdraw again" }).click();
  const again = form(page, "New withdrawal");
  await again.getByLabel(/^Amount/).fill("250");
  await again.getByRole("button", { name: "Payout accounts" }).click();
  const add = form(page, "Add account");
  await add.getByText("UPI address", { exact: true }).first().click();
  await add.locator("[name=holder]").fill("Meera Kulkarni");
  await add.locator("[name=number]").fill("meera@oksbi");
  await add.locator("[name=paymentPassword]").fill(PIN);
  await add.locator("[type=submit]").click();
  await expect
    .poll(() => again.getByRole("button", { name: "Payout accounts" }).evaluate((each) => each === document.activeElement))
    .toBe(true);
  expect(await again.getByLabel(/^Amount/).inputValue()).toBe("250");
});

it("sends commission to the upline, once for a double press", async () => {
  const { page, complaints } = await centre(member, "transferUpline");
  const send = form(page, "New transfer");
  await send.getByText("₹3,250.00").waitFor();
  await send.getByLabel(/^Amount/).fill("100");
  await send.locator("[name=paymentPassword]").fill(DEMO_PIN);
  await send.locator("[type=submit]").dblclick();
  await page.getByText("₹100.00 sent to vi***hq.").waitFor();
  await send.getByText("₹3,150.00").waitFor();
  await page.getByRole("row", { name: /Sent/ }).waitFor();
  expect(complaints).toEqual([]);
});
