import { afterAll, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { closeBrowser, gameTable, person } from "./table.ts";

afterAll(closeBrowser);

const LAUNCHED = "race-0-4-quick-regatta";
const lobby = (address: string, more = ""): string => `${address}&view=lobby${more}`;

it("leads to a draw and back by the keyboard, in one session, and shows a bet that was placed there again", async () => {
  const table = await gameTable();
  const { page, complaints } = await person({ reducedMotion: "reduce" });
  await page.goto(lobby(table.launch({}, LAUNCHED)));
  await page.locator('#board[data-state="idle"]').waitFor();
  await page
    .locator(".draw-clock", { hasText: /Bets close in/ })
    .first()
    .waitFor();
  await page.locator('[data-draw="digits-0-9-lobby"] a').press("Enter");
  await page.locator('#board.digits[data-state="bets"]').waitFor();
  expect(await page.locator("h1").innerText()).toBe("Three digits");
  await page.locator("#number").fill("47");
  await page.keyboard.press("Enter");
  await page.locator("#tale", { hasText: "Type three digits" }).waitFor();
  await page.locator("#number").fill("472");
  await page.keyboard.press("Enter");
  await page.locator('[data-spot="number472"].laid').waitFor();
  await page.locator("#spin").press("Enter");
  await page.locator("#spin-word", { hasText: "Bet placed" }).waitFor();
  await page.locator("#all-draws").press("Enter");
  await page.locator(".draw-cards").waitFor();
  await page.locator('[data-draw="digits-0-9-lobby"] a').press("Enter");
  await page.locator('[data-spot="number472"].laid').waitFor();
  expect([table.platform.wallet.sum("bet"), table.platform.wallet.tokens.size, complaints]).toEqual([2000n, 0, []]);
});

it("leads back to the page of the site that the launch names, and to no other", async () => {
  const table = await gameTable();
  const { page } = await person();
  const back = async (address: string) => {
    await page.goto(lobby(table.launch({}, LAUNCHED), `&back=${encodeURIComponent(address)}`));
    await page.locator('#board[data-state="idle"]').waitFor();
    return page.locator("#leave");
  };
  expect(await (await back("http://elsewhere.test/")).isVisible()).toBe(false);
  await (await back(`${table.siteUrl}/vnlottery`)).click();
  await page.waitForURL(`${table.siteUrl}/vnlottery`);
});

const HOUR = 3_600_000;
/** The hour of the day at a moment in this zone. */
const hourIn = (timeZone: string, at: number) =>
  Number(new Intl.DateTimeFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone }).format(at));

it("shows the times of Vietnam where the launch names its area", async () => {
  const table = await gameTable();
  const { page } = await person({ timezoneId: "America/New_York" });
  // Twenty minutes past an hour, so that both readings are of the same hour.
  const start = Date.now();
  const wait = HOUR - (start % HOUR) + HOUR / 3;
  table.pass(wait);
  const readHour = async (more: string) => {
    await page.goto(lobby(table.launch({}, LAUNCHED), more));
    const clock = page.locator(`[data-draw="${LAUNCHED}"] .draw-clock`, { hasText: "at" });
    await expect.poll(async () => (table.pass(2000), await clock.count()), { timeout: 30_000 }).toBe(1);
    return Number(/at \D*(\d{2}):/.exec(await clock.innerText())?.[1]);
  };
  const [own, vietnam] = [await readHour(""), await readHour("&area=VN")];
  expect(await page.locator(".lobby-zone").innerText()).toBe("Times are those of Vietnam.");
  expect((vietnam - own + 24) % 24).toBe(
    (hourIn("Asia/Ho_Chi_Minh", start + wait) - hourIn("America/New_York", start + wait) + 24) % 24,
  );
});

it.each([
  ["ar", "light"],
  ["hi", "dark"],
] as const)("has no axe violations and fits every screen, %s %s", async (lang, theme) => {
  const table = await gameTable();
  const { page } = await person({ bypassCSP: true, reducedMotion: "reduce" });
  await page.goto(lobby(table.launch({ lang, theme }, LAUNCHED)));
  await page.locator('#board[data-state="idle"]').waitFor();
  expect(await violations(page)).toEqual([]);
  for (const [width, height] of [
    [320, 568],
    [667, 375],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const spill = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect({ width, spill }).toEqual({ width, spill: false });
  }
});
