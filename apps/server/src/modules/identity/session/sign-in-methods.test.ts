import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { InputOf } from "@baize/api/contract/contract";
import { members } from "../schema.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { newProof } from "../../../../test/harness/human.ts";
import { addMember, PASSWORD } from "../../../../test/harness/member.ts";
import { codeToLogin, newNumber, type PhoneNumber, providerToken } from "../../../../test/harness/numbers.ts";
import { codeTo, newestTo, otherCode } from "../../../../test/harness/outbox.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

const WAYS = { smsLogin: true, phoneLogin: true, freePlay: true };

let world: World;
beforeAll(async () => {
  // Without limits per address, except for trial accounts.
  world = await newWorld({ config: { features: WAYS, verification: { sendsByAddress: 1000 }, signIn: { trialsByAddress: 2 } } });
});

const login = async (input: InputOf<"session.login">) => await clientOf(world).write("session.login", input);
const refused = async (input: InputOf<"session.login">) => (await refusal(login(input))).code;

it("by SMS accepts the newest code, once", async () => {
  const number = newNumber();
  const { username: account } = await addMember(world, 0n, { mobile: number.whole });
  const by = { type: "sms" as const, mobileNum: number.mobileNum };
  const first = await codeToLogin(world, number);
  expect(await refusal(codeToLogin(world, number))).toMatchObject({
    code: "verify.too_many_requests",
    value: { retryAfter: 60 },
  });
  world.advance(61_000);
  const second = await codeToLogin(world, number);
  const stale = first === second ? otherCode(second) : first;
  expect(await refused({ ...by, verificationCode: stale })).toBe("verify.invalid_code");
  const inHindi = second.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
  expect(await login({ ...by, verificationCode: ` ${inHindi.slice(0, 3)} ${inHindi.slice(3)}` })).toMatchObject({
    account,
    passwordChange: null,
  });
  expect(await refused({ ...by, verificationCode: second })).toBe("verify.invalid_code");
});

it("by SMS answers the same for a number without an account, and sends it no code", async () => {
  const [known, unknown] = [newNumber(), newNumber()];
  await addMember(world, 0n, { mobile: known.whole });
  const ask = async ({ mobileNum }: PhoneNumber) => {
    const sent = await clientOf(world).write("sms.login", { mobileNum, proof: await newProof(world) });
    return { sent, tried: await refusal(login({ type: "sms", mobileNum, verificationCode: "12" })) };
  };
  expect(await ask(unknown)).toEqual(await ask(known));
  expect(await newestTo(world, unknown.whole)).toMatchObject({ code: null, purpose: "login_unknown" });
});

it("accepts five tries a code and fifteen a number, and then refuses the right code", async () => {
  const number = newNumber();
  await addMember(world, 0n, { mobile: number.whole });
  const attempt = async (verificationCode: string) =>
    await refused({ type: "sms", mobileNum: number.mobileNum, verificationCode });
  for (let turn = 0; turn < 3; turn += 1) {
    const code = await codeToLogin(world, number);
    for (let guess = 0; guess < 5; guess += 1) expect(await attempt(otherCode(code))).toBe("verify.invalid_code");
    expect(await attempt(code)).toBe(turn < 2 ? "verify.code_expired" : "verify.too_many_requests");
    world.advance(61_000);
  }
});

const byToken = (firebaseIdToken?: string) => ({ type: "firebase" as const, firebaseIdToken });

it("by the provider's token accepts each token once, and says that a proven number has no account", async () => {
  const number = newNumber();
  const { username: account } = await addMember(world, 0n, { mobile: number.whole });
  const token = await providerToken(world, number);
  expect(await login(byToken(token))).toMatchObject({ account });
  expect(await refused(byToken(token))).toBe("verify.invalid_code");
  expect(await refused(byToken())).toBe("verify.missing_code");
  expect(await refused(byToken(`${token.slice(0, -4)}AAAA`))).toBe("verify.invalid_code");
  expect(await refused(byToken(await providerToken(world, newNumber())))).toBe("auth.user_unknown");
  world.advance(61_000);
  const late = await providerToken(world, number);
  world.advance(301_000);
  expect(await refused(byToken(late))).toBe("verify.code_expired");
});

