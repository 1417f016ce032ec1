import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { type Stack, startStack } from "../../../packages/toolchain/src/stack/stack.ts";
import { changeBrand } from "./operate.ts";
import { member, signIn } from "./people.ts";
import { fillRegistration, freshName } from "./registration.ts";
import { closeBrowser, visit } from "./visit.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(["server", "provider", "site"], { from: inject("seeded"), server: { JOBS: "off" } });
});
afterAll(async () => {
  await closeBrowser();
  await stack.stop();
});

const change = (brand: string, ...words: string[]) => changeBrand(stack.data, brand, ...words);
/** Sets the status for the length of one test. */
function during(on: readonly string[], off: readonly string[]): void {
  expect(JSON.parse(change("baize", ...on))).toMatchObject({ brand: "baize" });
  onTestFinished(() => void change("baize", ...off));
}
const here = (path: string) => `${stack.site}${path}`;

describe("the site by the server's status", () => {
  it("shows the maintenance notice in Chinese and English, and opens again after a reload", async () => {
    during(["--maintenance", "on"], ["--maintenance", "off"]);
    const { page } = await visit(here("/slot-games"));
    await page.getByRole("heading", { name: "平台维护中" }).waitFor();
    await page.getByRole("heading", { name: "Under maintenance" }).waitFor();
    expect(await page.getByRole("navigation").count()).toBe(0);
    change("baize", "--maintenance", "off");
    await page.getByRole("button", { name: /Refresh/ }).click();
    await page.getByRole("heading", { level: 1, name: "Slots" }).waitFor();
  });

  it("closes an open page when maintenance begins", async () => {
    const { page } = await visit(here("/"));
    await page.getByRole("heading", { name: "Popular" }).waitFor();
    during(["--maintenance", "on"], ["--maintenance", "off"]);
    // The notice is live, so the page may have closed before a person can press anything.
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/slot-games"]')?.click());
    await expect.poll(() => page.getByRole("heading", { name: "Under maintenance" }).count()).toBe(1);
  });

  it("explains a blocked region, with the visitor's address", async () => {
    during(["--blocked-addresses", "127.0.0.1,::1"], ["--blocked-addresses", ""]);
    const { page } = await visit(here("/"), { language: "HI" });
    await page.getByText(/127\.0\.0\.1|::1/).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("hi");
    expect(await page.getByRole("link").count()).toBe(1);
  });

  it.for([
    ["under maintenance", ["--maintenance", "on"], ["--maintenance", "off"], "The platform is under maintenance."],
    ["in a blocked region", ["--blocked-addresses", "127.0.0.1,::1"], ["--blocked-addresses", ""], "Access is restricted"],
  ] as const)("offers a mailbox and the help centre %s", async ([, on, off, reason]) => {
    during(on, off);
    const { page } = await visit(here("/"));
    const contact = page.getByRole("link", { name: /Contact/ });
    await expect.poll(() => contact.getAttribute("href")).toMatch(/^mailto:[^@]+@/);
    // The chat's address of the service list, for standard and VIP members alike.
    await page.goto(here("/helpmc?overlay=chat/support"));
    await page.getByRole("heading", { level: 1, name: "Help centre" }).waitFor();
    await page.getByText(reason).waitFor();
    await page.getByRole("button", { name: "I forgot my password" }).click();
    await page.getByText("The link is valid for 30 minutes").waitFor();
    expect(await contact.getAttribute("href")).toMatch(/^mailto:[^@]+@/);
  });

  it("shows only the sign-in page of a login-gated brand, then the wanted page", async () => {
    during(["--login-gated", "on"], ["--login-gated", "off"]);
    const { page } = await visit(here("/fishing-games"));
    await page.waitForURL((url) => url.pathname === "/login" && url.searchParams.get("next") === "/fishing-games");
    await signIn(page, member);
    await page.waitForURL((url) => url.pathname === "/fishing-games");
    await expect.poll(() => page.getByRole("heading", { level: 1, name: "Fishing" }).count()).toBe(1);
  });

  it("lets a visitor of a gated brand register", async () => {
    during(["--login-gated", "on"], ["--login-gated", "off"]);
    const { page } = await visit(here("/register"));
    await expect.poll(() => page.locator("form [name=username]").isVisible()).toBe(true);
  });

  it("offers the app of a login-gated brand at /download alone", async () => {
    during(["--login-gated", "on"], ["--login-gated", "off"]);
    const { page } = await visit(here("/download"));
    await page.getByRole("heading", { level: 1, name: "Get the app" }).waitFor();
    await page.goto(here("/download-the-app"));
    await page.waitForURL((url) => url.pathname === "/login");
    expect(new URL(page.url()).searchParams.get("next")).toBe("/download-the-app");
  });

  it("asks for a picture or a proof of work when one address opens many accounts, and registers by either", async () => {
    during(["--registrations-without-captcha", "0"], ["--registrations-without-captcha", "5"]);
    const { page } = await visit(here("/register"));
    await fillRegistration(page, freshName());
    const submit = page.locator("form button[type=submit]");
    await submit.click();
    // A new picture empties the field, so it must be there first.
    const pictureId = page.locator("[name=captchaId]");
    await expect.poll(() => pictureId.inputValue()).not.toBe("");
    const shown = await pictureId.inputValue();
    await page.locator("[name=captcha]").fill("00000");
    await submit.click();
    await expect.poll(() => pictureId.inputValue()).not.toBeOneOf(["", shown]);
    expect(await page.locator("[name=captcha]").inputValue()).toBe("");
    expect(await page.locator("[autocomplete=new-password]").nth(0).inputValue()).not.toBe("");
    await page.getByRole("button", { name: "Verify without a picture" }).click();
    await expect.poll(() => page.locator("[name=proof]").inputValue(), { timeout: 30_000 }).not.toBe("");
    await submit.click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("reports an operator's mistyped command", () => {
    expect(change("unknown", "--maintenance", "on")).toBe("There is no brand unknown.");
    expect(change("baize", "--maintenance", "perhaps")).toContain("--maintenance is refused: on or off");
    expect(change("baize", "--blocked-addresses", "256.1.1.1")).toContain("--blocked-addresses is refused");
    expect(change("baize", "--registrations-without-captcha", "few")).toContain("--registrations-without-captcha is refused");
  });
});
