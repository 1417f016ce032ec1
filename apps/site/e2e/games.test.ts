import { afterAll, describe, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { changeAnswer, notOpen } from "./change-answer.ts";
import { settled } from "./check-page.ts";
import { demo, member, type Person, signIn } from "./people.ts";
import { slot } from "./slot.ts";
import { closeBrowser, visit, type Wish } from "./visit.ts";

afterAll(closeBrowser);

async function signedIn(person: Person, path: string, wish: Wish = {}) {
  const seen = await visit("/?overlay=login", wish);
  await signIn(seen.page, person);
  await seen.page.getByRole("dialog").waitFor({ state: "detached" });
  await seen.page.goto(inject("site") + path);
  return seen;
}
const card = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) }).first();
const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname + url.search === path);
const plays = async (page: Page) =>
  await page.frameLocator("iframe").getByRole("button", { name: /^Spin/ }).waitFor({ timeout: 30_000 });

describe("a visitor's choice", () => {
  it("of a game asks to sign in over the same page, continues to the game, and is forgotten when cancelled", async () => {
    const { page, complaints } = await visit("/slot-games?search=pearl");
    await card(page, "Pearl Monsoon").press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await isAt(page, "/slot-games?search=pearl");
    // The page takes no keys until the dialog is gone.
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await card(page, "Pearl Monsoon").press("Enter");
    await signIn(page, member);
    await page.waitForURL((url) => url.pathname === "/game");
    await plays(page);
    expect(complaints).toEqual([]);
  });

  it("of a lottery asks to sign in, and continues to the lotteries", async () => {
    const { page, complaints } = await visit("/");
    const categories = page.getByRole("navigation", { name: "Game categories" });
    await categories.getByRole("button", { name: "E-lottery" }).press("Enter");
    await categories.getByRole("link", { name: /providers$/ }).press("Enter");
    await signIn(page, member);
    await isAt(page, "/lottery-games?type=ELOTT");
    await page.locator("[data-component=game-card] a", { hasText: "5-Minute Dice" }).press("Enter");
    await isAt(page, "/lottery?gameCode=DICE_5M&playType=sum-half");
    expect(complaints).toEqual([]);
  });
});

describe("a lottery", () => {
  it("opens another, leads Vietnam's to their page, and shows all of a page", async () => {
    const { page, complaints } = await signedIn(member, "/lottery");
    await page.getByRole("heading", { level: 1, name: "Mizoram Evening" }).waitFor();
    await page.getByRole("timer", { name: "Betting closes in" }).waitFor();
    await page.getByRole("combobox", { name: "Lottery" }).selectOption({ label: "Kolkata FF" });
    await page.getByRole("heading", { level: 1, name: "Kolkata FF" }).waitFor();
    await page.goto(`${inject("site")}/lottery?gameCode=HANOI_FAST`);
    await isAt(page, "/vnlottery?gameCode=HANOI_FAST");
    await page.getByRole("heading", { level: 1, name: "Hanoi Fast" }).waitFor();
    await page.getByRole("button", { name: "All lotteries" }).press("Enter");
    await page.getByRole("link", { name: /^Hanoi VIP/ }).press("Enter");
    await isAt(page, "/vnlottery?gameCode=HANOI_VIP");
    expect(complaints).toEqual([]);
  });
});

describe("an entry with sub-games", () => {
  it("opens the list over the page, searchable and by keyboard, and offers open games in place of closed ones", async () => {
    const { page, complaints } = await signedIn(member, "/slot-games?search=mridang+hall");
    await card(page, "Mridang Hall").press("Enter");
    await isAt(page, "/slot-games?search=mridang+hall&overlay=games%2FMRIDANG");
    const dialog = page.getByRole("dialog");
    const search = dialog.getByRole("searchbox", { name: "Search these games" });
    await search.fill("no such game");
    await dialog.getByRole("heading", { name: "No games for no such game" }).waitFor();
    await dialog.getByRole("button", { name: "Clear filters" }).click();
    await search.fill("bazaar");
    const found = dialog.locator("[data-component=game-card]");
    await expect
      .poll(async () => await found.allInnerTexts())
      .toSatisfy((texts: string[]) => texts.length > 0 && texts.every((text) => text.includes("Bazaar")));
    await search.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === "/game");
    await plays(page);

    await changeAnswer(page, "**/vassGameType*", ({ items }) => ({
      items: (items as { maintenance: boolean }[]).map((game, index) => (index === 0 ? { ...game, maintenance: true } : game)),
    }));
    await page.goto(`${inject("site")}/?overlay=games/MRIDANG`);
    await dialog.locator("[data-component=game-card] a").first().press("Enter");
    await dialog.getByRole("heading", { name: /is under maintenance$/ }).waitFor();
    await expect.poll(() => dialog.locator("[data-component=game-card]").count()).toBeGreaterThan(3);
    await dialog.getByRole("button", { name: "Back to games" }).click();
    await search.waitFor();
    await page.unrouteAll();
    await page.goto(`${inject("site")}/?overlay=games/NO_VENDOR`);
    await dialog.getByRole("heading", { name: "Provider not found" }).waitFor();
    expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
  });
});

