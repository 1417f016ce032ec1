import { describe, expect, it } from "vitest";
import type { Page } from "playwright";
import { enterOn, tabTo, typeInto } from "./by-keyboard.ts";
import { messageTo, newMobile } from "./newcomer.ts";
import {
  challenged,
  codeTo,
  here,
  isIn,
  member,
  open,
  ownStack,
  send,
  server,
  setNewPassword,
  submit,
  tokenOf,
} from "./own-stack.ts";
import { networkIdle } from "./network-idle.ts";
import { signIn } from "./people.ts";
import { fillBirthday } from "./registration.ts";

const next = "nine-yellow-boats-sail-home";

ownStack();

/** Proves a number to the phone-code provider. */
async function prove(page: Page, mobileNum: string): Promise<void> {
  await page.locator("[name=mobileNum]").fill(mobileNum);
  await send(page).click();
  await page.locator("[name=verificationCode]").fill(await codeTo(`+91${mobileNum}`));
  await submit(page).click();
}

describe("signing in by a code", () => {
  it("of an SMS works by keyboard alone, on a Hindi phone", async () => {
    const { mobileNum, whole, address, username } = await member();
    const { page, complaints } = await open("/slot-games?overlay=login", { language: "HI", width: 360, address });
    await tabTo(page, page.getByRole("dialog").getByRole("tab").first());
    await page.keyboard.press("ArrowRight");
    await typeInto(page, page.locator("[name=mobileNum]"), mobileNum);
    await enterOn(page, page.locator("button[data-state=idle]"));
    const code = await codeTo(whole);
    await typeInto(page, page.locator("[name=verificationCode]"), code);
    await page.keyboard.press("Enter");
    await isIn(page, username);
    expect(new URL(page.url()).pathname).toBe("/slot-games");
    await expect.poll(() => new URL(page.url()).search).toBe("");
    expect(complaints).toEqual([]);
  });

  it("keeps number and code after a refusal, and shows it beside the code", async () => {
    const { mobileNum, whole, address } = await member();
    const { page } = await open("/login?way=sms", { address });
    await page.locator("[name=mobileNum]").fill(mobileNum);
    await send(page).click();
    const right = await codeTo(whole);
    const wrong = right === "123456" ? "654321" : "123456";
    await page.locator("[name=verificationCode]").fill(wrong);
    await submit(page).click();
    await expect.poll(() => page.locator("[name=verificationCode]").getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("[name=verificationCode]").inputValue()).toBe(wrong);
    expect((await page.locator("[name=mobileNum]").inputValue()).replaceAll(/\D/g, "")).toContain(mobileNum);
  });

  it("of the phone-code provider opens the account", async () => {
    const { mobileNum, username, address } = await member();
    const { page, complaints } = await open("/?overlay=login/phone", { address });
    await prove(page, mobileNum);
    await isIn(page, username);
    expect(complaints).toEqual([]);
  });

  it("of the phone-code provider reports that a proven number has no account", async () => {
    const { page } = await open("/login?way=phone");
    await prove(page, newMobile());
    await expect.poll(() => page.getByRole("alert").innerText()).toContain("There is no account with this number");
  });
});

