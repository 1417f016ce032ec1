import { afterAll, describe, expect, inject, it } from "vitest";
import { newMember } from "./newcomer.ts";
import { fillRegistration, freshName } from "./registration.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

describe("registering", () => {
  it("follows the server's rules, in Hindi, and signs the new member in", async () => {
    const { page, complaints } = await visit("/register", { language: "HI", width: 360 });
    await fillRegistration(page, freshName());
    await page.locator("form button[type=submit]").press("Enter");
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("token"))).not.toBeNull();
    expect(complaints).toEqual([]);
  });

  it("does its proof of work in a worker from the moment the form opens, and a new one after a refusal", async () => {
    const { page, complaints } = await visit("/help");
    const worked = page.waitForEvent("worker");
    await page.goto(new URL("/register", page.url()).href);
    await worked;
    await page.getByText("Security check done.").waitFor();
    const challenges: string[] = [];
    page.on("request", (request) => request.url().includes("/register/challenge") && challenges.push(request.url()));
    await fillRegistration(page, freshName());
    const email = page.locator("[autocomplete=email]");
    await email.fill((await newMember(inject("server"))).email);
    await page.locator("form button[type=submit]").click();
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => challenges.length).toBe(1);
    await page.getByText("Security check done.").waitFor();
    expect(challenges).toHaveLength(1);
    await email.fill("");
    await page.locator("form button[type=submit]").click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(complaints.filter((complaint) => !complaint.includes("409"))).toEqual([]);
  });

  it("makes one account on a double press", async () => {
    const { page } = await visit("/register");
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && calls.push(request.url()));
    await fillRegistration(page, freshName());
    await page.locator("form button[type=submit]").dblclick();
    await page.waitForURL((url) => url.pathname === "/");
    expect(calls).toHaveLength(1);
  });

  it("names the errors, focuses their summary and keeps what was typed", async () => {
    const { page } = await visit("/register");
    await page.locator("[autocomplete=username]").fill("‮abc");
    await page.locator("form button[type=submit]").click();
    const summary = page.locator("[data-component=error-summary]");
    await summary.waitFor();
    await expect
      .poll(() => summary.evaluate((element) => element.contains(document.activeElement) || element === document.activeElement))
      .toBe(true);
    expect(await page.locator("[autocomplete=username]").inputValue()).toContain("abc");
  });

  it("says that a name is taken as soon as its field is left", async () => {
    const { page } = await visit("/register");
    const name = page.locator("[autocomplete=username]");
    await name.fill("ananya_42");
    await name.press("Tab");
    await page.getByText("This username is taken").first().waitFor();
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    // A press beside it keeps the error, and everything that was typed.
    await fillRegistration(page, "ananya_42");
    await page.locator("form button[type=submit]").click();
    await page.locator("[data-component=error-summary]").getByText("This username is taken").waitFor();
    expect(await page.locator("[autocomplete=new-password]").nth(0).inputValue()).toBe("neela-aasman-saat-taare");
  });
});
