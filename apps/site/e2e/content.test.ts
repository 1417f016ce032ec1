import { afterAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { callFrom, newMember, openSession } from "./newcomer.ts";
import { operate } from "./operate.ts";
import { member, signIn } from "./people.ts";
import { checkPage, settled } from "./check-page.ts";
import { closeBrowser, newAddress, visit } from "./visit.ts";

afterAll(closeBrowser);

describe("promotions", () => {
  it("are filtered by category in the address, and one opens with its figure and terms", async () => {
    const { page, complaints } = await visit("/promotions", { width: 360 });
    const cards = page.locator("[data-component=promotion-card]");
    await cards.first().waitFor();
    const all = await cards.count();
    await page.getByRole("tab", { name: "Rebate" }).click();
    await page.waitForURL((url) => url.searchParams.get("category") === "rebate");
    await expect.poll(() => cards.count()).toBe(2);
    expect(all).toBeGreaterThan(8);
    await cards.filter({ hasText: "Weekly rebate" }).click();
    await page.getByRole("heading", { level: 1, name: "Weekly rebate" }).waitFor();
    await page.getByRole("heading", { level: 2, name: "Terms" }).waitFor();
    await settled(page);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").searchParams.get("id")).toBe(new URL(page.url()).searchParams.get("id"));
    await checkPage(page, complaints);
    await page.goBack();
    await expect.poll(() => page.getByRole("tab", { name: "Rebate" }).getAttribute("aria-selected")).toBe("true");
  });

  it("lead from a dead link to the other promotions", async () => {
    const { page } = await visit("/promoDetail?id=00000000-0000-7000-8000-000000000000", { language: "HI" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("link", { name: "सभी प्रमोशन देखें" }).click();
    await page.waitForURL((url) => url.pathname === "/promotions");
    await page.goto(`${inject("site")}/promoDetail?id=%3Cscript%3E`);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/promotions");
  });
});

describe("the help centre", () => {
  it("finds an article by its words, opens it, and returns to it by its address", async () => {
    const { page, complaints } = await visit("/helpmc");
    const questions = page.locator("[data-component=accordion] [data-part=trigger]");
    await questions.first().waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    await page.getByRole("searchbox").fill("PASSWORD mail link");
    await expect.poll(() => questions.allInnerTexts()).toEqual(["I forgot my password"]);
    await questions.click();
    await page.waitForURL((url) => url.searchParams.get("article") === "forgot-password");
    await page.reload();
    await page.getByText("The link is valid for 30 minutes").waitFor();
    await page.getByRole("searchbox").fill("nothing like it");
    await page.getByRole("heading", { name: "No results for “nothing like it”" }).waitFor();
    expect(complaints).toEqual([]);
  });
});

it("offers the apps at both addresses, with codes to scan and a manifest to install", async () => {
  const { page, complaints } = await visit("/download-the-app", { language: "AR" });
  await expect.poll(() => page.locator("[data-component=qr-code]").count()).toBe(3);
  // The way to get an app comes before its code for another device.
  const way = await page.getByText("لا حاجة إلى تنزيل").first().boundingBox();
  const firstCode = await page.locator("[data-component=qr-code]").first().boundingBox();
  expect(way?.y).toBeLessThan(firstCode?.y ?? 0);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/download$/);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest: { display: string; icons: { src: string; sizes: string }[] } = await (
    await page.request.get(new URL(address ?? "", page.url()).href)
  ).json();
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src } of manifest.icons)
    expect((await page.request.get(new URL(src, page.url()).href)).headers()["content-type"]).toMatch(/^image\//);
  expect(complaints).toEqual([]);
});

it("shows an item of the points mall at its own address, and Back closes it", async () => {
  const { page, complaints } = await visit("/pointMall", { width: 360 });
  await page.getByRole("tab", { name: "Gifts" }).click();
  await page.getByRole("link", { name: /Brass lamp/ }).click();
  const dialog = page.getByRole("dialog", { name: "Brass lamp" });
  await dialog.getByText("29", { exact: true }).waitFor();
  await settled(page);
  await checkPage(page, complaints);
  await page.reload();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.get("kind")).toBe("gift");
});

