import { afterAll, describe, expect, it } from "vitest";
import { football } from "../src/engines/football/engine.ts";
import { titleOf } from "../src/engines/table.ts";
import { violations } from "./axe.ts";
import { closeBrowser, gameTable, person } from "./table.ts";

afterAll(closeBrowser);

const bare = (text: string) => text.replaceAll(/[^0-9.]/g, "").replace(".", "");

const FOOTBALL = {
  gameCode: "football-3-3-touchline-live",
  keys: ["1", "7"],
  look: ["ur", "light", "lantern"],
  said: /Full time: .+\. Your bet: Home .+ · Both teams score: no/,
} as const;

/** Each kind of table, with the keys that lay a bet, the look in which it is checked, and what is said of its result. */
const TABLES = [
  {
    gameCode: "dragontiger-3-4-club-dragon-tiger",
    keys: ["1", "3"],
    look: ["ar", "light", "baize"],
    said: /Dragon: .+\. Tiger: .+\..*Your bet: Dragon .+ · Tiger/,
  },
  {
    gameCode: "roulette-3-5-grand-roulette",
    keys: ["d", "e"],
    look: ["hi", "dark", "lantern"],
    said: /\d+, (Red|Black)\.|Zero\..*Your bet: Red .+ · Even/,
  },
  {
    gameCode: "andarbahar-3-6-palace-andar-bahar",
    keys: ["1", "2"],
    look: ["ur", "dark", "baize"],
    said: /Joker: .+ wins\. Your bet: Andar .+ · Bahar/,
  },
  {
    gameCode: "baccarat-3-9-salon-baccarat",
    keys: ["1", "4"],
    look: ["ar", "dark", "lantern"],
    said: /(wins\.|tie).* Player: \d\. Banker: \d\. Your bet: Player .+ · Player pair/,
  },
  {
    gameCode: "teenpatti-3-2-jaipur-teen-patti",
    keys: ["1", "4"],
    look: ["fa", "light", "lantern"],
    said: /(wins\.|tie).* Player A: [A-Za-z ]+\. Player B: [A-Za-z ]+\. Your bet: Player A .+ · Pair plus B/,
  },
  {
    gameCode: "cockfight-3-7-village-derby",
    keys: ["1", "3"],
    look: ["hi", "dark", "lantern"],
    said: /Meron \d, wala \d\..*Your bet: Meron .+ · Wala/,
  },
  FOOTBALL,
  {
    gameCode: "cricket-3-4-evening-super-over",
    keys: ["1", "6"],
    look: ["hi", "light", "baize"],
    said: /Home .+, away .+\. Your bet: Home .+ · A six is hit: yes/,
  },
  {
    gameCode: "kabaddi-3-6-evening-kabaddi",
    keys: ["1", "6"],
    look: ["fa", "dark", "lantern"],
    said: /Score: .+\. Your bet: Home .+ · A super raid: yes/,
  },
  {
    gameCode: "tennis-3-2-city-tennis",
    keys: ["1", "8"],
    look: ["ur", "light", "baize"],
    said: /Player\s[AB] wins .+\. Your bet: Player\sA .+ · Deciding point: no/,
  },
  {
    gameCode: "esports-3-1-arena-league",
    keys: ["1", "4"],
    look: ["ar", "dark", "baize"],
    said: /Team\s[AB] wins .+\. Your bet: Team\sA .+ · Map 1: team B/,
  },
  {
    gameCode: "digits-3-9-assam-morning",
    keys: ["1", "4"],
    look: ["fa", "light", "baize"],
    said: /\d{3}.\. Sum .+: (Small|Big), (Odd|Even)\. Your bet: Small .+ · Even/,
  },
  {
    gameCode: "race-3-2-quick-regatta",
    keys: ["2", "3"],
    look: ["ur", "dark", "lantern"],
    said: /Winner .+: (Small|Big), (Odd|Even)\. Sum of the first two .+\. Your bet: Big .+ · Odd/,
  },
  {
    gameCode: "crash-3-8-sky-climb",
    keys: ["2"],
    look: ["ar", "light", "baize"],
    said: /The string broke at|Your bet: cash-out at .*1\.5/,
  },
] as const;

it("shows the end of a bet that the table told before the bet's own call", async () => {
  const table = await gameTable();
  const { page } = await person({ reducedMotion: "reduce" });
  await page.goto(table.launch({}, TABLES[0].gameCode));
  await page.locator('#board[data-state="bets"]').waitFor();
  for (const key of [...TABLES[0].keys, "p"]) await page.keyboard.press(key);
  await page.locator("#spin-word", { hasText: "Bet placed" }).waitFor();
  const { wallet } = table.platform;
  await page.route("**/play-api/table", async (route) => {
    await expect.poll(() => wallet.ended.length).toBe(1);
    await route.continue();
  });
  await expect.poll(() => (table.pass(1000), wallet.ended.length), { timeout: 30_000, interval: 200 }).toBe(1);
  await page.locator("#past li").waitFor();
  await expect.poll(async () => bare(await page.locator("#balance").innerText())).toBe(String(wallet.balance));
});

