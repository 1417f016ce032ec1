import { readFileSync } from "node:fs";
import { afterAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { enterOn, tabTo, takesFocus, typeInto } from "./by-keyboard.ts";
import { checkPage, settled } from "./check-page.ts";
import { networkIdle } from "./network-idle.ts";
import { messageTo, newMember, newMobile, openSession } from "./newcomer.ts";
import { onePixel } from "./one-pixel.ts";
import { member, type Person, signIn } from "./people.ts";
import { betsOf } from "./server-queries.ts";
import { closeBrowser, visit, type Wish } from "./visit.ts";

afterAll(closeBrowser);

/** A signed-in member at an address of the site. */
async function signedIn(person: Person, path: string, wish: Wish = {}) {
  const visited = await visit("/?overlay=login", wish);
  await signIn(visited.page, person);
  await visited.page.getByRole("dialog").waitFor({ state: "detached" });
  await visited.page.goto(inject("site") + path);
  await visited.page.locator("[data-component=centre-shell]").waitFor();
  return visited;
}
const query = (page: Page) => new URL(page.url()).searchParams;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

it("opens its first page for an unknown one, and keeps the rest of the address", async () => {
  const { page, complaints } = await signedIn(member, "/slot-games?search=pearl&overlay=member/nothing");
  await heading(page, "My account").waitFor();
  await page.getByRole("button", { name: "Betting record" }).click();
  await heading(page, "Betting record").waitFor();
  await expect.poll(() => page.title()).toBe("Betting record · Member centre · Baize");
  await page.getByLabel("Status").selectOption("won");
  await expect.poll(() => query(page).get("in.status")).toBe("won");
  expect(query(page).get("search")).toBe("pearl");
  await page.reload();
  await expect.poll(() => page.getByLabel("Status").inputValue()).toBe("won");
  await page.goBack();
  await heading(page, "My account").waitFor();
  expect(query(page).get("in.status")).toBeNull();
  await page.keyboard.press("Escape");
  await expect.poll(() => query(page).get("overlay")).toBeNull();
  expect(query(page).get("search")).toBe("pearl");
  expect(complaints).toEqual([]);
});

it("is a list and then a page on a phone, and Back leads through them", async () => {
  const { page } = await signedIn(member, "/?overlay=member", { width: 360 });
  await page.getByRole("button", { name: "Profit and loss" }).click();
  await heading(page, "Profit and loss").waitFor();
  await page.locator("[data-component=centre-shell] [data-part=back]").click();
  await page.getByRole("navigation", { name: "Member centre" }).waitFor();
  const entry = page.getByRole("button", { name: "Profit and loss" });
  await expect.poll(() => entry.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(query(page).get("overlay")).toBe("member");
});

it("exports every filtered bet, and opens a day's profit to its bets", async () => {
  const { page } = await signedIn(member, "/?overlay=member/personalHistoryCopy");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  const file = readFileSync(await (await coming).path(), "utf8");
  const { count } = (await betsOf(page, inject("server"))).totals;
  expect(file.split("\r\n").filter(Boolean)).toHaveLength(count + 1);
  await page.goto(`${inject("site")}/?overlay=member/personalProfit`);
  const line = page.locator("tbody tr").first();
  // Until the rows have loaded, the first row says so.
  await line.getByRole("link").waitFor();
  const net = await line.locator("td").last().innerText();
  await line.getByRole("link").click();
  await heading(page, "Betting record").waitFor();
  expect(query(page).get("in.from")).toBe(query(page).get("in.to"));
  await expect.poll(() => page.locator("tfoot td").last().innerText()).toBe(net);
});

it("names the filters that left a list empty, and clears them", async () => {
  const { page, complaints } = await signedIn(
    member,
    "/?overlay=member/personalHistoryCopy&in.range=last7&in.status=void&in.category=FISH",
    { width: 360 },
  );
  await page.getByText("No results for Last 7 days · Void · Fishing").waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("rowheader").first().waitFor();
  expect(query(page).get("in.status")).toBeNull();
  expect(complaints).toEqual([]);
});

it("keeps a sign-out that waits for the server in its question, and sends it once", async () => {
  const server = inject("server");
  const session = await openSession(server, await newMember(server));
  const { page } = await visit("/?overlay=member", { session, width: 360 });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route("**/session/logout*", async (route) => {
    calls += 1;
    await answered;
    await route.continue();
  });
  await page.getByRole("button", { name: "Log out" }).last().click();
  const question = page.getByRole("alertdialog");
  const sure = question.getByRole("button", { name: "Log out" });
  await sure.click();
  await expect.poll(() => sure.getAttribute("aria-disabled")).toBe("true");
  await sure.click({ force: true });
  answer();
  await question.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  expect(calls).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/");
});

it("shows a built-in avatar, or the member's own picture, on every page at once", async () => {
  const server = inject("server");
  const session = await openSession(server, await newMember(server));
  const { page, complaints } = await visit("/?overlay=member/securityCenter/avatar", { session, width: 360 });
  await page.getByRole("radio", { name: "Crown" }).press("Space");
  await settled(page);
  await checkPage(page, complaints);
  await page.getByRole("button", { name: "Save" }).click();
  await heading(page, "My account").waitFor();
  const chips = page.locator("[data-component=avatar]");
  await chips.locator("svg").first().waitFor({ state: "attached" });
  await expect.poll(() => chips.filter({ hasNot: page.locator("svg") }).count()).toBe(0);
  await page.getByRole("button", { name: "Change picture" }).click();
  await page.locator("input[type=file]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: onePixel });
  await page.getByRole("button", { name: "Use this picture" }).click();
  await heading(page, "My account").waitFor();
  const image = chips.locator("img[src^='/wps/avatars/']").first();
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(256);
  expect(complaints).toEqual([]);
});

it("changes the e-mail address and the number by a code, and shows them as proven", async () => {
  const server = inject("server");
  const person = await newMember(server);
  const session = await openSession(server, person);
  const { page, complaints } = await visit("/?overlay=member/securityCenter", { session, address: person.address, width: 360 });
  await page.getByText("Not verified").first().waitFor();
  const [email, mobile] = [`new.${person.email}`, newMobile()];
  for (const [change, field, typed, to] of [
    ["Change or verify email", "[autocomplete=email]", email, email],
    ["Change or verify mobile number", "[autocomplete=tel-national]", mobile, `+91${mobile}`],
  ] as const) {
    await page.getByRole("button", { name: change }).click();
    await page.locator(field).fill(typed);
    await page.getByRole("button", { name: "Send code" }).click();
    const { code } = await messageTo(server, to);
    await page.locator("[autocomplete=one-time-code]").fill(code ?? "");
    await settled(page);
    await checkPage(page, complaints);
    await page.getByRole("button", { name: "Save" }).click();
    await heading(page, "My account").waitFor();
  }
  await expect.poll(() => page.getByText("Verified", { exact: true }).count()).toBe(2);
  expect(await messageTo(server, person.email)).toMatchObject({ purpose: "contact_changed" });
  expect(complaints).toEqual([]);
});

it("saves everything that is stored about the member as a file", async () => {
  const server = inject("server");
  const person = await newMember(server);
  const session = await openSession(server, person);
  const { page, complaints } = await visit("/?overlay=member/securityCenter/export", { session, address: person.address });
  await heading(page, "Download my data").waitFor();
  await settled(page);
  await checkPage(page, complaints);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download file" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("my-data.json");
  expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject({ profile: [{ email: person.email }] });
  expect(complaints).toEqual([]);
});

it("asks before it closes an account, and says what keeps it open", async () => {
  const server = inject("server");
  const person = await newMember(server);
  const session = await openSession(server, person);
  const { page } = await visit("/?overlay=member/securityCenter/close", { session, address: person.address, width: 360 });
  await heading(page, "Close account").waitFor();
  const form = page.getByRole("form", { name: "Close account" });
  await form.getByRole("button").click();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await settled(page);
  await checkPage(page, []);
  await form.getByRole("button").click();
  await page.getByRole("button", { name: "Close for good" }).click();
  await form.getByText("It still has: bonuses.").waitFor();
  expect((await openSession(server, person)).account).toBe(person.username);
});

it("sets a limit by keyboard, delays a raise, and says so", async () => {
  const person = await newMember(inject("server"));
  const { page, complaints } = await signedIn(person, "/?overlay=member/responsiblePlay", { address: person.address });
  await enterOn(page, page.getByRole("button", { name: "Set limit. Stakes: Per month" }));
  await heading(page, "Stakes: Per month").waitFor();
  await typeInto(page, page.locator("[name=amount]"), "500");
  await enterOn(page, page.getByRole("button", { name: "Try it on last month" }));
  await page.getByText("There was no activity last month to try it on.").waitFor();
  await enterOn(page, page.getByRole("button", { name: "Save limit" }));
  const sure = page.getByRole("alertdialog");
  await sure.getByText("Stakes: Per month: at most ₹500.00, from now on.").waitFor();
  await takesFocus(sure);
  await page.keyboard.press("Enter");
  await page.getByText("Your limit is active now.").waitFor();
  await enterOn(page, page.getByRole("button", { name: "Change limit. Stakes: Per month" }));
  await tabTo(page, page.locator("[name=amount]"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("900");
  await page.keyboard.press("Enter");
  await sure.getByText("₹500.00 stays for another 24 hours, then ₹900.00 applies.").waitFor();
  await takesFocus(sure);
  await page.keyboard.press("Enter");
  await page.getByText(/₹900\.00 from/).waitFor();
  await enterOn(page, page.getByRole("button", { name: "Keep the limit of ₹500.00. Stakes: Per month" }));
  await page.getByText(/₹900\.00 from/).waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});

it("writes figures and days in the person's own digits where they choose so, and keeps the choice", async () => {
  const session = await openSession(inject("server"), member);
  const { page, complaints } = await visit("/?overlay=member/securityCenter", { session, language: "FA" });
  const digits = page.getByLabel("رقم‌ها");
  const day = (year: RegExp) => page.locator("[data-component=centre-shell] dd", { hasText: year }).first();
  await day(/[آ-ی] 14\d\d/).waitFor();
  await digits.selectOption("native");
  await day(/[آ-ی] ۱۴[۰-۹]{2}/).waitFor();
  await page.goto(`${inject("site")}/?overlay=member/personalProfit&in.range=thisMonth`);
  await settled(page);
  expect(await page.locator("[data-component=date-range-picker]").innerText()).toMatch(/[۰-۹]/);
  await page.goto(`${inject("site")}/?overlay=member/securityCenter`);
  await digits.selectOption("latin");
  await day(/[آ-ی] 14\d\d/).waitFor();
  expect(complaints).toEqual([]);
});

it("shows the page of a break in place of play from the start of a break, signed out too, and leads to the money", async () => {
  const person = await newMember(inject("server"));
  const { page, complaints } = await signedIn(person, "/?overlay=member/responsiblePlay", { address: person.address });
  await page.getByRole("button", { name: "Start the break" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stop playing" }).click();
  const closed = page.getByText(/closed until/);
  await closed.first().waitFor();
  const pause = page.getByRole("heading", { name: "You are taking a break" });
  await page.goto(`${inject("site")}/slot-games`);
  await pause.waitFor();
  await settled(page);
  expect(await page.locator("[data-component=game-cover]").count()).toBe(0);
  await checkPage(page, complaints);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await heading(page, "Withdraw").waitFor();
  await page.goto(`${inject("site")}/?overlay=member/depositv2`);
  await page.getByText(/Bets and deposits are closed until/).waitFor();
  expect(await page.getByRole("form", { name: "New deposit" }).count()).toBe(0);
  await page.goto(`${inject("site")}/`);
  await page.getByRole("button", { name: "Log out" }).click();
  // Pending calls of an ended session are refused, which the browser logs to the console.
  await networkIdle(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Log in" }).waitFor();
  await pause.waitFor();
  await page.goto(`${inject("site")}/helpmc`);
  await page.getByRole("searchbox").waitFor();
  expect(complaints).toEqual([]);
});

it("marks the open page, leads past the menu by keyboard, and has money's own settings under My account", async () => {
  const { page, complaints } = await signedIn(member, "/?overlay=member/securityCenter", { width: 1440 });
  await heading(page, "My account").waitFor();
  const menu = page.getByRole("navigation", { name: "Member centre" });
  expect(await menu.locator("[aria-current=page]").allInnerTexts()).toEqual(["My account"]);
  const skip = page.getByRole("dialog").getByRole("link", { name: "Skip to content" });
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-part"))).toBe("page");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[data-part=page]") !== null)).toBe(true);
  await page.getByRole("button", { name: "Payout accounts" }).click();
  await expect.poll(() => query(page).get("overlay")).toBe("member/withdraw/accounts");
  const account = page.getByRole("form", { name: "Add account" });
  await account.getByLabel(/^IFSC code/).fill("sbin");
  await account.getByText("Bank found: State Bank of India").waitFor();
  expect(await account.locator("[name=bank]").inputValue()).toBe("State Bank of India");
  await account.locator("[name=bank]").fill("SBI");
  await account.getByLabel(/^IFSC code/).fill("sbin0001234");
  expect(await account.locator("[name=bank]").inputValue()).toBe("SBI");
  await account.getByLabel(/^IFSC code/).fill("zzzz0001234");
  await account.getByText("Eleven letters and digits").waitFor();
  await page.goto(`${inject("site")}/?overlay=member/securityCenter`);
  await page.getByRole("button", { name: "Withdrawal password" }).click();
  await expect.poll(() => query(page).get("overlay")).toBe("member/withdraw/password");
  await page.goto(`${inject("site")}/?overlay=member/transferFund`);
  await page.getByRole("region", { name: "Balance" }).getByRole("button", { name: "Withdraw" }).click();
  await page.getByText("Usually paid").waitFor();
  await page.getByText("within 24 hours").waitFor();
  await page.getByText("Withdrawals left today").waitFor();
  expect(complaints).toEqual([]);
});