it("leads from the points mall to the exchanges and the points of a member", async () => {
  const { page, complaints } = await visit("/pointMall", { session: await openSession(inject("server"), member) });
  for (const [name, title] of [
    ["Exchange records", "Exchanges"],
    ["Points details", "Points"],
  ] as const) {
    await page.getByRole("main").getByRole("button", { name }).click();
    await page.getByRole("dialog").getByRole("heading", { name: title, exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  expect(complaints).toEqual([]);
});

/** A signed-in member with the form open. */
async function openFeedback() {
  const visited = await visit("/?overlay=login", { width: 360 });
  await signIn(visited.page, member);
  await expect.poll(() => visited.page.evaluate(() => sessionStorage.getItem("token"))).not.toBeNull();
  await visited.page.goto(`${inject("site")}/?overlay=feedback`);
  const dialog = visited.page.getByRole("dialog");
  return { ...visited, dialog, text: dialog.getByRole("textbox"), send: dialog.locator("button[type=submit]") };
}

describe("feedback", () => {
  it("names the missing fields, then is sent", async () => {
    const { page, dialog, text, send, complaints } = await openFeedback();
    await send.click();
    const kind = dialog.getByRole("combobox");
    await expect.poll(() => kind.evaluate((element) => element === document.activeElement)).toBe(true);
    await kind.selectOption("game");
    await text.fill("  short  ");
    await send.click();
    await dialog.getByText("At least 10 characters.").waitFor();
    expect(complaints).toEqual([]);
    await text.fill("The reels of Pearl Monsoon stop late.");
    await send.click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.getByText("Thank you. We have received your message.").isVisible()).toBe(true);
  });

  it("keeps the typed text when sending fails", async () => {
    const { dialog, text, send, context } = await openFeedback();
    await dialog.getByRole("combobox").selectOption("other");
    await text.fill("A message that meets no network.");
    await context.setOffline(true);
    await send.click();
    await dialog.getByRole("alert").waitFor();
    expect(await text.inputValue()).toBe("A message that meets no network.");
  });
});

it("accepts an agent application once there is a way to reach the applicant", async () => {
  const { page, complaints } = await visit("/join", { language: "EN", width: 360 });
  const send = page.locator("form button[type=submit]");
  await page.locator("[name=name]").fill("Ravi Kumar");
  await page.getByRole("button", { name: "Verify without a picture" }).click();
  await expect.poll(() => page.locator("[name=proof]").inputValue(), { timeout: 30_000 }).not.toBe("");
  await send.click();
  await page.getByText("Enter a mobile number, an email or a messenger account.").waitFor();
  await page.locator("[name=contact]").fill("t.me/ravi");
  await send.click();
  await page.getByRole("heading", { name: "We have received your details" }).waitFor();
  expect(complaints).toEqual([]);
});

/** The page of an offer with a figure. */
async function promotionPath(): Promise<string> {
  const { items } = await callFrom(inject("server"), newAddress()).read("promotions.list", {});
  const offer = items.find(({ figure }) => figure !== null);
  return `/promoDetail?id=${offer?.id ?? ""}`;
}

it("heads every page in one style, and says in a list of announcements what each is about", async () => {
  const { page, complaints } = await visit("/help", { session: await openSession(inject("server"), member) });
  const sizes: string[] = [];
  for (const path of [
    "/help",
    "/winners",
    "/promotions",
    "/pointMall",
    "/download",
    "/join",
    "/statement-check",
    "/slot-games",
    "/vnlottery?gameCode=HANOI_VIP",
    await promotionPath(),
  ]) {
    await page.goto(inject("site") + path);
    const heading = page.locator("[data-component=page-heading] h1");
    await heading.waitFor();
    expect(await page.locator("h1").count()).toBe(1);
    sizes.push(await heading.evaluate((element) => getComputedStyle(element).fontSize));
  }
  const { page: visitor } = await visit("/login");
  for (const path of ["/login", "/register"]) {
    await visitor.goto(inject("site") + path);
    const heading = visitor.locator("[data-component=page-heading] h1");
    await heading.waitFor();
    sizes.push(await heading.evaluate((element) => getComputedStyle(element).fontSize));
  }
  expect(new Set(sizes).size).toBe(1);
  await page.goto(`${inject("site")}/?overlay=announcements`);
  const items = page.locator("[data-component=announcement-centre] [data-item]");
  await items.first().waitFor();
  expect(await items.locator("[data-part=summary]").count()).toBe(await items.count());
  expect(await items.locator("[data-part=summary]").first().innerText()).not.toMatch(/[<>]/);
  // A page that is left at once has not used all of what it preloads.
  expect(complaints.filter((text) => !text.includes("was preloaded"))).toEqual([]);
});

it("marks an announcement as unread until it is opened, in the list as in the header", async () => {
  const person = await newMember(inject("server"));
  const title = `A new hour for ${person.username}`;
  const words = ["--brand", "baize", "--type", "PL", "--title", title, "--content", "<p>From Monday.</p>"];
  const { id } = JSON.parse(operate(inject("data"), "announcements", "publish", ...words)) as { id: string };
  onTestFinished(() => void operate(inject("data"), "announcements", "end", "--id", id));
  const session = await openSession(inject("server"), person);
  const { page, complaints } = await visit("/help?overlay=announcements", { session, width: 360 });
  const dialog = page.getByRole("dialog", { name: "Announcements" });
  const items = dialog.locator("[data-component=announcement-centre] [data-item]");
  const item = items.filter({ hasText: title });
  const unread = items.locator("[data-part=unread]");
  await item.waitFor();
  expect(await unread.count()).toBe(1);
  // The dot is drawn, and its word is part of the item's name.
  const dot = item.locator("[data-part=unread]");
  const { width, height } = (await dot.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThan(5);
  expect(await dot.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(/transparent|, 0\)/);
  // A page that is left before the answer would take the request with it.
  const marked = page.waitForResponse("**/wps/relay/announcements/read");
  await dialog.getByRole("button", { name: /A new hour.*Unread/ }).click();
  await dialog.getByText("From Monday.").waitFor();
  await marked;
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.goto(`${inject("site")}/help?overlay=announcements`);
  await item.waitFor();
  await expect.poll(() => unread.count()).toBe(0);
  expect(complaints).toEqual([]);
});
