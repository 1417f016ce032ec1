import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { audit } from "../../../platform/schema.ts";
import { members, sessions, captchas } from "../schema.ts";
import { hashPassword } from "../../../platform/security/password.ts";
import { hashOf } from "../../../platform/security/tokens.ts";
import { isApiError } from "@baize/api/client/api-error";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { solvedProof } from "../../../../test/harness/human.ts";
import { addMember, PASSWORD, signIn } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const HOUR = 3_600_000;

const attempt = async (world: World, username: string, password: string, rest: object = {}) =>
  await refusal(clientOf(world).write("session.login", { username, password, ...rest }));

it("accepts the name in any case, and stores only a hash of the token", async () => {
  const world = await newWorld();
  const member = await addMember(world, 0n, { username: `Asha${world.brand}` });
  const opened = await clientOf(world).write("session.login", { username: `  ASHA${world.brand} `, password: PASSWORD });
  expect(opened).toMatchObject({ account: `Asha${world.brand}`, isAgent: 0, firstTimeLogin: false, passwordChange: null });
  const rows = await world.system.db.select().from(sessions).where(eq(sessions.memberId, member.id));
  expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashOf(opened.token)]);
  expect(JSON.stringify(rows)).not.toContain(opened.token);
});

it("answers the same for a wrong password and for an unknown account", async () => {
  const world = await newWorld();
  const { username } = await addMember(world);
  const known = await attempt(world, username, "not the password at all");
  const unknown = await attempt(world, `${username}x`, "not the password at all");
  expect(known).toEqual({ code: "auth.bad_credentials", value: { captcha: false }, status: 401 });
  expect(unknown).toEqual(known);
});

it.each(["an account", "no account"])("asks for a captcha after three failures and locks after ten, with %s", async (which) => {
  const world = await newWorld();
  const { username } = await addMember(world);
  const name = which === "an account" ? username : `${username}x`;
  const wrong = "not the password at all";
  expect((await attempt(world, name, wrong)).value).toEqual({ captcha: false });
  expect((await attempt(world, name, wrong)).value).toEqual({ captcha: false });
  expect((await attempt(world, name, wrong)).value).toEqual({ captcha: true });
  expect(await attempt(world, name, wrong)).toEqual({ code: "auth.captcha_required", value: { captcha: true }, status: 403 });
  expect(await attempt(world, name, PASSWORD)).toMatchObject({ code: "auth.captcha_required" });
  for (let turn = 3; turn < 10; turn += 1) {
    const proof = await solvedProof(await clientOf(world).read("captcha.get"));
    expect(await attempt(world, name, wrong, { proof })).toEqual({
      code: "auth.bad_credentials",
      value: { captcha: true },
      status: 401,
    });
  }
  const proof = await solvedProof(await clientOf(world).read("captcha.get"));
  expect(await attempt(world, name, PASSWORD, { proof })).toEqual({
    code: "auth.too_many_failures",
    value: { retryAfter: 900, ways: ["passkey", "known_device"] },
    status: 403,
  });
  world.advance(15 * 60_000 + 1000);
  const last = await clientOf(world)
    .write("session.login", { username: name, password: PASSWORD })
    .then(
      () => "signed in",
      (error: unknown) => (isApiError(error) ? error.code : error),
    );
  expect(last).toBe(which === "an account" ? "signed in" : "auth.bad_credentials");
});

it("accepts a typed captcha once, in digits of any script, and a solved proof once", async () => {
  const world = await newWorld();
  const { username } = await addMember(world);
  for (let turn = 0; turn < 3; turn += 1) await attempt(world, username, "not the password at all");
  const { id, image, mediaType } = await clientOf(world).read("captcha.get");
  // Pixels alone: the coordinates of a drawing's strokes would tell the digits.
  expect(mediaType).toBe("image/png");
  const picture = Buffer.from(image, "base64");
  expect(picture.subarray(0, 8).toString("latin1")).toBe("\u0089PNG\r\n\u001a\n");
  expect(picture.includes("<svg")).toBe(false);
  // The characters are in the drawing alone, so the test stores known ones.
  await world.system.db
    .update(captchas)
    .set({ answerHash: hashOf(`${id} 23457`) })
    .where(eq(captchas.id, id));
  expect(await attempt(world, username, PASSWORD, { captchaId: id, captcha: "99999" })).toMatchObject({
    code: "auth.captcha_wrong",
  });
  expect(await attempt(world, username, PASSWORD, { captchaId: id, captcha: "23457" })).toMatchObject({
    code: "auth.captcha_wrong",
  });
  const second = await clientOf(world).read("captcha.get");
  await world.system.db
    .update(captchas)
    .set({ answerHash: hashOf(`${second.id} 23457`) })
    .where(eq(captchas.id, second.id));
  const human = { captchaId: second.id, captcha: " २३४५७" };
  expect(await clientOf(world).write("session.login", { username, password: PASSWORD, ...human })).toHaveProperty("token");
  for (let turn = 0; turn < 3; turn += 1) await attempt(world, username, "not the password at all");
  const proof = await solvedProof(await clientOf(world).read("captcha.get"));
  expect(await clientOf(world).write("session.login", { username, password: PASSWORD, proof })).toHaveProperty("token");
  for (let turn = 0; turn < 3; turn += 1) await attempt(world, username, "not the password at all");
  expect(await attempt(world, username, PASSWORD, { proof })).toMatchObject({ code: "auth.captcha_wrong" });
  expect(await attempt(world, username, PASSWORD, { proof: "bm90IGpzb24=" })).toMatchObject({ code: "auth.captcha_wrong" });
});

