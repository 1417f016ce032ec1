import { afterAll, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { chosenBets, chosenSingles, GAME, loseAnswers, odds, wholeFocusLine } from "./sportsbook-page.ts";
import { closeBrowser, gameTable, person } from "./table.ts";

afterAll(closeBrowser);

it("places three bets together by the keyboard, and shows them open", async () => {
  const { table, page, complaints, rows, slip } = await chosenBets(3);
  await slip.getByRole("radio", { name: "Treble" }).waitFor();
  await rows.nth(3).locator("[data-component=odds]").first().locator("button").last().press("Tab");
  await page.locator(":focus", { hasText: "To the slip" }).press("Enter");
  await slip.locator("[aria-checked=true]:focus", { hasText: "Treble" }).waitFor();
  await slip.getByRole("textbox").fill("20");
  await slip.getByRole("button", { name: /^Place / }).press("Enter");
  await slip.getByText("Bet placed").waitFor();
  await slip.getByRole("button", { name: "Done" }).press("Enter");
  await page.getByRole("tab", { name: "My bets" }).press("Enter");
  await page.getByRole("heading", { name: "Treble" }).waitFor();
  expect([table.platform.wallet.sum("bet"), complaints]).toEqual([2000n, []]);
});

it("keeps the chosen bets over a reload", async () => {
  const table = await gameTable();
  const { page } = await person({ viewport: { width: 1440, height: 900 } });
  await page.goto(table.launch({}, GAME));
  await page.locator(odds).first().click();
  await page.locator("[data-component=bet-slip]").getByRole("textbox").fill("50");
  await page.reload();
  await page
    .locator("[data-component=bet-slip]")
    .getByRole("button", { name: /^Place .*50/ })
    .waitFor();
  expect(await page.locator(`${odds}[aria-pressed=true]`).count()).toBe(1);
});

it("says that a fixture began before the slip arrived, keeps all that was chosen, and places the others", async () => {
  const openedAt = Date.now();
  const table = await gameTable();
  const { page } = await person({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(table.launch({}, GAME));
  const rows = page.locator("[data-fixture]", { has: page.locator("button") });
  await rows.nth(2).waitFor();
  // The page hears that the fixture began after the vendor has answered the slip, not before.
  const answered = page.waitForResponse("**/play-api/slip");
  await page.route("**/play-api/sportsbook", async (route) => {
    await answered;
    await route.continue();
  });
  for (const row of [0, 1]) await rows.nth(row).locator("[data-component=odds] button").first().click();
  const slip = page.locator("[data-component=bet-slip]");
  await slip.getByRole("textbox").fill("20");
  const startsAt = Date.parse((await rows.first().locator("time").getAttribute("datetime")) ?? "");
  table.pass(startsAt - openedAt);
  const place = slip.getByRole("button", { name: /^Place / });
  await place.click();
  await slip.getByRole("alert").getByText("A fixture began before your slip arrived. No bet was placed.").waitFor();
  const closed = slip.locator("[data-refused]");
  await closed.getByText("Bets on this fixture are closed. Remove it to place the others.").waitFor();
  expect([await slip.locator("[data-part=line]").count(), await closed.count()]).toEqual([2, 1]);
  expect([await slip.getByRole("textbox").inputValue(), table.platform.wallet.sum("bet")]).toEqual(["20", 0n]);
  await closed.getByRole("button").press("Enter");
  await place.press("Enter");
  await slip.getByText("Bet placed").waitFor();
  expect(table.platform.wallet.sum("bet")).toBe(2000n);
});

it("shows both prices of a bet whose price changed, and places it once the new one is accepted", async () => {
  const table = await gameTable();
  const { page } = await person({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(table.launch({}, GAME));
  await page.locator(odds).first().click();
  const slip = page.locator("[data-component=bet-slip]");
  await slip.getByRole("textbox").fill("20");
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage))
      if (typeof text === "string") sessionStorage.setItem(key, text.replace(/"price":\d+/, '"price":9900'));
  });
  await page.reload();
  await slip.locator("s", { hasText: "99.00" }).waitFor();
  expect(await slip.getByRole("button", { name: /^Place / }).isDisabled()).toBe(true);
  await slip.getByRole("button", { name: "Accept" }).press("Enter");
  await slip.getByRole("button", { name: /^Place / }).press("Enter");
  await slip.getByText("Bet placed").waitFor();
  expect(table.platform.wallet.sum("bet")).toBe(2000n);
});

it("places singles each with a stake of its own, says at its field what is wrong with one, and keeps what was refused", async () => {
  const { table, page, complaints, slip } = await chosenBets(3);
  await slip.getByRole("textbox").fill("20");
  await slip.getByRole("radio", { name: "Singles" }).click();
  const fields = slip.locator("[data-part=line] input");
  await expect
    .poll(async () => await fields.evaluateAll((all) => all.map((each) => "value" in each && each.value)))
    .toEqual(["20", "20", "20"]);
  const place = slip.getByRole("button", { name: /^Place / });
  await fields.nth(0).fill("0.50");
  await fields.nth(2).fill("99999");
  await slip.locator("[data-part=line]").nth(0).getByText("The least stake is").waitFor();
  await slip.locator("[data-part=line]").nth(2).getByText("The highest stake is").waitFor();
  expect([await slip.locator("input[aria-invalid=true]").count(), await place.isDisabled()]).toEqual([2, true]);
  for (const [at, stake] of ["300", "480", "300.50"].entries()) await fields.nth(at).fill(stake);
  // The balance is 1,000: the third is not covered by what the others leave.
  await slip.getByRole("button", { name: /^Place .*1,080\.50/ }).click();
  await slip.getByText("Bets placed: 2 of 3").waitFor();
  expect(await page.locator("output").last().textContent()).toBe("Bets placed: 2 of 3");
  expect(table.platform.wallet.sum("bet")).toBe(78_000n);
  await slip.getByRole("button", { name: "Done" }).click();
  await slip.locator("[data-part=line]", { hasText: "The balance does not cover this bet. This bet was not placed." }).waitFor();
  await slip.getByText("Not all bets were placed. The reason is at each of the others.").waitFor();
  expect([await fields.count(), await fields.inputValue()]).toEqual([1, "300.50"]);
  await page.reload();
  await fields.fill("200.25");
  await place.press("Enter");
  await slip.getByText("Bet placed").waitFor();
  await slip.getByRole("button", { name: "Done" }).click();
  await page.getByRole("tab", { name: "My bets" }).click();
  await page.getByRole("heading", { name: "Single", exact: true }).nth(2).waitFor();
  expect([table.platform.wallet.sum("bet"), complaints]).toEqual([98_025n, []]);
});

it("places no single twice where the page is opened again before the vendor has answered", async () => {
  const { table, page, slip } = await chosenSingles();
  // The first arrives and its answer does not; the second is never sent.
  const arrived = await loseAnswers(page);
  await slip.getByRole("button", { name: /^Place / }).click();
  await arrived.first;
  await page.reload();
  await slip.getByText("Bets placed: 1 of 2").waitFor();
  await page.unroute("**/play-api/slip");
  await slip.getByRole("button", { name: "Done" }).click();
  await slip.locator("[data-part=line]", { hasText: "The bet did not reach us. This bet was not placed." }).waitFor();
  await slip.getByRole("button", { name: /^Place .*30/ }).click();
  await slip.getByText("Bet placed").waitFor();
  expect(table.platform.wallet.sum("bet")).toBe(4000n);
});

it("says that no single was placed where none was", async () => {
  const { table, slip } = await chosenSingles();
  table.platform.fail("bet", { refuse: "insufficient" }, { refuse: "limit_reached" });
  await slip.getByRole("button", { name: /^Place / }).press("Enter");
  await slip.getByText("No bet was placed. The reason is at each bet.").waitFor();
  expect([await slip.locator("[data-part=line] [aria-invalid=true]").count(), table.platform.wallet.sum("bet")]).toEqual([2, 0n]);
});

it("gives the number of a bet that a person has to look at, and does not say that it was not placed", async () => {
  const { table, page, slip } = await chosenSingles();
  // The first bet may have arrived, and the wallet does not take it back.
  table.platform.fail("bet", { lose: "before" }, { refuse: "insufficient" }, { refuse: "insufficient" });
  table.platform.fail("rollback", { refuse: "conflict" });
  await slip.getByRole("button", { name: /^Place / }).press("Enter");
  await slip.getByText("Not all bets were placed.").waitFor();
  const asks = /Please give support this number: \u2066([\da-f-]{36})\u2069/;
  const line = await slip.locator("[data-part=line]", { hasText: "needs to check this round" }).textContent();
  await page.getByRole("tab", { name: "My bets" }).press("Enter");
  const shown = await page.getByText("needs to check this round").last().textContent();
  const id = asks.exec(line ?? "")?.[1];
  expect([id, asks.exec(shown ?? "")?.[1]]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), id]);
});

