import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { passwordResets } from "../schema.ts";
import { audit } from "../../../platform/schema.ts";
import { browser } from "../../../../test/harness/browser.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { BEHIND_PROXY, from } from "../../../../test/harness/from-address.ts";
import { newProof } from "../../../../test/harness/human.ts";
import { addMember, PASSWORD, signIn, type TestMember } from "../../../../test/harness/member.ts";
import { codeToLogin, newNumber, providerToken } from "../../../../test/harness/numbers.ts";
import { newestTo, otherCode } from "../../../../test/harness/outbox.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const WAYS = { emailReset: true, phoneReset: true, phoneLogin: true, smsLogin: true };
const NEXT = "nine-yellow-boats-sail";

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { features: WAYS, verification: { sendsByAddress: 1000 } }, environment: BEHIND_PROXY });
});

let mailboxes = 0;
const newMailbox = () => `m${(mailboxes += 1)}@example.in`;

async function forgot(username: string, email: string, where = world) {
  return await clientOf(where).write("password.forgotByEmail", { username, email, proof: await newProof(where) });
}

/** The token of the newest mail's link, after `#`. */
async function mailedToken(email: string): Promise<string> {
  const { link } = await newestTo(world, email);
  const { pathname, hash } = new URL(link ?? "");
  expect(pathname).toBe("/login");
  return new URLSearchParams(hash.slice(1)).get("reset") ?? "";
}

const resetBy = async (token: string, newPassword = NEXT, where = world) =>
  await clientOf(where).write("password.resetByEmail", { token, newPassword });
const isOut = async (token: string) => (await refusal(clientOf(world, token).read("member.info"))).code;
const login = async ({ username }: TestMember, password: string) =>
  await clientOf(world).write("session.login", { username, password });

