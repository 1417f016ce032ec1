import { and, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { InputOf } from "@baize/api/contract/contract";
import type { ErrorValue } from "@baize/api/error-values";
import { members } from "../schema.ts";
import { audit } from "../../../platform/schema.ts";
import { stepAt, totpCode } from "../totp/totp-code.ts";
import { fromBase32 } from "../../../../test/harness/base32.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { BEHIND_PROXY, from } from "../../../../test/harness/from-address.ts";
import { addMember, PASSWORD, type TestMember } from "../../../../test/harness/member.ts";
import { newNumber } from "../../../../test/harness/numbers.ts";
import { codeTo, newestTo, otherCode } from "../../../../test/harness/outbox.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

const HOME = "203.0.113.7";
const AWAY = "198.51.100.9";

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { verification: { sendsByAddress: 1000 } }, environment: BEHIND_PROXY });
});

type Challenge = ErrorValue<"auth.verify_required">;
// `auth.verify_required` carries it, by the catalogue.
const asChallenge = (value: unknown): Challenge => value as Challenge;

const login = async ({ username }: TestMember, address: string, where = world) =>
  await clientOf(from(where, address)).write("session.login", { username, password: PASSWORD });

/** Signs in from an unknown network; answers the challenge. */
async function challenged(member: TestMember, address = AWAY, where = world): Promise<Challenge> {
  const { code, value } = await refusal(login(member, address, where));
  expect(code).toBe("auth.verify_required");
  return asChallenge(value);
}

type Method = InputOf<"session.challengeAnswer">["method"];
const answer = async (challenge: string, method: Method, given: string, where = world) =>
  await clientOf(from(where, AWAY)).write("session.challengeAnswer", { challenge, method, answer: given });
const refusedAnswer = async (challenge: string, method: Method, given: string, where = world) =>
  (await refusal(answer(challenge, method, given, where))).code;
const send = async (challenge: string, method: "sms" | "email", where = world) =>
  await clientOf(from(where, AWAY)).write("session.challengeSend", { challenge, method });

/** A member with a known network, and everything that a proof needs. */
async function settled(has: Parameters<typeof addMember>[2], where = world): Promise<TestMember> {
  const member = await addMember(where, 0n, has);
  await login(member, HOME, where);
  return member;
}

/** Turns an authenticator on; answers its secret. */
async function withAuthenticator(member: TestMember): Promise<() => string> {
  const client = clientOf(world, (await login(member, HOME)).token);
  const { secret, uri } = await client.write("totp.begin", {});
  expect(uri).toContain(`secret=${secret}`);
  const shown = () => totpCode(fromBase32(secret), stepAt(world.system.now()));
  expect(await refusal(client.write("totp.confirm", { code: otherCode(shown()) }))).toMatchObject({
    code: "verify.invalid_code",
  });
  expect(await client.write("totp.confirm", { code: shown() })).toMatchObject({ enabled: true });
  expect(await refusal(client.write("totp.confirm", { code: shown() }))).toMatchObject({ code: "verify.code_expired" });
  world.advance(60_000);
  return shown;
}

it("opens a session from a known network, and asks for a proof from any other until it is known too", async () => {
  const { whole } = newNumber();
  const member = await settled({ mobile: whole, email: `${whole.slice(1)}@example.in` });
  expect(await login(member, "203.0.113.250")).toHaveProperty("token");
  const { challenge, methods } = await challenged(member);
  expect(methods).toEqual([
    { method: "sms", to: `***${whole.slice(-4)}` },
    { method: "email", to: expect.stringMatching(/^9\*\*\*@example\.in$/) },
  ]);
  expect(await refusal(send(challenge, "email").then(async () => await send(challenge, "email")))).toMatchObject({
    code: "verify.too_many_requests",
  });
  await send(challenge, "sms");
  const code = await codeTo(world, whole);
  expect(await refusedAnswer(challenge, "sms", otherCode(code))).toBe("verify.invalid_code");
  const opened = await answer(challenge, "sms", code);
  expect(await clientOf(world, opened.token).read("member.info")).toMatchObject({ account: member.username });
  expect(await refusedAnswer(challenge, "sms", code)).toBe("auth.link_expired");
  expect(await login(member, AWAY)).toMatchObject({ account: member.username });
  const trail = await world.system.db
    .select()
    .from(audit)
    .where(and(eq(audit.memberId, member.id), eq(audit.action, "session.login")));
  expect(trail.map(({ details }) => details.by)).toContain("username+sms");
});