it("refuses the text between the provider's two steps as a token, here and in another brand", async () => {
  const { mobileNum, whole } = newNumber();
  await addMember(world, 0n, { mobile: whole });
  const { sessionInfo } = await clientOf(world).write("phoneCode.send", { mobileNum, proof: await newProof(world) });
  expect(await refused({ type: "firebase", firebaseIdToken: sessionInfo })).toBe("verify.invalid_code");
  const elsewhere = await newWorld({ config: { features: WAYS } });
  const verificationCode = await codeTo(world, whole);
  const there = clientOf(elsewhere).write("phoneCode.confirm", { sessionInfo, verificationCode });
  expect(await refusal(there)).toMatchObject({ code: "verify.invalid_code" });
});

it("refuses a closed account by every method, and gives the reason only to its owner", async () => {
  const number = newNumber();
  const { username } = await addMember(world, 0n, { mobile: number.whole, status: "locked" });
  const verificationCode = await codeToLogin(world, number);
  const by = { type: "sms" as const, mobileNum: number.mobileNum };
  expect(await refused({ ...by, verificationCode: otherCode(verificationCode) })).toBe("verify.invalid_code");
  expect(await refused({ ...by, verificationCode })).toBe("auth.account_locked");
  expect(await refused({ type: "firebase", firebaseIdToken: await providerToken(world, number) })).toBe("auth.account_locked");
  expect(await refused({ username, password: PASSWORD })).toBe("auth.account_locked");
});

const answer = async (input: InputOf<"session.login">) => {
  const { code, value } = await refusal(login(input));
  return { code, value };
};
const required = (...fields: string[]) => ({
  code: "input.invalid",
  value: { issues: fields.map((field) => ({ field, code: "required", params: {} })) },
});

it("names every field that was left out", async () => {
  expect(await answer({})).toEqual(required("username", "password"));
  expect(await answer({ username: "  ", password: "" })).toEqual(required("username", "password"));
  expect(await answer({ username: "meera" })).toEqual(required("password"));
  expect(await answer({ password: PASSWORD })).toEqual(required("username"));
  expect(await refused({ type: "sms", verificationCode: "123456" })).toBe("verify.missing_phone_number");
  expect(await refused({ type: "sms", mobileNum: "12" })).toBe("verify.invalid_phone_number");
  expect(await refused({ type: "sms", mobileNum: newNumber().mobileNum })).toBe("verify.missing_code");
  expect(await refused({ type: "firebase" })).toBe("verify.missing_code");
});

it("on the agents' side accepts agents alone, by password and by code", async () => {
  const [member, agent] = [newNumber(), newNumber()];
  const { username } = await addMember(world, 0n, { mobile: member.whole });
  const { username: account } = await addMember(world, 0n, { mobile: agent.whole, kind: 2 });
  const bySms = async (number: PhoneNumber) => {
    const verificationCode = await codeToLogin(world, number);
    return await login({ type: "sms", mobileNum: number.mobileNum, verificationCode, side: "agent" });
  };
  expect(await bySms(agent)).toMatchObject({ account, isAgent: 2 });
  expect(await refusal(bySms(member))).toMatchObject({ code: "auth.not_agent" });
  expect(await refused({ username, password: PASSWORD, side: "agent" })).toBe("auth.not_agent");
});

it("as a trial opens demo money of its own, is closed to real features, and is limited by address", async () => {
  const open = async () => await clientOf(world).write("session.freePlay", { random: randomUUID() });
  const trial = await open();
  expect(trial).toMatchObject({ isAgent: 4, passwordChange: null });
  const client = clientOf(world, trial.token);
  expect(await client.read("wallet.balance")).toMatchObject({ sumBalance: { amount: "1000.00" } });
  const [row] = await world.system.db.select().from(members).where(eq(members.handle, trial.account));
  expect(row).toMatchObject({ book: "demo", kind: 4, mobile: null, email: null });
  const real = [
    () => client.write("member.changePassword", { newPassword: PASSWORD, confirmNewPassword: PASSWORD }),
    () => client.write("passkey.begin", {}),
    () => client.write("totp.begin", {}),
  ];
  for (const call of real) expect(await refusal(call())).toMatchObject({ code: "auth.demo_account" });
  expect(await refused({ username: trial.account, password: PASSWORD })).toBe("auth.bad_credentials");
  await open();
  expect(await refusal(open())).toMatchObject({ code: "rate.limited", status: 429 });
});

