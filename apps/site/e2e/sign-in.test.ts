import { afterAll, describe, expect, inject, it } from "vitest";
import { closeBrowser, visit } from "./visit.ts";
import { hasFocus } from "./by-keyboard.ts";
import { member, signIn } from "./people.ts";

afterAll(closeBrowser);

describe("signing in", () => {
  it("opens over any page, keeps it, and survives a reload", async () => {
    const { page, complaints } = await visit("/slot-games?search=lotus&overlay=login");
    await signIn(page, member);
    await page.getByRole("button", { name: /account menu/i }).waitFor();
    // The header changes with the session; the address follows it.
    await expect.poll(() => new URL(page.url()).search).toBe("?search=lotus");
    await page.reload();
    await page.getByRole("button", { name: /account menu/i }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("keeps what was typed after a refusal, and asks for a captcha after failures", async () => {
    const { page } = await visit("/login");
    for (let attempt = 1; attempt <= 4; attempt++) {
      await page.locator("[name=username]").fill("nobody_here");
      await page.locator("[name=password]").fill("certainly not this one");
      if (await page.locator("[name=captcha]").isVisible()) await page.locator("[name=captcha]").fill("00000");
      await page.locator("form button[type=submit]").click();
      await page.getByRole("alert").first().waitFor();
      await page.locator("form button[type=submit]").waitFor();
    }
    expect(await page.locator("[name=username]").inputValue()).toBe("nobody_here");
    await page.locator("[name=captcha]").waitFor();
  });

  it("begins in its first field with a keyboard, where the page is the form", async () => {
    for (const path of ["/login", "/register"]) {
      const { page } = await visit(path);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("username");
    }
  });

  it("names the empty field in the person's language, and focuses it", async () => {
    const { page } = await visit("/login", { language: "HI" });
    await page.locator("form button[type=submit]").click();
    const field = page.locator("[name=username]");
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => hasFocus(field)).toBe(true);
    expect(await page.locator("[data-component=field]").first().innerText()).toMatch(/[\u0900-\u097F]/);
  });

  it.each(["EN", "HI", "AR"])("shows every way to log in side by side on a phone: %s", async (language) => {
    const { page } = await visit("/login", { language, width: 360 });
    const list = page.getByRole("tablist").first();
    await list.waitFor();
    expect(await list.getByRole("tab").count()).toBe(3);
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it("shows its fields only once the methods are known, so that none moves during typing", async () => {
    const { page } = await visit("/help");
    const { promise: known, resolve: tell } = Promise.withResolvers<void>();
    await page.route("**/wps/system/whitelabel*", async (route) => {
      await known;
      await route.continue();
    });
    await page.goto(`${inject("site")}/login`);
    await page.getByRole("heading", { level: 1, name: "Log in" }).waitFor();
    expect(await page.locator("[name=password]").count()).toBe(0);
    tell();
    await page.locator("[name=password]").waitFor();
    expect(await page.getByRole("tablist", { name: "Ways to log in" }).count()).toBe(1);
  });

  it("leads back to the page that asked, and never to another site", async () => {
    const { page } = await visit("/login?next=//evil.example/path");
    await signIn(page, member);
    await page.waitForURL((url) => url.pathname === "/");
    expect(page.url()).not.toContain("evil");
  });

  it("continues to the page of the centre, or the game, that a visitor's link named", async () => {
    const { page, complaints } = await visit("/slot-games?search=lotus&overlay=member/personalHistoryCopy&in.status=won");
    await page.getByRole("dialog", { name: "Log in" }).waitFor();
    await signIn(page, member);
    await page.getByRole("heading", { name: "Betting record" }).first().waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/slot-games",
      { search: "lotus", overlay: "member/personalHistoryCopy", "in.status": "won" },
    ]);
    const { page: other } = await visit("/seamless?vassalage=SAFFRON_REEL&gameId=saffron-reel.pearl-monsoon");
    await other.getByRole("button", { name: "Support" }).first().waitFor();
    await signIn(other, member);
    await other.waitForURL(
      (url) => url.searchParams.get("gameId") === "saffron-reel.pearl-monsoon" && !url.searchParams.has("overlay"),
    );
    expect(complaints).toEqual([]);
  });

  it("forces the change of an assigned password before anything else", async () => {
    const { page } = await visit("/?overlay=login");
    await signIn(page, { username: "naya_khiladi", password: "Aa123456!" });
    await page.locator("[name=newPassword]").waitFor();
    await page.locator("[name=newPassword]").fill("a longer password of my own");
    await page.locator("[name=confirmNewPassword]").fill("a longer password that differs");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect.poll(() => page.locator("[name=confirmNewPassword]").getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("[name=newPassword]").inputValue()).toBe("a longer password of my own");
  });

  it("asks before signing out, and forgets the session", async () => {
    const { page } = await visit("/?overlay=login");
    await signIn(page, member);
    await page.getByRole("button", { name: /account menu/i }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay logged in" }).click();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    expect(await page.evaluate(() => sessionStorage.getItem("token"))).not.toBeNull();
    await page.getByRole("button", { name: /account menu/i }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
    await page.getByRole("button", { name: "Log in" }).first().waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  });
});
