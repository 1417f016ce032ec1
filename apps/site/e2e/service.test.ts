import { afterAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { networkIdle } from "./network-idle.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

const site = () => inject("site");

it("opens customer service from the window's edge, the footer and an error, with its chat in a window of its own", async () => {
  const { page, context, complaints } = await visit("/help", { width: 1440 });
  await page.getByRole("complementary", { name: "Shortcuts" }).getByRole("button", { name: "Support" }).click();
  const chat = page.getByRole("dialog", { name: "Customer service" }).getByRole("button", { name: "Start a chat" });
  const opened = context.waitForEvent("page");
  await chat.click();
  expect(new URL((await opened).url()).pathname).toBe("/helpmc");
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("button", { name: "Support" }).click();
  await chat.waitFor();
  await page.keyboard.press("Escape");
  // The chat room is for members.
  await page.getByRole("complementary", { name: "Shortcuts" }).getByRole("button", { name: "Chat" }).click();
  await page.getByRole("dialog", { name: "Log in" }).waitFor();
  expect(complaints).toEqual([]);
});

it("measures the site's addresses, and marks one that does not answer", async () => {
  const { page } = await visit("/");
  await page.route("**/wps/system/domainRoute", async (route) => {
    const answer = await route.fetch();
    const { value } = (await answer.json()) as { value: { domainList: object[] } };
    const silent = { domain: "silent.example", url: "https://silent.example", speed: null };
    await route.fulfill({
      response: answer,
      json: { success: true, value: { ...value, domainList: [silent, ...value.domainList] } },
    });
  });
  await page.getByRole("contentinfo").getByRole("button", { name: "Connection check" }).click();
  const dialog = page.getByRole("dialog", { name: "Connection check" });
  await dialog.getByText("No answer").waitFor();
  const lines = dialog.locator("[data-part=item]");
  expect(await lines.first().innerText()).toMatch(/localhost[\s\S]*You are here[\s\S]*\d+ ms/);
  expect(await lines.last().innerText()).toContain("silent.example");
  await dialog.getByRole("button", { name: "Contact support" }).click();
  await page.getByRole("dialog", { name: "Customer service" }).waitFor();
});

it("counts visits only after consent, then the path alone, and stops when consent is withdrawn", async () => {
  const { page } = await visit("/help");
  const sent: URL[] = [];
  await page.route("https://www.google-analytics.com/**", (route) => {
    sent.push(new URL(route.request().url()));
    return route.fulfill({ status: 204 });
  });
  await page.route("**/wps/system/whitelabel*", async (route) => {
    const answer = await route.fetch();
    const { value } = (await answer.json()) as { value: object };
    await route.fulfill({ response: answer, json: { success: true, value: { ...value, analytics: { gtagId: "G-TEST" } } } });
  });
  // An operator may allow more besides the tag's id.
  await page.route(`${site()}/promotions*`, async (route) => {
    const answer = await route.fetch();
    const policy = (answer.headers()["content-security-policy"] ?? "").replace(
      "connect-src 'self'",
      "connect-src 'self' https://www.google-analytics.com",
    );
    await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-security-policy": policy } });
  });
  await page.goto(`${site()}/promotions?category=rebate`);
  const asked = page.getByRole("complementary", { name: "Can we count your visit?" });
  await page.keyboard.press("Tab");
  await asked.waitFor();
  expect([sent.length, await page.evaluate(() => localStorage.getItem("analyticsVisitor"))]).toEqual([0, null]);
  await asked.getByRole("button", { name: "Yes" }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.searchParams.get("tid")).toBe("G-TEST");
  expect(sent[0]?.searchParams.get("dl")).toBe(`${site()}/promotions`);
  await page.getByRole("contentinfo").getByRole("button", { name: "Visit statistics" }).click();
  await asked.getByRole("button", { name: "No", exact: true }).click();
  expect(await page.evaluate(() => localStorage.getItem("analyticsVisitor"))).toBeNull();
  await page.getByRole("contentinfo").getByRole("link", { name: "Points mall" }).click();
  await page.getByRole("heading", { level: 1, name: "Points mall" }).waitFor();
  expect(sent.length).toBe(1);
});

it("explains an address without a brand", async () => {
  const { page } = await visit("/help");
  await page.route("**/wps/system/status*", (route) =>
    route.fulfill({ status: 421, json: { success: false, code: "system.domain_invalid", requestId: "r" } }),
  );
  await page.goto(`${site()}/promotions`);
  await page.getByText("This address does not belong to the site. Contact support.").waitFor();
  expect(await page.locator("main").innerText()).toContain(new URL(site()).host);
});

/** The home page with everything after its first view loaded; later requests are counted and never answered. */
async function withoutNewFiles(page: Page, answer: "fails" | "never"): Promise<{ asked: () => number }> {
  await page.getByRole("heading", { name: "Popular" }).waitFor();
  await page.locator("[data-component=toaster]").waitFor({ state: "attached" });
  await networkIdle(page);
  const known = new Set(await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)));
  let asked = 0;
  await page.route("**/assets/*.js", async (route) => {
    if (known.has(route.request().url())) return await route.continue();
    asked += 1;
    return answer === "fails" ? await route.abort() : undefined;
  });
  return { asked: () => asked };
}

it("reloads once for a page whose code is gone, then explains it, and opens it when it can", async () => {
  const { page } = await visit("/");
  await withoutNewFiles(page, "fails");
  let reloads = 0;
  page.on("framenavigated", () => (reloads += 1));
  await page.getByRole("contentinfo").getByRole("link", { name: "Points mall" }).click();
  await page.getByText("Part of the page could not be loaded. Reload the page.").waitFor();
  // The first load, and one reload.
  expect(reloads).toBe(2);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Points mall" }).waitFor();
});

it("offers help after 120 seconds of loading a page", async () => {
  const { page } = await visit("/");
  const { asked } = await withoutNewFiles(page, "never");
  // Its own time must not pass meanwhile: a slow machine would add a second to the 119.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Points mall" }).click();
  await page.waitForURL("**/pointMall");
  await expect.poll(asked).toBeGreaterThan(0);
  await page.clock.fastForward(119_000);
  expect(await page.getByText("The page is taking a long time to open.").count()).toBe(0);
  await page.clock.fastForward(2000);
  await page.getByText("The page is taking a long time to open.").waitFor();
  expect(await page.getByRole("link", { name: "Contact support" }).getAttribute("href")).toContain("overlay=support");
  expect(await page.getByRole("link", { name: "Connection check" }).getAttribute("href")).toContain("overlay=mirrors");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