it("is refused by every method that the brand has closed", async () => {
  const shut = await newWorld({ config: { features: {} } });
  const { mobileNum } = newNumber();
  const client = clientOf(shut);
  const human = { proof: await newProof(shut) };
  const calls = [
    () => client.write("session.freePlay", { random: "x" }),
    () => client.write("session.login", { type: "sms", mobileNum, verificationCode: "123456" }),
    () => client.write("session.login", { type: "firebase", firebaseIdToken: "x" }),
    () => client.write("sms.login", { mobileNum, ...human }),
    () => client.write("sms.login", { mobileNum, purpose: "reset", ...human }),
    () => client.write("sms.register", { mobileNo: mobileNum, ...human }),
    () => client.write("phoneCode.send", { mobileNum, ...human }),
    () => client.write("password.forgotByEmail", { username: "meera", email: "meera@example.in", ...human }),
    () => client.write("password.resetByPhone", { mobileNum, verificationCode: "123456", newPassword: PASSWORD }),
  ];
  for (const call of calls) expect(await refusal(call())).toMatchObject({ code: "verify.operation_not_allowed" });
});

it("needs a human check before any message, and accepts each solved proof once", async () => {
  const { mobileNum } = newNumber();
  const send = async (human: object) => (await refusal(clientOf(world).write("sms.login", { mobileNum, ...human }))).code;
  expect(await send({})).toBe("auth.captcha_required");
  const proof = await newProof(world);
  await clientOf(world).write("sms.login", { mobileNum, proof });
  world.advance(61_000);
  expect(await send({ proof })).toBe("verify.human_check_failed");
  expect(await send({ proof: "e30=" })).toBe("verify.human_check_failed");
  const unsolved = await clientOf(world).read("captcha.get");
  const forged = { challenge: unsolved.proof, solution: { counter: 1, derivedKey: "00", time: 1 } };
  expect(await send({ proof: Buffer.from(JSON.stringify(forged)).toString("base64") })).toBe("verify.human_check_failed");
  expect(await send({ captchaId: unsolved.id, captcha: "ABCDE" })).toBe("verify.human_check_failed");
});

const tooMany = (retryAfter: number) => ({ code: "verify.too_many_requests", value: { retryAfter }, status: 429 });

it("limits messages to one number, from one address, and of the whole brand in a day", async () => {
  const verification = { sendsBeforeWait: 2, sendsByAddress: 4, sendsADay: 5, waitMinutes: 5 };
  const where = await newWorld({ config: { features: WAYS, verification } });
  const send = async ({ mobileNum }: PhoneNumber) =>
    await clientOf(where).write("sms.login", { mobileNum, proof: await newProof(where) });
  const number = newNumber();
  await send(number);
  where.advance(61_000);
  await send(number);
  where.advance(61_000);
  expect(await refusal(send(number))).toEqual(tooMany(239));
  await send(newNumber());
  await send(newNumber());
  expect(await refusal(send(newNumber()))).toEqual(tooMany(300));
  where.advance(61 * 60_000);
  await send(newNumber());
  expect(await refusal(send(newNumber()))).toMatchObject({ code: "verify.quota_exceeded", status: 503 });
});

it("has no outbox once it is hidden, or once messages are delivered", async () => {
  const hidden = await newWorld({ environment: { OUTBOX: "off" } });
  const carried = await newWorld({ environment: { MESSAGE_URL: "http://127.0.0.1:9/messages" } });
  for (const where of [hidden, carried])
    expect(await refusal(clientOf(where).read("outbox.list", {}))).toMatchObject({ code: "system.not_found" });
});