describe("a launch", () => {
  it("of a game that is not open says so, and offers others, for card rooms too", async () => {
    const { page } = await signedIn(member, "/");
    for (const list of ["gameList", "vassGameType"]) await changeAnswer(page, `**/${list}*`, notOpen);
    await page.goto(`${inject("site")}/poker-pvp-games?search=teen`);
    await card(page, "Teen Patti").press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: "Teen Patti is not open yet" }).waitFor();
    await expect.poll(() => dialog.locator("[data-component=game-card]").count()).toBeGreaterThan(3);
    // An address of a game that no vendor launches.
    const asked = page.waitForRequest((request) => request.url().includes("/wps/game/launchGame?"));
    await page.goto(`${inject("site")}/game?gameId=house-lottery.mizoram-evening&vassalage=HOUSE_LOTTERY&call=pvp`);
    expect((await asked).method()).toBe("GET");
    await page.getByRole("alert").getByText("This game is not open yet.").waitFor();
    await card(page, "Pearl Monsoon").press("Enter");
    await plays(page);
  });

  it("tries the next host when a frame stays silent, and prefers the first that answered from then on", async () => {
    const { page } = await signedIn(member, "/slot-games");
    const silent = `${inject("provider")}/silent`;
    await changeAnswer(page, "**/wps/game/v2/launch", ({ game_url }) => ({ game_url: silent, alternatives: [game_url] }));
    await page.clock.install();
    await page.goto(inject("site") + slot);
    await page.locator(`iframe[src="${silent}"]`).waitFor();
    await page.clock.fastForward(20_000);
    await plays(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("launchHost"))).toBe(inject("provider"));
  });

  it("runs in the page of one wallet, beside the next game", async () => {
    const { page, complaints } = await signedIn(member, "/seamless?vassalage=SAFFRON_REEL");
    await card(page, "Pearl Monsoon").press("Enter");
    await plays(page);
    expect(new URL(page.url()).pathname).toBe("/seamless");
    await page.getByRole("button", { name: "Back to games" }).click();
    await isAt(page, "/seamless?vassalage=SAFFRON_REEL");
    expect(complaints).toEqual([]);
  });
});

it("lets a trial account play slots, and asks it to register for real features", async () => {
  const { page } = await signedIn(demo, slot);
  await plays(page);
  await page.goto(`${inject("site")}/poker-pvp-games?search=teen`);
  await card(page, "Teen Patti").press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("This is a demo account. Register a real account first.").waitFor();
  await page.keyboard.press("Escape");
  await isAt(page, "/poker-pvp-games?search=teen");
  await page.goto(`${inject("site")}/game?gameId=northgate.teen-patti&call=pvp`);
  await page.getByRole("alert").getByText("This is a demo account.").waitFor();
  await card(page, "Pearl Monsoon").waitFor();
  await page.getByRole("button", { name: "Create an account" }).press("Enter");
  await dialog.waitFor();
  expect(new URL(page.url()).searchParams.get("overlay")).toBe("register");
});

it("gives each tab of the other games an address, pushed when it is chosen", async () => {
  const { page, complaints } = await visit("/rng");
  await isAt(page, "/rng?page=ESPORTS");
  // The address changes before the page does; a key pressed in between would be lost with the old page.
  await settled(page);
  await page.getByRole("tab", { name: "E-sports" }).press("ArrowRight");
  await page
    .locator("[role=tab]:focus")
    .and(page.getByRole("tab", { name: "Cockfight" }))
    .press("Enter");
  await isAt(page, "/rng?page=COCKFIGHT");
  await page.getByRole("heading", { level: 1, name: /Cockfight/ }).waitFor();
  await page.goBack();
  await isAt(page, "/rng?page=ESPORTS");
  expect(complaints).toEqual([]);
});