describe("the login popup", () => {
  it("is not in the history after signing in", async () => {
    const person = await member();
    const { page } = await open("/help", { address: person.address });
    await page.getByRole("button", { name: "Log in" }).first().click();
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.locator("[name=email]").waitFor();
    await page.goBack();
    await page.locator("[name=password]").waitFor();
    await signIn(page, person);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await isIn(page, person.username);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe("/help");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});

describe("a remembered sign-in", () => {
  it("opens new tabs and a restarted browser, until it is signed out", async () => {
    const person = await member();
    const { page, context } = await open("/?overlay=login", { address: person.address });
    await page.getByRole("checkbox", { name: /1 day/ }).check();
    await signIn(page, person);
    await isIn(page, person.username);
    const tab = await context.newPage();
    await tab.goto(here("/game"));
    await isIn(tab, person.username);
    const kept = await context.storageState();
    await context.close();
    const { page: again, context: later, complaints } = await open("/", { address: person.address, kept });
    await again.getByRole("button", { name: /account menu/i }).click();
    // Pending calls of an ended session are refused, which the browser logs to the console.
    await networkIdle(again);
    await again.getByRole("menuitem", { name: "Log out" }).click();
    await again.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
    await expect.poll(() => tokenOf(again)).toBeNull();
    const last = await later.newPage();
    await last.goto(here("/"));
    await last.getByRole("button", { name: "Log in" }).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it("is stored only on request", async () => {
    const person = await member();
    const { page, context } = await open("/?overlay=login", { address: person.address });
    await signIn(page, person);
    await isIn(page, person.username);
    const tab = await context.newPage();
    await tab.goto(here("/"));
    await tab.getByRole("button", { name: "Log in" }).first().waitFor();
    expect(await tokenOf(tab)).toBeNull();
  });
});

describe("a sign-in from an unknown network", () => {
  it("asks for a second proof, by mail or phone, and keeps what was typed on the way back", async () => {
    const person = await member();
    const page = await challenged(person);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    expect(await page.locator("[name=username]").inputValue()).toBe(person.username);
    expect(await page.locator("[name=password]").inputValue()).toBe(person.password);
    await page.locator("form button[type=submit]").click();
    await page.getByRole("radio", { name: "Email" }).check();
    await send(page).click();
    const code = await codeTo(person.email);
    await page.locator("[name=answer]").fill(code === "000000" ? "111111" : "000000");
    await submit(page).click();
    await expect.poll(() => page.locator("[name=answer]").getAttribute("aria-invalid")).toBe("true");
    await page.locator("[name=answer]").fill(code);
    await submit(page).click();
    await isIn(page, person.username);
    await page.waitForURL((url) => url.pathname === "/");
  });
});

describe("a forgotten password", () => {
  it("is replaced by a mailed link, and the new one works", async () => {
    const person = await member();
    const { page, complaints } = await open("/login", { address: person.address });
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("[name=username]").fill(person.username);
    await dialog.locator("[name=email]").fill(person.email);
    await dialog.locator("button[type=submit]").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    const { link } = await messageTo(server(), person.email);
    await page.goto(link ?? "");
    await setNewPassword(page, next);
    await expect.poll(() => page.locator("[name=username]").inputValue()).toBe(person.username);
    expect(new URL(page.url()).hash).toBe("");
    await signIn(page, { username: person.username, password: next });
    await isIn(page, person.username);
    expect(complaints).toEqual([]);
  });

  it("is replaced by a code to the phone, and the new one works", async () => {
    const person = await member();
    const { page } = await open("/?overlay=forgot/phone", { address: person.address, language: "AR", width: 360 });
    await page.locator("[name=mobileNum]").fill(person.mobileNum);
    await page.locator("button[data-state=idle]").click();
    await page.locator("[name=verificationCode]").fill(await codeTo(person.whole));
    await setNewPassword(page, next);
    await expect.poll(() => new URL(page.url()).searchParams.get("overlay")).toBe("login");
    await signIn(page, { username: person.username, password: next });
    await isIn(page, person.username);
  });

  it("by an invalid link is refused, and another link is offered", async () => {
    const { page } = await open("/login#reset=nothing");
    await setNewPassword(page, next);
    await page.getByRole("alert").waitFor();
    expect(await page.locator("[name=newPassword]").inputValue()).toBe(next);
    await page.getByRole("button", { name: "Send another link" }).click();
    await page.getByRole("dialog").locator("[name=email]").waitFor();
  });
});

describe("registering by mobile", () => {
  it("asks for a code in place of a password, keeps what was typed when the method changes, and signs in", async () => {
    const { page, complaints } = await open("/register", { width: 360 });
    await page.locator("[autocomplete=email]").fill("nayi@example.in");
    await page.getByRole("radio", { name: "Mobile number" }).click();
    await expect.poll(() => page.locator("[autocomplete=username], [autocomplete=new-password]").count()).toBe(0);
    expect(await page.locator("[autocomplete=email]").inputValue()).toBe("nayi@example.in");
    await page.locator("[autocomplete=email]").fill("");
    const number = newMobile();
    await page.locator("[autocomplete=tel-national]").fill(number);
    await send(page).click();
    await page.locator("[autocomplete=one-time-code]").fill(await codeTo(`+91${number}`));
    await fillBirthday(page);
    await submit(page).click();
    await isIn(page, `91${number}`);
    expect(complaints).toEqual([]);
  });

  it("asks for a password and a code where the brand wants both, and for a proven number by user name", async () => {
    const { page } = await open("/register", { host: "utsav.localhost" });
    const asked = async () => ({
      username: await page.locator("[autocomplete=username]").count(),
      passwords: await page.locator("[autocomplete=new-password]").count(),
      code: await page.locator("[autocomplete=one-time-code]").count(),
    });
    await expect.poll(asked).toEqual({ username: 1, passwords: 2, code: 1 });
    await page.getByRole("radio", { name: "Mobile number" }).click();
    await expect.poll(asked).toEqual({ username: 0, passwords: 2, code: 1 });
  });

  it("hides the invitation field for a valid invitation in the address, and shows it for an invalid one", async () => {
    const { page: good } = await open("/register?by=mobile&referralCode=VIKRAM7");
    await good.locator("[autocomplete=tel-national]").waitFor();
    expect(await good.getByLabel("Invitation code").count()).toBe(0);
    const { page: asked } = await open("/register?by=mobile");
    await asked.getByLabel("Invitation code").waitFor();
    const { page: bad } = await open("/register?by=mobile&referralCode=NOTONE1");
    await expect.poll(() => bad.getByLabel("Invitation code").isVisible()).toBe(true);
  });
});
