import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Page } from "playwright";
import { stepAt, totpCode } from "../../server/src/security/totp.ts";
import { authenticatorKey, withPasskeys } from "./ways.ts";
import { callFrom } from "./newcomer.ts";
import { challenged, here, isIn, member, open, ownStack, server, setNewPassword, submit, tokenOf } from "./own-stack.ts";
import { signIn } from "./people.ts";
import { freshName } from "./registration.ts";
import { newAddress } from "./visit.ts";

const next = "nine-yellow-boats-sail-home";
ownStack();

describe("a real name", () => {
  it("proves who has neither number nor mailbox, and no other name does", async () => {
    const username = freshName();
    const password = "neela-aasman-saat-taare";
    const about = { username, password, confirmPassword: password, birthday: "1990-11-11", agreement: true };
    const input = { ...about, payeeName: "Kavya R. Menon" };
    await callFrom(server(), newAddress()).call("register.create", input, { key: randomUUID() });
    const page = await challenged({ username, password });
    await page.getByLabel("Full name on your bank account").fill("Kavya Nair");
    await submit(page).click();
    await page.getByRole("dialog").or(page.locator("main")).getByText("The code is not right.").first().waitFor();
    expect(await tokenOf(page)).toBeNull();
    await page.getByLabel("Full name on your bank account").fill("kavya r menon");
    await submit(page).click();
    await isIn(page, username);
  });
});

/** The first of these calls meets a session that is ten minutes old: the server asks for the password. */
async function asOld(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await page.unroute(`**${path}`);
    const issues = [{ field: "password", code: "required" }];
    await route.fulfill({ status: 422, json: { success: false, code: "input.invalid", value: { issues }, requestId: "r" } });
  });
}

describe("what was added to an account", () => {
  it("is taken off again: a passkey after a question, an authenticator after the password", async () => {
    const person = await member();
    const { page, context, complaints } = await open("/?overlay=login", { address: person.address });
    await withPasskeys(context, page);
    await signIn(page, person);
    await isIn(page, person.username);
    await page.goto(here("/?overlay=security/passkeys"));
    await page.locator("[name=name]").fill("Old phone");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("button", { name: "Remove Old phone" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep" }).click();
    await page.getByRole("button", { name: "Remove Old phone" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Remove Old phone" }).waitFor({ state: "detached" });
    const call = callFrom(server(), person.address, await tokenOf(page));
    expect((await call.call("passkey.list")).items).toEqual([]);

    await page.goto(here("/?overlay=security/authenticator"));
    await page.getByRole("button", { name: "Set up an authenticator app" }).click();
    await page.locator("[name=code]").fill(totpCode(await authenticatorKey(page), stepAt(new Date())));
    await submit(page).click();
    await page.getByText(/On since/).waitFor();
    expect(complaints).toEqual([]);
    await asOld(page, "/wps/member/totp/remove");
    await page.getByRole("button", { name: "Turn it off" }).click();
    await page.locator("[name=password]").fill(person.password);
    expect(await page.getByText("You logged in a while ago.").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Turn it off" }).click();
    await page.getByRole("button", { name: "Set up an authenticator app" }).waitFor();
    expect((await call.call("totp.status")).enabled).toBe(false);
  });
});

describe("a password that may not stay", () => {
  it.each([
    ["expired", "Your password has expired. Choose a new one."],
    ["operator", "Support has asked you to choose a new password."],
  ])("(%s) is changed before anything else opens", async (reason, why) => {
    const person = await member();
    const { page } = await open("/login?next=/slot-games", { address: person.address });
    // Time, or an operator, does this to an account; here the server's answer is made to say so.
    await page.route("**/wps/session/login", async (route) => {
      const answer = await route.fetch();
      const { value } = (await answer.json()) as { value: object };
      await route.fulfill({ response: answer, json: { success: true, value: { ...value, passwordChange: reason } } });
    });
    await signIn(page, person);
    await page.getByRole("dialog").getByText(why).waitFor();
    await page.goto(here("/?overlay=support"));
    await page.getByRole("dialog").getByText(why).waitFor();
    await setNewPassword(page, next);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await isIn(page, person.username);
    expect((await callFrom(server(), newAddress(), await tokenOf(page)).call("member.info")).account).toBe(person.username);
  });
});