it("asks every caller of an address that guesses at many accounts for a captcha", async () => {
  const world = await newWorld({ config: { signIn: { captchaAfterByAddress: 4 } } });
  const { username } = await addMember(world);
  for (let turn = 0; turn < 4; turn += 1) await attempt(world, `nobody${turn}`, "not the password at all");
  expect(await attempt(world, username, PASSWORD)).toMatchObject({ code: "auth.captcha_required" });
});

it("ends a session that is idle, old or signed out", async () => {
  const world = await newWorld();
  const member = await addMember(world);
  const info = async (token: string) => await refusal(clientOf(world, token).read("member.info"));
  const idle = await signIn(world, member);
  world.advance(31 * 60_000);
  expect(await info(idle)).toMatchObject({ code: "auth.token_expired", status: 401 });
  const busy = await signIn(world, member);
  for (let spent = 0; spent < 12 * HOUR; spent += 20 * 60_000) {
    await clientOf(world, busy).read("member.icon");
    world.advance(20 * 60_000);
  }
  expect(await info(busy)).toMatchObject({ code: "auth.token_expired" });
  const left = await signIn(world, member);
  await clientOf(world, left).write("session.logout");
  expect(await info(left)).toMatchObject({ code: "auth.token_expired" });
  expect(await refusal(clientOf(world).read("member.info"))).toMatchObject({ code: "auth.not_signed_in" });
  expect(await info("x".repeat(43))).toMatchObject({ code: "auth.token_expired" });
});

it("lets an account that another person opened do nothing but change its password", async () => {
  const world = await newWorld();
  const agent = await addMember(world, 0n, { kind: 1 });
  const member = await addMember(world, 0n, { firstLogin: true, openedBy: agent.id });
  const opened = await clientOf(world).write("session.login", { username: member.username, password: PASSWORD });
  expect(opened).toMatchObject({ firstTimeLogin: true, passwordChange: "first_login" });
  const client = clientOf(world, opened.token);
  expect(await refusal(client.read("wallet.balance"))).toEqual({
    code: "auth.password_change_required",
    value: { reason: "first_login" },
    status: 403,
  });
  const next = "a-whole-new-phrase-9";
  const changed = { newPassword: next, confirmNewPassword: next };
  // Only the account's owner knows the old one: the session may have been opened by a code that another person read.
  expect(await refusal(client.write("member.changePassword", changed))).toMatchObject({
    code: "input.invalid",
    value: { issues: [{ field: "oldPassword", code: "required" }] },
  });
  const { token } = await client.write("member.changePassword", { ...changed, oldPassword: PASSWORD });
  expect(await refusal(client.read("wallet.balance"))).toMatchObject({ code: "auth.token_expired" });
  expect(await clientOf(world, token).read("wallet.balance")).toHaveProperty("sumBalance");
  expect(await clientOf(world).write("session.login", { username: member.username, password: next })).toMatchObject({
    firstTimeLogin: false,
    passwordChange: null,
  });
});

it("stores a password at OWASP's cost, unless the setting of tests says otherwise", async () => {
  const world = await newWorld({ environment: { PASSWORD_WORK: "" } });
  const member = await addMember(world);
  const next = "eight-paper-lanterns";
  const changed = { oldPassword: PASSWORD, newPassword: next, confirmNewPassword: next };
  await clientOf(world, await signIn(world, member)).write("member.changePassword", changed);
  const rows = await world.system.db.select().from(members).where(eq(members.id, member.id));
  expect(rows.map(({ passwordHash }) => passwordHash)).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
  expect(await signIn(world, member, next)).toBeTruthy();
});