describe("a new password by mail", () => {
  it("is set by the link once, ends every session and remembered device, and lifts the lock of failed logins", async () => {
    const email = newMailbox();
    const member = await addMember(world, 0n, { email });
    const device = browser(world);
    const { token: open } = await device
      .call()
      .write("session.login", { username: member.username, password: PASSWORD, remember: true });
    for (let turn = 0; turn < 3; turn += 1) await refusal(login(member, "not the password at all"));
    expect(await refusal(login(member, PASSWORD))).toMatchObject({ code: "auth.captcha_required" });
    expect(await forgot(` ${member.username.toUpperCase()} `, email.toUpperCase())).toEqual({ expiredMinutes: 30 });
    const token = await mailedToken(email);
    expect(await refusal(resetBy(token, PASSWORD))).toMatchObject({ code: "password.reused" });
    expect(await refusal(resetBy(token, "short"))).toMatchObject({
      value: { issues: [{ field: "newPassword", code: "too_short" }] },
    });
    expect(await refusal(resetBy(token, "passwordpassword1"))).toMatchObject({ code: "password.too_common" });
    expect(await resetBy(token)).toEqual({ account: member.username });
    expect(await isOut(open)).toBe("auth.token_expired");
    expect(await refusal(device.call().write("session.resume"))).toMatchObject({ code: "auth.not_signed_in" });
    expect(await refusal(resetBy(token, "another-boat-that-sails"))).toMatchObject({ code: "auth.link_expired" });
    expect(await login(member, NEXT)).toMatchObject({ passwordChange: null });
    expect(await refusal(login(member, PASSWORD))).toMatchObject({ code: "auth.bad_credentials" });
    const trail = await world.system.db.select().from(audit).where(eq(audit.memberId, member.id));
    expect(trail.map(({ action }) => action)).toContain("password.reset");
    expect(JSON.stringify(trail)).not.toContain(token);
  });

  it("answers the same where name and mailbox do not match, and informs the mailbox alone", async () => {
    const [email, stranger] = [newMailbox(), newMailbox()];
    const member = await addMember(world, 0n, { email });
    const answers = [
      await forgot(member.username, email),
      await forgot(member.username, stranger),
      await forgot("nobody_here", stranger),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await newestTo(world, stranger)).toMatchObject({ link: null, purpose: "reset_link_unknown" });
    const trial = await addMember(world, 0n, { email: newMailbox(), kind: 4, book: "demo" });
    await forgot(trial.username, `m${mailboxes}@example.in`);
    expect(await newestTo(world, `m${mailboxes}@example.in`)).toMatchObject({ link: null });
  });

  it("is set by the newest link alone, within half an hour, in its own brand, and by none after a password change", async () => {
    const email = newMailbox();
    const member = await addMember(world, 0n, { email });
    await forgot(member.username, email);
    const first = await mailedToken(email);
    await forgot(member.username, email);
    const second = await mailedToken(email);
    expect(await refusal(resetBy(first))).toMatchObject({ code: "auth.link_expired" });
    const elsewhere = await newWorld({ config: { features: WAYS } });
    expect(await refusal(resetBy(second, NEXT, elsewhere))).toMatchObject({ code: "auth.link_expired" });
    const rows = await world.system.db.select().from(passwordResets).where(eq(passwordResets.memberId, member.id));
    expect(JSON.stringify(rows)).not.toContain(second);
    const client = clientOf(world, await signIn(world, member));
    await client.write("member.changePassword", { oldPassword: PASSWORD, newPassword: NEXT, confirmNewPassword: NEXT });
    expect(await refusal(resetBy(second, PASSWORD))).toMatchObject({ code: "auth.link_expired" });
    await forgot(member.username, email);
    const late = await mailedToken(email);
    world.advance(30 * 60_000 + 1000);
    expect(await refusal(resetBy(late, PASSWORD))).toMatchObject({ code: "auth.link_expired" });
  });

  it("is limited by account, mailbox and address, and needs a human check", async () => {
    const email = newMailbox();
    const waits = { code: "verify.too_many_requests", value: { retryAfter: 300 }, status: 429 };
    for (let turn = 0; turn < 3; turn += 1) await forgot(`guess${turn}`, email);
    expect(await refusal(forgot("guess9", email))).toEqual(waits);
    for (let turn = 0; turn < 3; turn += 1) await forgot("one_name_only", newMailbox());
    expect(await refusal(forgot("one_name_only", newMailbox()))).toEqual(waits);
    const many = from(world, "203.0.113.99");
    for (let turn = 0; turn < 20; turn += 1) await forgot(`name${turn}`, newMailbox(), many);
    expect(await refusal(forgot("name99", newMailbox(), many))).toEqual(waits);
    const unasked = clientOf(world).write("password.forgotByEmail", { username: "meera", email });
    expect(await refusal(unasked)).toMatchObject({ code: "auth.captcha_required" });
    const bad = clientOf(world).write("password.forgotByEmail", { username: "meera", email: "meera@" });
    expect(await refusal(bad)).toMatchObject({
      value: { issues: [{ field: "email", code: "pattern", params: { patternId: 4 } }] },
    });
  });
});

describe("a new password by phone", () => {
  it("is set by a code once, and a refused password does not use up the code", async () => {
    const number = newNumber();
    const { mobileNum } = number;
    const member = await addMember(world, 0n, { mobile: number.whole });
    const open = await signIn(world, member);
    const reset = async (verificationCode: string, newPassword = NEXT) =>
      await clientOf(world).write("password.resetByPhone", { mobileNum, verificationCode, newPassword });
    for (let turn = 0; turn < 3; turn += 1)
      await refusal(clientOf(world).write("session.login", { username: mobileNum, password: "wrong" }));
    const code = await codeToLogin(world, number, "reset");
    const asLogin = clientOf(world).write("session.login", { type: "sms", mobileNum, verificationCode: code });
    expect(await refusal(asLogin)).toMatchObject({ code: "verify.invalid_code" });
    expect(await refusal(reset(code, "short"))).toMatchObject({ code: "input.invalid" });
    expect(await refusal(reset(code, PASSWORD))).toMatchObject({ code: "password.reused" });
    expect(await refusal(reset(code, "passwordpassword1"))).toMatchObject({ code: "password.too_common" });
    expect(await refusal(reset(otherCode(code)))).toMatchObject({ code: "verify.invalid_code" });
    expect(await reset(code)).toEqual({ account: member.username });
    expect(await isOut(open)).toBe("auth.token_expired");
    expect(await refusal(reset(code, "another-boat-that-sails"))).toMatchObject({ code: "verify.invalid_code" });
    // The failures were counted under the number, and are cleared too.
    expect(await clientOf(world).write("session.login", { username: mobileNum, password: NEXT })).toHaveProperty("token");
  });

  it("is set by the provider's token, and answers the same for a number without an account until it is proven", async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    await addMember(world, 0n, { mobile: known.whole });
    const reset = async (input: object) => await clientOf(world).write("password.resetByPhone", { newPassword: NEXT, ...input });
    const tried = async ({ mobileNum }: typeof known) => {
      const sent = await clientOf(world).write("sms.login", { mobileNum, purpose: "reset", proof: await newProof(world) });
      return { sent, refused: await refusal(reset({ mobileNum, verificationCode: "12" })) };
    };
    expect(await tried(unknown)).toEqual(await tried(known));
    world.advance(61_000);
    expect(await reset({ firebaseIdToken: await providerToken(world, known) })).toHaveProperty("account");
    expect(await refusal(reset({ firebaseIdToken: await providerToken(world, unknown) }))).toMatchObject({
      code: "auth.user_unknown",
    });
  });
});

