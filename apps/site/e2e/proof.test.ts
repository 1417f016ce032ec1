import { describe, expect, it } from "vitest";
import type { Page } from "playwright";
import { asOld } from "./as-old.ts";
import { enterOn, tabTo, typeInto } from "./by-keyboard.ts";
import { checkPage } from "./check-page.ts";
import { networkIdle, watchTraffic } from "./network-idle.ts";
import { newMobile } from "./newcomer.ts";
import { codeTo, here, isIn, member, open, ownStack, send, submit, tokenOf } from "./own-stack.ts";
import { signIn } from "./people.ts";
import { fillBirthday, freshName } from "./registration.ts";
import { withPasskeys } from "./sign-in-devices.ts";

const PIN = "840273";

ownStack();

type Visited = Awaited<ReturnType<typeof open>>;

/** A page whose session the remember cookie opened: it proves nothing. `before`: what the member does in a session that does. */
async function resumed(path: string, before?: (visited: Visited) => Promise<void>) {
  const person = await member();
  const visited = await open("/?overlay=login", { address: person.address, width: 360 });
  const { page } = visited;
  await page.getByRole("checkbox", { name: /Stay logged in/ }).check();
  await signIn(page, person);
  await isIn(page, person.username);
  await before?.(visited);
  const first = await tokenOf(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(here(path));
  await isIn(page, person.username);
  expect(await tokenOf(page)).not.toBe(first);
  return { person, ...visited };
}

async function addPasskey({ page, context }: Visited): Promise<void> {
  await withPasskeys(context, page);
  await page.goto(here("/?overlay=security/passkeys"));
  await page.locator("[name=name]").fill("Phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("listitem").getByText("Phone", { exact: true }).waitFor();
}

/** A member who registers by a number, and has a mailbox and no password: a code is the only proof. */
async function withoutPassword(email: string) {
  const visited = await open("/register?by=mobile", { width: 360 });
  const { page } = visited;
  const number = newMobile();
  await page.locator("[autocomplete=tel-national]").fill(number);
  await page.locator("[autocomplete=email]").fill(email);
  await send(page).click();
  await page.locator("[autocomplete=one-time-code]").fill(await codeTo(`+91${number}`));
  await fillBirthday(page);
  await submit(page).click();
  await isIn(page, `91${number}`);
  return visited;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Confirm it’s you" });

/** Asks for the setup of an authenticator app, chooses another proof than the offered one, and returns the dialog. */
async function chooseSecond(page: Page, second: string) {
  await enterOn(page, page.getByRole("button", { name: "Set up an authenticator app" }));
  const dialog = dialogOf(page);
  await tabTo(page, dialog.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => dialog.getByRole("radio", { name: second }).isChecked()).toBe(true);
  return dialog;
}

describe("a change that needs a proof", () => {
  it("asks for it by keyboard, keeps what was typed, and then goes through", async () => {
    const { person, page, context, complaints } = await resumed("/?overlay=member/withdraw");
    // It holds the same session.
    const [tab] = await Promise.all([context.waitForEvent("page"), page.evaluate(() => void window.open("/help"))]);
    watchTraffic(tab);
    await networkIdle(tab);
    const before = await tokenOf(page);
    await page.bringToFront();
    const form = page.getByRole("form", { name: "Set withdrawal password" });
    await form.locator("[name=newPassword]").fill(PIN);
    await form.locator("[name=confirmNewPassword]").fill(PIN);
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page);
    await expect.poll(() => dialog.locator("[name=answer]").evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await dialog.locator("[autocomplete=username]").inputValue()).toBe(person.username);
    await page.keyboard.type("not it, not at all");
    await checkPage(page, []);
    await page.keyboard.press("Enter");
    await dialog.getByText("The current password is incorrect.").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await form.getByText("Confirm that it’s you, then try again.").waitFor();
    expect(await form.locator("[name=newPassword]").inputValue()).toBe(PIN);
    await form.locator("[type=submit]").click();
    await dialog.locator("[name=answer]").fill(person.password);
    await page.keyboard.press("Enter");
    await page.getByRole("form", { name: "Add account" }).waitFor();
    const renewed = await tokenOf(page);
    expect(renewed).not.toBe(before);
    await expect.poll(() => tokenOf(tab)).toBe(renewed);
    // Every refusal that the page meets is logged by the browser: two for the change, one for the guess.
    expect(complaints.filter((each) => !each.includes("403"))).toEqual([]);
  });

  it("takes a passkey in place of the password, by keyboard", async () => {
    const { page, complaints } = await resumed("/?overlay=security/authenticator", addPasskey);
    const dialog = await chooseSecond(page, "Passkey");
    await enterOn(page, dialog.getByRole("button", { name: "Use a passkey" }));
    await dialog.waitFor({ state: "detached" });
    await page.locator("[name=code]").waitFor();
    expect(complaints.filter((each) => !each.includes("403"))).toEqual([]);
  });

  it("takes a mailed code from an account without a password, by keyboard", async () => {
    const email = `${freshName().toLowerCase()}@example.in`;
    const { page, complaints } = await withoutPassword(email);
    await page.goto(here("/?overlay=security/authenticator"));
    // The page has read the state, whose path is the same.
    await page.getByRole("button", { name: "Set up an authenticator app" }).waitFor();
    await asOld(page, "/wps/member/totp");
    const dialog = await chooseSecond(page, "Email");
    await enterOn(page, send(page));
    const code = await codeTo(email);
    const answer = dialog.locator("[name=answer]");
    await typeInto(page, answer, code === "000000" ? "111111" : "000000");
    await page.keyboard.press("Enter");
    await dialog.getByText("The code is incorrect.").first().waitFor();
    await tabTo(page, answer);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.locator("[name=code]").waitFor();
    // The browser logs the refusals: one of the change, one of the guess.
    expect(complaints.filter((each) => !/403|422/.test(each))).toEqual([]);
  });
});
