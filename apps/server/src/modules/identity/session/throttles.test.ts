import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { Authenticator } from "../../../../test/harness/authenticator.ts";
import { browser } from "../../../../test/harness/browser.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { BEHIND_PROXY, from } from "../../../../test/harness/from-address.ts";
import { newProof } from "../../../../test/harness/human.ts";
import { addMember, PASSWORD, signIn } from "../../../../test/harness/member.ts";
import { newNumber } from "../../../../test/harness/numbers.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { outbox } from "../../../platform/schema.ts";

const newWorld = testDatabase();
const WRONG = "not the password at all";
const features = { smsLogin: true };

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { features }, environment: BEHIND_PROXY });
});

const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

/** How often each code was the answer. */
async function countCodes(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code } of await Promise.all(calls.map(refusal))) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Locks an account by wrong passwords from one address. */
async function lock(username: string, where: World): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    const proof = turn < 3 ? undefined : await newProof(where);
    await refusal(clientOf(where).write("session.login", { username, password: WRONG, proof }));
  }
}

describe("calls that arrive together", () => {
  it("are checked as often as the limit of a password allows, and no more", async () => {
    const { username } = await addMember(world);
    const guess = async (proof?: string) => await clientOf(world).write("session.login", { username, password: WRONG, proof });
    const blind = await countCodes(Array.from({ length: 40 }, () => guess()));
    expect(blind).toEqual({ "auth.bad_credentials": 3, "auth.captcha_required": 37 });
    const proofs = await times(12, async () => await newProof(world));
    const proven = await countCodes(proofs.map(guess));
    expect(proven).toEqual({ "auth.bad_credentials": 7, "auth.too_many_failures": 5 });
  });

  it("are checked as often as the limit of a withdrawal's password and of a proof allows", async () => {
    const member = await addMember(world);
    const client = clientOf(world, await signIn(world, member));
    await client.write("paymentPassword.set", { newPassword: "274916", confirmNewPassword: "274916" });
    const change = { oldPassword: "100000", newPassword: "384027", confirmNewPassword: "384027" };
    const money = await countCodes(Array.from({ length: 20 }, () => client.write("paymentPassword.change", change)));
    expect(money).toEqual({ "payment_password.wrong": 4, "payment_password.locked": 16 });
    const guessed = await countCodes(
      Array.from({ length: 20 }, () => client.write("proof.give", { method: "password", answer: WRONG })),
    );
    expect(guessed).toEqual({ "password.wrong_old": 5, "rate.limited": 15 });
  });

  it("send one code", async () => {
    const number = newNumber();
    await addMember(world, 0n, { mobile: number.whole });
    const proofs = await times(20, async () => await newProof(world));
    const send = async (proof: string) =>
      await clientOf(world).write("sms.login", { mobileNum: number.mobileNum, purpose: "login", proof });
    const sent = await Promise.allSettled(proofs.map(send));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const rows = await world.system.db.select().from(outbox).where(eq(outbox.destination, number.whole));
    expect(rows).toHaveLength(1);
  });
});

describe("a locked account", () => {
  it("says which ways are open, and lets in the device that the member used before", async () => {
    const { username } = await addMember(world);
    const device = browser(from(world, "203.0.113.7"));
    await device.call().write("session.login", { username, password: PASSWORD });
    await lock(username, from(world, "198.51.100.9"));
    const stranger = clientOf(from(world, "203.0.113.7"));
    expect(await refusal(stranger.write("session.login", { username, password: PASSWORD }))).toEqual({
      code: "auth.too_many_failures",
      value: { retryAfter: 900, ways: ["passkey", "known_device"] },
      status: 403,
    });
    expect(await device.call().write("session.login", { username, password: PASSWORD })).toHaveProperty("token");
  });

  it("limits the passwords of a known device too, and takes no other member's device for one", async () => {
    const [mine, theirs] = [await addMember(world), await addMember(world)];
    const device = browser(world);
    await device.call().write("session.login", { username: mine.username, password: PASSWORD });
    await lock(theirs.username, from(world, "198.51.100.10"));
    const other = device.call().write("session.login", { username: theirs.username, password: PASSWORD });
    expect(await refusal(other)).toMatchObject({ code: "auth.too_many_failures" });
    const wrong = await countCodes(
      Array.from({ length: 9 }, () => device.call().write("session.login", { username: mine.username, password: WRONG })),
    );
    expect(wrong).toEqual({ "auth.bad_credentials": 3, "auth.captcha_required": 6 });
  });

  it("lets in a passkey", async () => {
    const { username } = await addMember(world);
    const client = clientOf(world, await signIn(world, { username }));
    const key = new Authenticator(world.host);
    const begun = await client.write("passkey.begin", {});
    await client.write("passkey.add", { id: begun.id, response: key.create(begun.options) });
    await lock(username, from(world, "198.51.100.11"));
    const { id, options } = await clientOf(world).write("passkey.challenge");
    const opened = await clientOf(world).write("passkey.login", { id, response: key.get(options, {}) });
    expect(opened).toMatchObject({ account: username });
  });
});

it("counts the addresses of one IPv6 connection as one", async () => {
  const own = await newWorld({ config: { signIn: { captchaAfterByAddress: 4 } }, environment: BEHIND_PROXY });
  const guess = async (turn: number, address: string) =>
    await refusal(clientOf(from(own, address)).write("session.login", { username: `nobody${turn}`, password: WRONG }));
  for (let turn = 0; turn < 4; turn += 1) await guess(turn, `2001:db8:1:2::${turn + 1}`);
  expect(await guess(5, "2001:db8:1:2:ffff::9")).toMatchObject({ code: "auth.captcha_required" });
  expect(await guess(6, "2001:db8:1:3::1")).toMatchObject({ code: "auth.bad_credentials" });
});

/** The warnings of a separate world after two calls. */
async function collectWarnings(environment: Record<string, string>, forwarded: string) {
  const own = await newWorld({ environment });
  for (let turn = 0; turn < 2; turn += 1) await own.fetch("/wps/system/ping", { headers: { "x-forwarded-for": forwarded } });
  return own.logged.map(({ event, facts }) => [event, facts.is]);
}

it("warns once when TRUSTED_PROXIES does not match the proxies in front", async () => {
  expect(await collectWarnings({}, "203.0.113.9")).toEqual([["TRUSTED_PROXIES", 0]]);
  expect(await collectWarnings({ TRUSTED_PROXIES: "2" }, "203.0.113.9")).toEqual([["TRUSTED_PROXIES", 2]]);
  expect(await collectWarnings({ TRUSTED_PROXIES: "1" }, "192.0.2.1, 203.0.113.9")).toEqual([]);
});