describe("devices", () => {
  const PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";

  it("are listed with the current one first, and signed out remotely for good, remembered ones too", async () => {
    const member = await addMember(world);
    const phone = browser(from(world, "203.0.113.7", { "user-agent": PHONE }));
    const desk = browser(from(world, "203.0.113.8"));
    const remembered = { username: member.username, password: PASSWORD, remember: true };
    await phone.call().write("session.login", remembered);
    const there = await phone.call().write("session.resume");
    const here = await desk.call().write("session.login", remembered);
    const client = desk.call(here.token);
    const { items } = await client.read("session.list");
    expect(items.map(({ current }) => current)).toEqual([true, false, false]);
    expect(items[1]).toMatchObject({ browser: "Chrome", system: "Android", address: "203.0.113.7" });
    // Either of the phone's two sessions is tied to its cookie.
    const id = items[2]?.id ?? "";
    expect(await client.write("session.end", { id })).toEqual({ ended: 1 });
    expect(await client.write("session.end", { id })).toEqual({ ended: 0 });
    expect(await refusal(phone.call().write("session.resume"))).toMatchObject({ code: "auth.not_signed_in" });
    expect(await client.write("session.end", { id: items[1]?.id ?? "" })).toEqual({ ended: 1 });
    expect(await isOut(there.token)).toBe("auth.token_expired");
    expect(await desk.call().write("session.resume")).toMatchObject({ account: member.username });
  });

  it("are all signed out but the current one, which stays remembered", async () => {
    const member = await addMember(world);
    const [phone, desk] = [browser(world), browser(world)];
    const remembered = { username: member.username, password: PASSWORD, remember: true };
    const there = await phone.call().write("session.login", remembered);
    const here = await desk.call().write("session.login", remembered);
    expect(await desk.call(here.token).write("session.endOthers")).toEqual({ ended: 1 });
    expect(await isOut(there.token)).toBe("auth.token_expired");
    expect(await refusal(phone.call().write("session.resume"))).toMatchObject({ code: "auth.not_signed_in" });
    expect(await desk.call(here.token).read("member.info")).toMatchObject({ account: member.username });
    expect(await desk.call().write("session.resume")).toMatchObject({ account: member.username });
  });

  it("of another member are neither listed nor signed out", async () => {
    const [mine, theirs] = [await addMember(world), await addMember(world)];
    const token = await signIn(world, theirs);
    const { items } = await clientOf(world, token).read("session.list");
    const client = clientOf(world, await signIn(world, mine));
    expect(await client.write("session.end", { id: items[0]?.id ?? "" })).toEqual({ ended: 0 });
    expect(await client.write("session.endOthers")).toEqual({ ended: 0 });
    expect((await client.read("session.list")).items).toHaveLength(1);
    expect(await clientOf(world, token).read("member.info")).toMatchObject({ account: theirs.username });
  });
});
