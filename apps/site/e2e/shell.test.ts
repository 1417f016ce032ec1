import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, inject, it, onTestFinished } from "vitest";
import { openBrowser } from "../../../packages/toolchain/src/browser.ts";
import { LIVE_PATH } from "@baize/api/live";
import { ROUTES } from "@baize/api/routes/all-routes";
import { changeAnswer } from "./change-answer.ts";
import { newMember, openSession } from "./newcomer.ts";
import { demo, member } from "./people.ts";
import { networkIdle } from "./network-idle.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

it("links a member to deposit, withdrawal and messages on every page, and a trial account to none of them", async () => {
  const server = inject("server");
  const session = await openSession(server, await newMember(server));
  const { page, complaints } = await visit("/help", { session, width: 1440 });
  const dialog = page.getByRole("dialog");
  const header = page.getByRole("banner");
  for (const [name, place] of [
    ["Deposit", "depositv2"],
    ["Withdraw", "withdraw"],
    [/^Inbox/, "messageV2"],
  ] as const) {
    await header.getByRole("button", { name }).click();
    await page.waitForURL((url) => url.searchParams.get("overlay") === `member/${place}`);
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Deposit" }).click();
  await page.waitForURL((url) => url.searchParams.get("overlay") === "member/depositv2");
  expect(complaints).toEqual([]);
  const { page: other } = await visit("/help", { session: await openSession(server, demo), width: 1440 });
  await other.getByRole("button", { name: /account menu/i }).waitFor();
  expect(await other.getByRole("banner").getByRole("button", { name: "Deposit" }).count()).toBe(0);
});

it("filters announcements by kind in the address, vendors' news included, and cleans the address up on closing", async () => {
  const { page, complaints } = await visit("/help?overlay=announcements", { width: 360 });
  const dialog = page.getByRole("dialog", { name: "Announcements" });
  const items = dialog.getByRole("list", { name: "List of announcements" }).locator("a, button");
  await dialog.getByRole("tab", { name: "Promotions" }).click();
  await page.waitForURL((url) => url.searchParams.get("news") === "PR");
  await dialog.getByText("1 to 7 of 17").waitFor();
  await items.first().click();
  await dialog.getByText("Promotion", { exact: true }).waitFor();
  await dialog.getByRole("tab", { name: "Games" }).click();
  await page.waitForURL((url) => url.search === "?overlay=announcements&news=games");
  await dialog.getByText("1 to 7 of 20").waitFor();
  await dialog.getByRole("button", { name: "Next page" }).click();
  await dialog.getByText("8 to 14 of 20").waitFor();
  expect(complaints).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
});

const no = { dividend: false, daily: false, hourly: false, realTime: false };
const paths = (rows: readonly { readonly path: string }[]) => rows.map(({ path }) => path);

it("reloads only the language-dependent answers after a change of language", async () => {
  const { page, complaints } = await visit("/help", { session: await openSession(inject("server"), member), width: 1440 });
  await networkIdle(page);
  // The member's changes, and the begin of their stream, make other answers stale at any moment.
  await page.route(`**${LIVE_PATH}`, () => new Promise(() => undefined));
  await page.goto(inject("site"));
  await page.getByRole("button", { name: /^Account menu/ }).waitFor();
  await page.getByRole("button", { name: "Choose a language: English" }).press("Enter");
  const hindi = page.getByRole("menuitemradio", { name: "हिन्दी" });
  await hindi.waitFor();
  await networkIdle(page);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await hindi.press("Enter");
  // The chosen language is named at once, and its button waits for the texts.
  const waiting = page.locator("[data-component=language-select][data-pending]").filter({ hasText: "हिन्दी" });
  await waiting.waitFor();
  release();
  await waiting.waitFor({ state: "detached" });
  await page.locator("html[lang=hi]").waitFor({ state: "attached" });
  await networkIdle(page);
  const localised = paths(Object.values(ROUTES).filter((row) => "localised" in row));
  expect([...asked]).toEqual(expect.arrayContaining(paths([ROUTES["games.vendors"], ROUTES["announcements.list"]])));
  // The server is told too, because its messages to the member use the language.
  const others = [...asked].filter((path) => /^\/(wps|lgw|lotto)\//.test(path) && !localised.includes(path));
  expect(others).toEqual([ROUTES["member.updateLanguage"].path]);
  expect(await page.evaluate(() => [localStorage.getItem("lang"), localStorage.getItem("hisLang")])).toEqual(["HI", "EN"]);
  expect(complaints).toEqual([]);
});

it("answers a press on the language button before the menu's code has come, and then opens the menu", async () => {
  const { page, complaints } = await visit("/help", { width: 360 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let isHeld = false;
  // Files of the build are named by their hashes alone: what is in them says which is the menu's.
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    if (code.includes("language-select")) {
      isHeld = true;
      await held;
    }
    await route.fulfill({ response, body: code });
  });
  await page.reload();
  const button = page.getByRole("button", { name: "Choose a language", exact: true });
  await button.click();
  await page.locator("button[data-pending]").and(button).waitFor();
  await expect.poll(() => isHeld).toBe(true);
  release();
  await page.getByRole("menuitemradio", { name: "English" }).waitFor();
  await page.keyboard.press("Escape");
  const loaded = page.getByRole("button", { name: "Choose a language: English" });
  await expect.poll(() => loaded.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

it("returns to what was being done after a change of password, and after leaving it by Back", async () => {
  const person = await newMember(inject("server"));
  const session = await openSession(inject("server"), person);
  const { page, complaints } = await visit("/help?overlay=member/securityCenter", { session, width: 360 });
  const entry = page.getByRole("button", { name: "Change password" });
  const isFocused = () => entry.evaluate((element) => element === document.activeElement);
  const form = page.getByRole("form", { name: "Change your password" });
  await entry.click();
  await form.waitFor();
  await page.goBack();
  await expect.poll(isFocused).toBe(true);
  await page.keyboard.press("Enter");
  await form.locator("[name=oldPassword]").fill(person.password);
  await form.locator("[name=newPassword]").fill("neela-aasman-aath-taare");
  await form.locator("[name=confirmNewPassword]").fill("neela-aasman-aath-taare");
  await page.keyboard.press("Enter");
  await page.getByText("Your password has been changed.").waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("overlay")).toBe("member/securityCenter");
  await expect.poll(isFocused).toBe(true);
  expect(complaints).toEqual([]);
});

it("hides sign-in methods that the brand has closed, and explains a link to one", async () => {
  const { page, complaints } = await visit("/help", { width: 1440 });
  await changeAnswer(page, "**/wps/system/whitelabel*", ({ features }) => ({
    features: Object.fromEntries(Object.keys(features as object).map((name) => [name, name === "contracts" ? no : false])),
  }));
  await changeAnswer(page, "**/wps/system/setting/register*", () => ({ methods: [], mobileFields: null }));
  await page.goto(`${inject("site")}/help?overlay=login`);
  const dialog = page.getByRole("dialog");
  await dialog.locator("[name=password]").waitFor();
  expect(await dialog.getByRole("tab").count()).toBe(0);
  expect(await dialog.getByRole("button", { name: "Try with demo money" }).count()).toBe(0);
  expect(await dialog.getByRole("link", { name: "Create an account" }).count()).toBe(0);
  await dialog.getByRole("link", { name: "Forgot your password?" }).click();
  await dialog.getByText("Passwords cannot be reset here. Contact support.").waitFor();
  await page.goto(`${inject("site")}/register`);
  await page.getByText("Registration is closed at the moment. Contact support.").waitFor();
  expect(await page.getByRole("banner").getByRole("link", { name: "Register" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it("opens in the browser's language on a first visit", async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: "ar-EG", serviceWorkers: "block" });
  await page.goto(inject("site"));
  await page.getByRole("link", { name: "سلوتس" }).first().waitFor();
  const { lang, dir } = await page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
  expect({ lang, dir }).toEqual({ lang: "ar", dir: "rtl" });
  // Nothing was chosen, so nothing is stored.
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toBeNull();
});

it("applies style sheets in the page's order, whichever arrives first", async () => {
  const { page, complaints } = await visit("/help");
  let asked = 0;
  await page.route("**/assets/*.css", async (route) => {
    asked += 1;
    // Every other sheet is slow, so that the next one arrives before it.
    if (asked % 2 === 1) await pause(300);
    await route.continue();
  });
  await page.addInitScript(() => {
    const overtaken: string[] = [];
    Object.assign(window, { overtaken });
    const look = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
      const before = sheets.slice(0, sheets.indexOf(target)).filter(({ sheet }) => sheet === null);
      for (const late of before) overtaken.push(late.href);
    };
    document.addEventListener("load", look, { capture: true });
  });
  await page.goto(inject("site"));
  await networkIdle(page);
  expect(asked).toBeGreaterThan(6);
  expect(await page.evaluate(() => Reflect.get(window, "overtaken"))).toEqual([]);
  expect(complaints).toEqual([]);
});
