import { describe, expect, it } from "vitest";
import { stepAt, totpCode } from "../../server/src/modules/identity/totp/totp-code.ts";
import { callFrom } from "./newcomer.ts";
import {
  accountOf,
  challenged,
  here,
  isIn,
  member,
  open,
  ownStack,
  server,
  setNewPassword,
  submit,
  tokenOf,
} from "./own-stack.ts";
import { networkIdle } from "./network-idle.ts";
import { signIn } from "./people.ts";
import { fillBirthday, freshName } from "./registration.ts";
import { newAddress } from "./visit.ts";
import { authenticatorKey, withPasskeys } from "./sign-in-devices.ts";

const next = "nine-yellow-boats-sail-home";

ownStack();

describe("an authenticator app", () => {
  it("answers the challenge of an unknown network after it was set up", async () => {
    const person = await member();
    const { page, complaints } = await open("/?overlay=login", { address: person.address });
    await signIn(page, person);
    await page.getByRole("button", { name: /account menu/i }).click();
    await page.getByRole("menuitem", { name: "My account" }).click();
    await page.getByRole("button", { name: "Authenticator app" }).click();
    await page.getByRole("button", { name: "Set up an authenticator app" }).click();
    // A phone cannot scan its own screen: there the key opens the app by a link.
    const inApp = page.getByRole("link", { name: "Open in authenticator app", includeHidden: true });
    expect(await inApp.getAttribute("href")).toMatch(/^otpauth:\/\/totp\//);
    expect(await inApp.isVisible()).toBe(false);
    const key = await authenticatorKey(page);
    const shown = () => totpCode(key, stepAt(new Date()));
    const used = shown();
    await page.locator("[name=code]").fill(used);
    await submit(page).click();
    await page.getByText(/On since/).waitFor();
    expect(complaints).toEqual([]);
    const other = await challenged(person);
    await other.getByText("Your account requires this at every login.").waitFor();
    // Each code works once, and the next one comes within half a minute.
    await expect.poll(shown, { timeout: 40_000 }).not.toBe(used);
    await other.locator("[name=answer]").fill(shown());
    await submit(other).click();
    await isIn(other, person.username);
  }, 120_000);
});

describe("devices", () => {
  it("are listed, and any but the current one can be signed out", async () => {
    const person = await member();
    const { page: phone } = await open("/?overlay=login", { address: person.address });
    await signIn(phone, person);
    await isIn(phone, person.username);
    const { page: desk } = await open("/?overlay=login", { address: person.address });
    await signIn(desk, person);
    await isIn(desk, person.username);
    await desk.goto(here("/?overlay=security/devices"));
    const rows = desk.getByRole("dialog").getByRole("listitem");
    // Registering signed in too.
    await expect.poll(() => rows.count()).toBe(3);
    await rows.filter({ hasNotText: "This device" }).getByRole("button").first().click();
    await expect.poll(() => rows.count()).toBe(2);
    await desk.getByRole("button", { name: "Log out all other devices" }).click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Log them out" }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await phone.reload();
    await phone.getByRole("button", { name: "Log in" }).first().waitFor();
    expect(await tokenOf(phone)).toBeNull();
    expect(await tokenOf(desk)).not.toBeNull();
  });
});

describe("a passkey", () => {
  it("is added to the account and then opens it without a password", async () => {
    const person = await member();
    const { page, context, complaints } = await open("/?overlay=login", { address: person.address });
    await withPasskeys(context, page);
    await signIn(page, person);
    await isIn(page, person.username);
    await page.goto(here("/?overlay=security/passkeys"));
    await page.locator("[name=name]").fill("Desk");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("dialog").getByRole("listitem").getByText("Desk", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /account menu/i }).click();
    // Pending calls of an ended session are refused, which the browser logs to the console.
    await networkIdle(page);
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
    await expect.poll(() => tokenOf(page)).toBeNull();
    await page.getByRole("button", { name: "Log in" }).first().click();
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await isIn(page, person.username);
    expect(complaints).toEqual([]);
  });
});

describe("a first login", () => {
  it("to an account that another person opened leads to the passkeys, over the wanted page", async () => {
    const person = await member();
    const { page, complaints } = await open("/login?next=/slot-games", { address: person.address });
    // There is no screen yet to open accounts for others, so the server's answer is changed.
    await page.route("**/wps/session/login", async (route) => {
      const answer = await route.fetch();
      const { value } = (await answer.json()) as { value: object };
      await route.fulfill({ response: answer, json: { success: true, value: { ...value, firstTimeLogin: true } } });
    });
    await signIn(page, person);
    const welcome = page.getByRole("alertdialog", { name: "Secure your account" });
    await welcome.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("tab", { name: "Passkeys", selected: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/slot-games");
    expect(complaints).toEqual([]);
  });
});

describe("free play", () => {
  it("opens a trial account that is closed to real features, and can be replaced by a registered one", async () => {
    const { page, complaints } = await open("/?overlay=login");
    await page.getByRole("button", { name: "Try with demo money" }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("isAgent"))).toBe("4");
    const trial = await accountOf(page);
    await page.goto(here("/?overlay=member/withdraw"));
    const dialog = page.getByRole("dialog");
    await dialog.getByText("This is a demo account. Register a real account first.").waitFor();
    await dialog.getByRole("button", { name: "Create an account" }).click();
    const name = freshName();
    await page.locator("[autocomplete=username]").fill(name);
    for (const field of await page.locator("[autocomplete=new-password]").all()) await field.fill(next);
    await fillBirthday(page);
    await submit(page).click();
    await isIn(page, name);
    expect(trial).not.toBe(name);
    await page.getByRole("button", { name: `Account menu: ${name}` }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("a refused sign-in", () => {
  it("explains on the agents' side that only agents may sign in", async () => {
    const person = await member();
    const { page } = await open("/login?side=agent", { address: person.address });
    await page.getByRole("heading", { name: "Agent login" }).waitFor();
    await signIn(page, person);
    await page.getByRole("alert").getByText("This account is not an agent account.").waitFor();
    expect(await tokenOf(page)).toBeNull();
  });

  it("explains why a common password must be changed", async () => {
    const { page } = await open("/login", { host: "utsav.localhost" });
    await signIn(page, { username: "naya_khiladi", password: "Aa123456!" });
    await expect.poll(() => page.getByRole("dialog").innerText()).toContain("You still have the default password");
  });

  it("allows signing out instead of a forced change, and goes home after the change", async () => {
    const handedOut = { username: "naya_khiladi", password: "Aa123456!" };
    const { page, complaints } = await open("/help?overlay=login");
    await signIn(page, handedOut);
    await page.locator("[name=newPassword]").waitFor();
    await page.goto(here("/slot-games"));
    await page.locator("[name=newPassword]").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => tokenOf(page)).toBeNull();
    await page.goto(here("/help?overlay=login"));
    await signIn(page, handedOut);
    await setNewPassword(page, next, handedOut.password);
    await page.waitForURL((url) => url.pathname === "/");
    await isIn(page, handedOut.username);
    const { account } = await callFrom(server(), newAddress(), await tokenOf(page)).read("member.info");
    expect(account).toBe(handedOut.username);
    expect(complaints).toEqual([]);
  });
});
