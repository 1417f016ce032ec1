import type { Page } from "playwright";
import { afterAll, expect, it } from "vitest";
import { crash } from "../src/engines/crash/engine.ts";
import { timesText } from "../src/web/shared/times.ts";
import { closeBrowser, type GameTable, gameTable, person } from "./table.ts";

afterAll(closeBrowser);

const GAME = { gameCode: "crash-3-8-sky-climb", choice: "10.00" };

/** Notes every text that screen readers are given, and every position of the kite. */
const takeNotes = (page: Page) =>
  page.evaluate(() => {
    const [said, flying] = [document.getElementById("said"), document.getElementById("flying")];
    const [texts, styles]: [string[], Set<string>] = [[], new Set()];
    Object.assign(window, { texts, styles });
    if (said) new MutationObserver(() => texts.push(said.textContent)).observe(said, { childList: true });
    const note = () => {
      for (const name of flying?.style ?? []) styles.add(name);
      styles.add(flying?.style.transform ?? "");
    };
    if (flying) new MutationObserver(note).observe(flying, { attributes: true });
  });
const textsOf = (page: Page) => page.evaluate(() => (Reflect.get(window, "texts") as string[]).map((text) => text.trim()));
const stylesOf = (page: Page) => page.evaluate(() => [...(Reflect.get(window, "styles") as Set<string>)]);

/** Places a bet without an automatic cash-out, and lets the kite climb: on the page's own clock, because the vendor's does not move. */
async function flight(options: { reducedMotion?: "reduce" } = {}): Promise<{ table: GameTable; page: Page }> {
  const table = await gameTable(GAME);
  const { page } = await person(options);
  await page.goto(table.launch());
  await page.locator('#board[data-state="bets"]').waitFor();
  await page.keyboard.press("p");
  await page.getByRole("button", { name: /^Bet placed/ }).waitFor();
  await takeNotes(page);
  table.pass(crash.pace(3, () => [[1000]]).bets);
  await page.locator('#board[data-state="play"]').waitFor();
  return { table, page };
}
const readHeight = async (page: Page) => Number.parseFloat(await page.locator("#height").innerText());

it("announces the height at steps, and keeps the name of the button while its amount climbs", async () => {
  const { table, page } = await flight();
  expect(await page.locator("#said").getAttribute("role")).toBe("status");
  const button = page.getByRole("button", { name: "Cash out", exact: true });
  await button.waitFor();
  const amount = page.locator("#spin-amount");
  const before = await amount.innerText();
  await expect.poll(() => readHeight(page), { timeout: 20_000 }).toBeGreaterThan(2);
  expect(await amount.innerText()).not.toBe(before);
  expect(await button.count()).toBe(1);
  const heights = (await textsOf(page)).filter((text) => text.startsWith("The kite is at"));
  expect(heights).toEqual([150, 200].map((height) => `The kite is at ${timesText(height)}.`));
  table.pass(3000);
  await button.click();
  await page.locator("#past li").waitFor();
  expect(await page.locator("#said").textContent()).toMatch(/^Prize /);
});

it("moves the kite by a transform alone", async () => {
  const { page } = await flight();
  await expect.poll(() => readHeight(page), { timeout: 20_000 }).toBeGreaterThan(1.2);
  const styles = await stylesOf(page);
  expect(styles.filter((style) => style.startsWith("translate(")).length).toBeGreaterThan(3);
  expect(styles.filter((style) => !style.startsWith("translate("))).toEqual(["transform"]);
});

it("lets the kite wait where motion is reduced, and shows the whole flight once it is over", async () => {
  const { table, page } = await flight({ reducedMotion: "reduce" });
  await expect.poll(() => readHeight(page), { timeout: 20_000 }).toBeGreaterThan(1.2);
  expect((await stylesOf(page)).filter((style) => style.startsWith("translate("))).toEqual([]);
  await expect.poll(async () => (table.pass(2000), await page.locator("#past li").count()), { timeout: 30_000 }).toBe(1);
  expect((await stylesOf(page)).filter((style) => style.startsWith("translate(")).length).toBeGreaterThan(0);
});