it("accepts the code of a mail", async () => {
  const email = "asha@example.in";
  const member = await settled({ email });
  const { challenge } = await challenged(member);
  await send(challenge, "email");
  expect(await newestTo(world, email)).toMatchObject({ channel: "email", purpose: "challenge" });
  expect(await answer(challenge, "email", await codeTo(world, email))).toMatchObject({ account: member.username });
});

it("accepts the bank account's real name in any spelling where the profile allows it", async () => {
  const details = { payeeName: "मीरा कुमारी" };
  const member = await settled({ details });
  const { challenge, methods } = await challenged(member);
  expect(methods).toEqual([{ method: "real_name", to: null }]);
  expect(await refusedAnswer(challenge, "real_name", "मीरा")).toBe("verify.invalid_code");
  expect(await answer(challenge, "real_name", "  मीरा   कुमारी ")).toMatchObject({ account: member.username });
  const strong = await challenged(await settled({ details, email: "meera@example.in" }));
  expect(strong.methods.map(({ method }) => method)).toEqual(["email"]);
  expect(await refusedAnswer(strong.challenge, "real_name", "मीरा कुमारी")).toBe("verify.operation_not_allowed");
  const classic = await newWorld({ profile: "classic", environment: BEHIND_PROXY });
  const both = await challenged(await settled({ details, email: "meera@example.in" }, classic), AWAY, classic);
  expect(both.methods.map(({ method }) => method)).toEqual(["email", "real_name"]);
  expect(await answer(both.challenge, "real_name", "मीरा कुमारी", classic)).toHaveProperty("token");
});

it("accepts each code of an authenticator once", async () => {
  const member = await settled({});
  const shown = await withAuthenticator(member);
  const first = await challenged(member);
  expect(first.methods).toEqual([{ method: "totp", to: null }]);
  const code = shown();
  expect(await refusedAnswer(first.challenge, "totp", otherCode(code))).toBe("verify.invalid_code");
  expect(await answer(first.challenge, "totp", code)).toMatchObject({ account: member.username });
  const second = await challenged(member, "192.0.2.1");
  expect(await refusedAnswer(second.challenge, "totp", code)).toBe("verify.invalid_code");
  world.advance(30_000);
  const { token } = await answer(second.challenge, "totp", shown());
  const client = clientOf(world, token);
  expect(await client.read("totp.status")).toMatchObject({ enabled: true });
  world.advance(11 * 60_000);
  expect(await refusal(client.write("totp.remove"))).toMatchObject({ code: "auth.proof_required" });
  await client.write("proof.give", { method: "totp", answer: shown() });
  expect(await client.write("totp.remove")).toEqual({ enabled: false });
});

it("refuses a code that is older than three minutes", async () => {
  const { whole } = newNumber();
  const { challenge } = await challenged(await settled({ mobile: whole }));
  await send(challenge, "sms");
  const code = await codeTo(world, whole);
  world.advance(3 * 60_000 + 1000);
  expect(await refusedAnswer(challenge, "sms", code)).toBe("verify.code_expired");
});

