import { readFileSync } from "node:fs";
import { afterAll, expect, inject, it } from "vitest";
import { DEMO_PIN } from "../../server/src/seed/demo-accounts.ts";
import { enterOn, tabTo, takesFocus, typeInto } from "./by-keyboard.ts";
import { settled } from "./check-page.ts";
import { openSession } from "./newcomer.ts";
import { agent, agentsByKind, signIn } from "./people.ts";
import { teamBetsOf } from "./server-queries.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

it("opens from the bar of a phone, and from the account menu of a wide page", async () => {
  const { page, complaints } = await visit("/?overlay=login", { width: 360 });
  await signIn(page, agent);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const centre = page.getByRole("heading", { level: 2, name: "Team overview" });
  await page.getByRole("navigation").getByRole("button", { name: "Agent", exact: true }).click();
  await page.getByRole("button", { name: "Team overview" }).click();
  await centre.waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${inject("site")}/`);
  await page.getByRole("button", { name: new RegExp(agent.username) }).click();
  await page.getByRole("menuitem", { name: "Agent centre" }).click();
  await centre.waitFor();
  expect(complaints).toEqual([]);
});

// Before the lower contract, which ends those below it.
it("offers a contract to a downline by the keyboard alone", async () => {
  const { page, complaints } = await visit("/?overlay=login");
  await signIn(page, agentsByKind[2]);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(`${inject("site")}/?overlay=agent/contracts`);
  await page.getByRole("heading", { level: 2, name: "Contracts" }).waitFor();
  await enterOn(page, page.getByRole("link", { name: "New proposal" }));
  await page.getByRole("heading", { level: 2, name: "New contract" }).waitFor();
  await typeInto(page, page.getByRole("combobox", { name: "Direct downline" }), "faiz");
  await page.getByRole("option", { name: "faiz_bandra" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // The list of kinds is the browser's own: its first letter chooses.
  await tabTo(page, page.getByRole("combobox", { name: "Contract" }));
  await page.keyboard.type("Daily");
  await typeInto(page, page.getByRole("spinbutton", { name: "Rate" }), "0.1");
  await enterOn(page, page.getByRole("button", { name: "Send offer" }));
  await page.getByRole("heading", { level: 2, name: /^Daily salary, version \d+$/ }).waitFor();
  await page.locator("[data-component=badge]").getByText("Proposed").first().waitFor();
  await page.getByRole("button", { name: "Withdraw proposal" }).waitFor();
  expect(complaints).toEqual([]);
});

it("signs a lower contract by the keyboard alone, after the list of what it ends", async () => {
  const { page, complaints } = await visit("/?overlay=login");
  await signIn(page, agent);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(`${inject("site")}/?overlay=agent`);
  await page.getByRole("heading", { level: 3, name: "Waiting for your answer" }).waitFor();
  await enterOn(page, page.getByRole("link", { name: "Daily salary, version 2" }));
  await page.getByRole("heading", { level: 2, name: "Daily salary, version 2" }).waitFor();
  await enterOn(page, page.getByRole("button", { name: "Sign", exact: true }));
  await takesFocus(page.getByRole("alertdialog", { name: "Sign this contract?" }));
  await page.keyboard.press("Enter");
  const preview = page.getByRole("alertdialog", { name: /^This ends \d+ contracts below$/ });
  await preview.getByText("raj_mumbai").waitFor();
  await preview.getByText("kavya_kalyan").waitFor();
  // The safe answer has the focus.
  const confirm = preview.getByRole("button", { name: /^Sign, and end \d+ contracts$/ });
  await tabTo(page, confirm);
  await page.keyboard.press("Enter");
  await preview.waitFor({ state: "detached" });
  await page.locator("[data-component=badge]").getByText("Signed").first().waitFor();
  await page.getByRole("button", { name: "End contract" }).waitFor();
  // The button that was pressed is gone: the focus stays beside it.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(complaints.filter((text) => !text.includes("409"))).toEqual([]);
});

it("writes the first day of a contract as the brand's zone has it", async () => {
  const session = await openSession(inject("server"), agent);
  const { page } = await visit("/help?overlay=agent/contracts", { session });
  const row = page.getByRole("row").filter({ hasText: "Dividend, version 1" }).first();
  await row.waitFor();
  const [day = ""] = /\d{1,2} [A-Z][a-z]{2,3} \d{4}/.exec(await row.innerText()) ?? [];
  // A dividend of a week begins on Monday, at a time that is still Sunday where this browser is.
  expect(new Date(day).getDay()).toBe(1);
});

it("asks a sub-account, which signs nothing, for no answer", async () => {
  const session = await openSession(inject("server"), agentsByKind[41]);
  const { page } = await visit("/help?overlay=agent", { session });
  await page.getByRole("heading", { level: 3, name: "Newest accounts" }).waitFor();
  await settled(page);
  expect(await page.getByRole("heading", { level: 3, name: "Waiting for your answer" }).count()).toBe(0);
});

it("saves every page of the team's bets as a file, by the keyboard alone", async () => {
  const session = await openSession(inject("server"), agent);
  const { page, complaints } = await visit("/help", { session });
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/wps/relay/teamBets");
  await page.goto(`${inject("site")}/help?overlay=agent/teamBetting&in.range=last30`);
  const { totals, next } = await teamBetsOf(page, inject("server"), new URL((await asked).url()).search);
  // One page would prove nothing.
  expect(next).not.toBeNull();
  const saved = page.waitForEvent("download");
  await enterOn(page, page.getByRole("button", { name: "Save as CSV: Team betting" }));
  const file = readFileSync(await (await saved).path(), "utf8");
  expect(file.split("\r\n").filter(Boolean)).toHaveLength(totals.count + 1);
  expect(complaints).toEqual([]);
});

it("pays a bill by the keyboard alone, and downloads its statement", async () => {
  const { page, complaints } = await visit("/?overlay=login");
  await signIn(page, agent);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(`${inject("site")}/?overlay=agent/dividendRecord&in.way=paid&in.state=due`);
  await page.getByRole("heading", { level: 2, name: "Dividend record" }).waitFor();
  await enterOn(page, page.getByRole("row").getByRole("link").first());
  await page.getByRole("heading", { level: 2, name: /^Dividend · / }).waitFor();
  const saved = page.waitForEvent("download");
  await enterOn(page, page.getByRole("button", { name: "Download statement" }));
  expect((await saved).suggestedFilename()).toMatch(/^statement-dividend-.*\.json$/);
  await enterOn(page, page.getByRole("link", { name: "Pay now" }), "Shift+Tab");
  await typeInto(page, page.locator("input[name=paymentPassword]"), DEMO_PIN);
  await page.keyboard.press("Enter");
  await page.locator("[data-component=badge]").getByText("Paid", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Pay now" }).waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});
