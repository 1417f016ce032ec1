import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../server/src/platform/database/open.ts";
import { registerWork } from "../../server/test/harness/human.ts";
import { stepAt, totpCode } from "../../server/src/modules/identity/totp/totp-code.ts";
import { asOld } from "./as-old.ts";
import { authenticatorKey, withPasskeys } from "./sign-in-devices.ts";
import { callFrom, newMobile } from "./newcomer.ts";
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
import { member as known, signIn } from "./people.ts";
import { withoutOwnSms } from "./phone-project.ts";
import { fillBirthday, freshName } from "./registration.ts";
import { newAddress } from "./visit.ts";

const next = "Nine-yellow-boats-7";

/** A password that is older than the classic profile allows, and one that an operator wants changed. */
ownStack(async (folder) => {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: `${folder}/db` });
  const changed = "update members set password_changed_at = now() - interval '100 days' where brand = 'utsav' and kind = 0";
  await db.execute(changed);
  await db.execute("update members set password_forced = true where brand = 'baize' and kind = 0");
  await close();
});

describe("a real name", () => {
  it("proves a member without number and mailbox, and no other name does", async () => {
    const username = freshName();
    const password = "neela-aasman-saat-taare";
    const about = { username, password, confirmPassword: password, birthday: "1990-11-11", agreement: true };
    const input = { ...about, payeeName: "Kavya R. Menon" };
    const client = callFrom(server(), newAddress());
    await client.write("register.create", { ...input, ...(await registerWork(client)) }, { key: randomUUID() });
    const page = await challenged({ username, password });
    await page.getByLabel("Full name on your bank account").fill("Kavya Nair");
    await submit(page).click();
    await page.getByRole("dialog").or(page.locator("main")).getByText("The code is incorrect.").first().waitFor();
    expect(await tokenOf(page)).toBeNull();
    await page.getByLabel("Full name on your bank account").fill("kavya r menon");
    await submit(page).click();
    await isIn(page, username);
  });
});

describe("a brand whose codes come from a provider", () => {
  it("registers by the provider's token", async () => {
    const { page, complaints } = await open("/help");
    await withoutOwnSms(page);
    await page.goto(here("/register?by=mobile"));
    const mobile = newMobile();
    await page.locator("[autocomplete=tel-national]").fill(mobile);
    const sent = page.waitForResponse("**/wps/relay/phoneCode/send");
    await send(page).click();
    expect((await sent).status()).toBe(200);
    const code = await codeTo(`+91${mobile}`);
    await page.locator("[autocomplete=one-time-code]").fill(code);
    await fillBirthday(page);
    const registered = page.waitForResponse("**/wps/member/register/mobile");
    await submit(page).click();
    expect((await registered).status()).toBe(200);
    await isIn(page, `91${mobile}`);
    expect(complaints).toEqual([]);
  });
});

describe("sign-in methods of an account", () => {
  it("are removed: a passkey after a confirmation, an authenticator after a proof", async () => {
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
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Remove Old phone" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Remove Old phone" }).waitFor({ state: "detached" });
    const call = callFrom(server(), person.address, await tokenOf(page));
    expect((await call.read("passkey.list")).items).toEqual([]);

    await page.goto(here("/?overlay=security/authenticator"));
    await page.getByRole("button", { name: "Set up an authenticator app" }).click();
    await page.locator("[name=code]").fill(totpCode(await authenticatorKey(page), stepAt(new Date())));
    await submit(page).click();
    await page.getByText(/On since/).waitFor();
    expect(complaints).toEqual([]);
    await asOld(page, "/wps/member/totp/remove");
    await page.getByRole("button", { name: "Turn off" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
    await dialog.getByText("Authenticator app").waitFor();
    await dialog.locator("[name=answer]").fill(person.password);
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("button", { name: "Set up an authenticator app" }).waitFor();
    expect((await call.read("totp.status")).enabled).toBe(false);
  });
});

describe("a password that must be changed", () => {
  it.each([
    ["expired", "utsav.localhost", "Your password has expired. Choose a new one."],
    ["forced by an operator", "localhost", "Support has asked you to choose a new password."],
  ])("(%s) is changed before anything else opens", async (_, host, why) => {
    const { page } = await open("/login?next=/slot-games", { host });
    await signIn(page, known);
    await page.getByRole("dialog").getByText(why).waitFor();
    await page.goto(new URL("/?overlay=support", page.url()).href);
    await page.getByRole("dialog").getByText(why).waitFor();
    await setNewPassword(page, next, known.password);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await isIn(page, known.username);
    await page.getByRole("button", { name: `Account menu: ${known.username}` }).waitFor();
  });
});