it("says of the next single no more what the one before it waited for", async () => {
  const { table, page, slip } = await chosenSingles();
  // The answers about the first are lost once; the second is held.
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route("**/play-api/slip", async (route) => {
    sent += 1;
    if (sent === 2) await held.promise;
    if (sent === 2) return await route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.route("**/play-api/round", async (route) => await route.abort(), { times: 1 });
  await slip.getByRole("button", { name: /^Place / }).click();
  const waits = slip.getByText("No network. We are checking what happened to your bet.");
  await waits.waitFor();
  await expect.poll(() => sent).toBe(2);
  await waits.waitFor({ state: "detached" });
  held.resolve();
  await slip.getByText("Bets placed: 2 of 2").waitFor();
  expect(table.platform.wallet.sum("bet")).toBe(4000n);
});

it("finds the slip that the page of the version before sent", async () => {
  const table = await gameTable();
  const { page } = await person({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(table.launch({}, GAME));
  await page.locator(odds).first().click();
  const slip = page.locator("[data-component=bet-slip]");
  await slip.getByRole("textbox").fill("20");
  const arrived = await loseAnswers(page);
  await slip.getByRole("button", { name: /^Place / }).click();
  await arrived.first;
  await page.evaluate(() => {
    const [{ intent, stake, choice }] = JSON.parse(sessionStorage.getItem("sportsbook-sent") ?? "[{}]");
    sessionStorage.setItem("sportsbook-sent", JSON.stringify({ intent, stake, choice }));
  });
  await page.reload();
  await slip.getByText("Bet placed").waitFor();
  expect(table.platform.wallet.sum("bet")).toBe(2000n);
});

it("focuses the rules as they open, keeps the focus in them, and gives it back as they close", async () => {
  const table = await gameTable();
  const { page, complaints } = await person({ viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
  await page.goto(table.launch({}, GAME));
  const opener = page.getByRole("button", { name: "Rules" });
  await opener.press("Enter");
  const rules = page.getByRole("dialog");
  await expect.poll(async () => await rules.evaluate((panel) => panel === document.activeElement)).toBe(true);
  // The close button and the text, which scrolls; then from the start again.
  await rules.locator("[data-part=body][tabindex='0']").waitFor();
  for (const stop of ["close", "body", "close"]) {
    await page.keyboard.press("Tab");
    await rules.locator(`[data-part=${stop}]:focus`).waitFor();
  }
  await page.keyboard.press("Shift+Tab");
  await rules.locator("[data-part=body]:focus").waitFor();
  await page.keyboard.press("Escape");
  await rules.waitFor({ state: "detached" });
  await expect.poll(async () => await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

it.each([
  ["hi", "१५"],
  ["ar", "١٥"],
  ["fa", "۱۵"],
] as const)("reads a stake in the digits of %s, keeps the caret where a digit is added, and places it", async (lang, digits) => {
  const table = await gameTable();
  const { page, complaints } = await person({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(table.launch({ lang }, GAME));
  await page.locator(odds).first().click();
  const slip = page.locator("[data-component=bet-slip]");
  const field = slip.getByRole("textbox");
  await field.fill(digits);
  await field.press("Home");
  await field.press("2");
  expect(await field.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart])).toEqual([`2${digits}`, 1]);
  await field.press("Tab");
  await expect.poll(async () => await field.inputValue()).toBe("215");
  await slip.locator("[data-part=foot] button").press("Enter");
  await slip.locator("[data-part=receipt]").waitFor();
  expect([table.platform.wallet.sum("bet"), complaints]).toEqual([21_500n, []]);
});

it.each([
  ["hi", "dark", 360],
  ["ar", "light", 360],
  ["ur", "dark", 1440],
] as const)("has no fault of accessibility in %s, %s, %i px wide", async (lang, theme, width) => {
  const table = await gameTable();
  const { page } = await person({ viewport: { width, height: 800 }, bypassCSP: true, reducedMotion: "reduce" });
  const check = async () => {
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  };
  await page.goto(table.launch({ lang, theme }, GAME));
  await page.locator(odds).first().click();
  const bar = page.locator("[data-component=bet-slip-bar] button");
  await page.locator("[data-part=foot] button:visible").or(bar.locator("visible=true")).first().waitFor();
  await check();
  const isSheet = await bar.isVisible();
  if (isSheet) await bar.press("Enter");
  const slip = isSheet ? page.getByRole("dialog") : page.locator("[data-component=bet-slip]");
  await slip.getByRole("textbox").fill("20");
  expect(await wholeFocusLine(slip.getByRole("textbox"))).toBe(true);
  await check();
  await slip.locator("[data-part=foot] button").press("Enter");
  await slip.locator("[data-part=receipt] button").press("Enter");
  await slip.locator("[data-part=receipt]").waitFor({ state: "detached" });
  const tabs = page.getByRole("tab");
  // The bar that opened the sheet is gone; the panel of a wide window stays.
  const next = isSheet ? tabs.first() : slip.locator("[data-part=body]");
  await expect.poll(async () => await next.evaluate((element) => element === document.activeElement)).toBe(true);
  await tabs.nth(1).press("Enter");
  await page.locator("main dl").waitFor();
  await check();
  await tabs.nth(2).press("Enter");
  await page.locator("main summary").last().press("Enter");
  await page.locator("main dl:visible").waitFor();
  await check();
  await page.locator("header button").first().press("Enter");
  await page.getByRole("dialog").waitFor();
  await check();
});