it("links each table's last round to its check, also for a player without a bet", async () => {
  const table = await gameTable();
  const { page } = await person({ reducedMotion: "reduce" });
  await page.goto(table.launch({}, TABLES[0].gameCode));
  await page.locator('#board[data-state="bets"]').waitFor();
  await expect.poll(async () => (table.pass(1000), await page.locator("#road li").count()), { timeout: 30_000 }).toBe(1);
  await page.goto(await page.locator("#verify-link").evaluate((link: HTMLAnchorElement) => link.href));
  await page.locator(".told", { hasText: "Dragon:" }).waitFor();
  expect(await page.locator("#choice-bad").innerText()).toBe("");
});

it("tells a match to a page that joins late, its result at the end alone, and proves it", async () => {
  const table = await gameTable();
  const { page } = await person({ reducedMotion: "reduce" });
  await page.goto(table.launch({}, FOOTBALL.gameCode));
  await page.locator('#board[data-state="bets"]').waitFor();
  for (const key of [...FOOTBALL.keys, "p"]) await page.keyboard.press(key);
  await page.locator("#spin-word", { hasText: "Bet placed" }).waitFor();
  const { variant } = titleOf(FOOTBALL.gameCode) ?? { variant: 0 };
  const { bets, play } = football.pace(variant, () => []);
  const told = 20_000;
  table.pass(bets + told);
  await page.reload();
  await page.locator("#phase", { hasText: "The match is on" }).waitFor();
  expect(await page.locator("#minute").innerText()).toMatch(/^[3-4][05]’$/);
  expect([await page.locator("#road li").count(), table.platform.wallet.ended]).toEqual([0, []]);
  table.pass(play - told);
  await page.locator("#past li").waitFor();
  const score = await page.locator("#road li .fig").innerText();
  await page.goto(await page.locator("#past a").evaluate((link: HTMLAnchorElement) => link.href));
  await page.locator(".told", { hasText: `Full time: \u2066${score}\u2069.` }).waitFor();
  expect(await page.locator(".verdict").evaluateAll((each) => each.map(({ className }) => className))).toEqual([
    "verdict good",
    "verdict good",
  ]);
});

describe.each(TABLES)("$gameCode", ({ gameCode, keys, said, look }) => {
  it("takes a bet by the keyboard, says the result in words, and shows the bet again after a reload", async () => {
    const table = await gameTable();
    const { page, complaints } = await person({ reducedMotion: "reduce" });
    await page.goto(table.launch({}, gameCode));
    await page.locator('#board[data-state="bets"]').waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press("p");
    await page.locator("#spin-word", { hasText: "Bet placed" }).waitFor();
    await page.reload();
    await page.locator("#spin-word", { hasText: "Bet placed" }).waitFor();
    await page.evaluate(() => {
      const tale = document.getElementById("tale");
      const told: string[] = [];
      Reflect.set(window, "told", told);
      if (tale) new MutationObserver(() => told.push(tale.textContent)).observe(tale, { childList: true });
    });
    const played = page.locator("#past li");
    await expect.poll(async () => (table.pass(1000), await played.count()), { timeout: 40_000, interval: 200 }).toBe(1);
    const { wallet } = table.platform;
    expect(wallet.sum("bet")).toBe(2000n * BigInt(keys.length));
    await expect.poll(async () => bare(await page.locator("#balance").innerText())).toBe(String(wallet.balance));
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => String(Reflect.get(window, "told")))).toMatch(said);
  });

  it("has no axe violations and fits every screen", async () => {
    const [lang, theme, brand] = look;
    const table = await gameTable();
    const { page } = await person({ bypassCSP: true, reducedMotion: "reduce" });
    await page.goto(table.launch({ lang, theme, brand }, gameCode));
    await page.locator('#board[data-state="bets"]').waitFor();
    // A board that scrolls cuts a row at its edge, which axe takes for a small target: here the whole board is in view.
    await page.setViewportSize({ width: 360, height: 2000 });
    expect(await violations(page)).toEqual([]);
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const seen = await page.evaluate(() => {
        const root = document.documentElement;
        const shown = document.getElementById("board");
        const small = [...document.querySelectorAll("button, a, .pick label")]
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.width > 0 && (box.width < 24 || box.height < 24)).length;
        return { spill: root.scrollWidth > root.clientWidth || (shown?.scrollWidth ?? 0) > (shown?.clientWidth ?? 0), small };
      });
      expect({ width, ...seen }).toEqual({ width, spill: false, small: 0 });
    }
    for (const name of ["info", "fair"]) {
      await page.locator(`#open-${name}`).click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
});