it("sets up an authenticator with a recent proof, and limits guesses at its codes", async () => {
  const member = await addMember(world);
  const client = clientOf(world, (await login(member, HOME)).token);
  world.advance(11 * 60_000);
  expect(await refusal(client.write("totp.begin"))).toMatchObject({ code: "auth.proof_required" });
  await client.write("proof.give", { method: "password", answer: PASSWORD });
  const { secret } = await client.write("totp.begin");
  const shown = totpCode(fromBase32(secret), stepAt(world.system.now()));
  const confirm = async (code: string) => (await refusal(client.write("totp.confirm", { code }))).code;
  for (let turn = 0; turn < 5; turn += 1) expect(await confirm(otherCode(shown))).toBe("verify.invalid_code");
  expect(await confirm(shown)).toBe("verify.too_many_requests");
});

it("ends after five wrong answers, ten minutes or a new password, and counts guesses over all challenges", async () => {
  const { whole } = newNumber();
  const member = await settled({ mobile: whole });
  const first = await challenged(member);
  await send(first.challenge, "sms");
  const code = await codeTo(world, whole);
  for (let guess = 0; guess < 5; guess += 1)
    expect(await refusedAnswer(first.challenge, "sms", otherCode(code))).toBe("verify.invalid_code");
  expect(await refusedAnswer(first.challenge, "sms", code)).toBe("auth.link_expired");
  const late = await challenged(member);
  world.advance(10 * 60_000 + 1000);
  expect(await refusedAnswer(late.challenge, "sms", "123456")).toBe("auth.link_expired");
  const third = await challenged(member);
  for (let guess = 0; guess < 5; guess += 1)
    expect(await refusedAnswer(third.challenge, "sms", "12")).toBe("verify.invalid_code");
  const fourth = await challenged(member);
  expect(await refusedAnswer(fourth.challenge, "sms", "12")).toBe("verify.too_many_requests");
  world.advance(61 * 60_000);
  const fifth = await challenged(member);
  const client = clientOf(world, (await login(member, HOME)).token);
  const newPassword = "nine-yellow-boats-sail";
  await client.write("member.changePassword", { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword });
  expect(await refusal(send(fifth.challenge, "sms"))).toMatchObject({ code: "auth.link_expired" });
});

it("is bound to its member, its brand and its method", async () => {
  const [mine, theirs] = [newNumber(), newNumber()];
  const [me, them] = [await settled({ mobile: mine.whole }), await settled({ mobile: theirs.whole, email: "t@example.in" })];
  const [own, other] = [await challenged(me), await challenged(them)];
  await send(own.challenge, "sms");
  const code = await codeTo(world, mine.whole);
  // The code of another challenge, or of another member's mailbox, is refused.
  expect(await refusedAnswer(other.challenge, "sms", code)).toBe("verify.invalid_code");
  await send(other.challenge, "email");
  const mailed = await codeTo(world, "t@example.in");
  expect(await refusedAnswer(other.challenge, "sms", mailed)).toBe("verify.invalid_code");
  const elsewhere = await newWorld({ environment: BEHIND_PROXY });
  expect(await refusedAnswer(own.challenge, "sms", code, elsewhere)).toBe("auth.link_expired");
  expect(await refusedAnswer(own.challenge, "email", code)).toBe("verify.operation_not_allowed");
  expect(await refusal(send(own.challenge, "email"))).toMatchObject({ code: "verify.operation_not_allowed" });
  for (const status of ["locked", "suspended", "closed"]) {
    await world.system.db.update(members).set({ status }).where(eq(members.id, me.id));
    expect(await refusedAnswer(own.challenge, "sms", code)).toBe(`auth.account_${status}`);
  }
});

it("is not asked for where the member has no proof or the brand does not want it", async () => {
  const bare = await settled({ details: {} });
  expect(await login(bare, AWAY)).toHaveProperty("token");
  const easy = await newWorld({ config: { signIn: { challengeUnrecorded: false } }, environment: BEHIND_PROXY });
  const member = await settled({ email: "a@example.in" }, easy);
  expect(await login(member, AWAY, easy)).toHaveProperty("token");
});