it("forces a change of the classic profile's weak default password, and refuses it as a new one", async () => {
  const world = await newWorld({ profile: "classic" });
  const member = await addMember(world, 0n, { passwordHash: await hashPassword("Aa123456!", "light") });
  const opened = await clientOf(world).write("session.login", { username: member.username, password: "Aa123456!" });
  expect(opened.passwordChange).toBe("weak_default");
  const change = async (newPassword: string) =>
    await refusal(clientOf(world, opened.token).write("member.changePassword", { newPassword, confirmNewPassword: newPassword }));
  expect(await change("Aa123456!")).toMatchObject({ code: "password.too_common" });
  expect(await change("alllowercase1")).toMatchObject({ code: "input.invalid" });
});

it("expires old passwords in the classic profile only", async () => {
  for (const [profile, wanted] of [
    ["classic", "expired"],
    ["strict", null],
  ] as const) {
    const world = await newWorld({ profile, config: { features: { passwordPolicy: true } } });
    const passwordChangedAt = new Date(world.system.now().getTime() - 91 * 24 * HOUR);
    const { username } = await addMember(world, 0n, { passwordChangedAt });
    expect((await clientOf(world).write("session.login", { username, password: PASSWORD })).passwordChange).toBe(wanted);
  }
});

it("changes a password with the old one, ends the other sessions, and limits guesses at it", async () => {
  const world = await newWorld();
  const member = await addMember(world);
  const other = await signIn(world, member);
  const client = clientOf(world, await signIn(world, member));
  const next = "nine-yellow-boats-sail";
  const change = async (rest: object) =>
    await refusal(
      client.write("member.changePassword", { oldPassword: PASSWORD, newPassword: next, confirmNewPassword: next, ...rest }),
    );
  expect(await change({ oldPassword: undefined })).toMatchObject({
    code: "input.invalid",
    value: { issues: [{ field: "oldPassword", code: "required" }] },
  });
  expect(await change({ confirmNewPassword: "something else here" })).toMatchObject({
    value: { issues: [{ field: "confirmNewPassword", code: "mismatch" }] },
  });
  expect(await change({ newPassword: "short", confirmNewPassword: "short" })).toMatchObject({
    value: { issues: [{ field: "newPassword", code: "too_short" }] },
  });
  expect(await change({ newPassword: "passwordpassword1", confirmNewPassword: "passwordpassword1" })).toMatchObject({
    code: "password.too_common",
  });
  expect(await change({ newPassword: PASSWORD, confirmNewPassword: PASSWORD })).toMatchObject({ code: "password.reused" });
  for (let turn = 0; turn < 5; turn += 1)
    expect(await change({ oldPassword: "not it, not at all" })).toMatchObject({ code: "password.wrong_old" });
  expect(await change({})).toEqual({ code: "rate.limited", value: { retryAfter: 900 }, status: 429 });
  world.advance(15 * 60_000 + 1000);
  const { token } = await client.write("member.changePassword", {
    oldPassword: PASSWORD,
    newPassword: next,
    confirmNewPassword: next,
  });
  expect(await clientOf(world, token).read("member.info")).toMatchObject({ account: member.username });
  for (const old of [other])
    expect(await refusal(clientOf(world, old).read("member.info"))).toMatchObject({ code: "auth.token_expired" });
  expect(await attempt(world, member.username, PASSWORD)).toMatchObject({ code: "auth.bad_credentials" });
  const trail = await world.system.db.select().from(audit).where(eq(audit.memberId, member.id));
  expect(trail.map(({ action }) => action)).toContain("member.changePassword");
  expect(JSON.stringify(trail)).not.toContain(next);
});

it("reveals a closed or reserved account only with the right password, and keeps a demo account's password", async () => {
  const world = await newWorld();
  const shut = await addMember(world, 0n, { status: "locked" });
  const reserved = await addMember(world, 0n, { kind: 3 });
  expect(await attempt(world, shut.username, "not the password at all")).toMatchObject({ code: "auth.bad_credentials" });
  expect(await attempt(world, shut.username, PASSWORD)).toEqual({
    code: "auth.account_locked",
    value: { retryAfter: null },
    status: 403,
  });
  expect(await attempt(world, reserved.username, PASSWORD)).toMatchObject({ code: "auth.not_member" });
  const demo = await addMember(world, 0n, { kind: 4, book: "demo" });
  const client = clientOf(world, await signIn(world, demo));
  const passwords = { oldPassword: PASSWORD, newPassword: "nine-yellow-boats", confirmNewPassword: "nine-yellow-boats" };
  expect(await refusal(client.write("member.changePassword", passwords))).toMatchObject({ code: "auth.demo_account" });
});

it("ends a live session when an operator closes the account", async () => {
  const world = await newWorld();
  const member = await addMember(world);
  const token = await signIn(world, member);
  await world.system.db.update(members).set({ status: "locked" }).where(eq(members.id, member.id));
  expect(await refusal(clientOf(world, token).read("member.info"))).toMatchObject({ code: "auth.token_expired" });
});
