import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import { members } from "../schema.ts";
import { stepAt, totpCode } from "../totp/totp-code.ts";
import { audit } from "../../../platform/schema.ts";
import { Authenticator } from "../../../../test/harness/authenticator.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { fromBase32 } from "../../../../test/harness/base32.ts";
import { browser } from "../../../../test/harness/browser.ts";
import { clientOf, refusal, refusedCode } from "../../../../test/harness/client.ts";
import { goodInput } from "../../../../test/harness/inputs.ts";
import { addMember, PASSWORD, signIn, type TestMember } from "../../../../test/harness/member.ts";
import { fieldsOf } from "../../../../test/harness/fields.ts";
import { codeToLogin, newNumber } from "../../../../test/harness/numbers.ts";
import { codeTo, otherCode } from "../../../../test/harness/outbox.ts";
import { PIN, readyToWithdraw } from "../../../../test/harness/payout.ts";
import { named, ROWS } from "../../../../test/harness/rows.ts";
import { sendTo } from "../../../../test/harness/send.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const MINUTES = 60_000;
const SECONDS_OF_GRACE = 30;
const REQUIRED = { code: "auth.proof_required" };

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { features: { smsLogin: true }, verification: { sendsByAddress: 1000, sendsADay: 1000 } } });
});

/** Calls that make an intent of this field: terms of a contract bind whoever sends them, alone or with a new account or link. */
const bindingBy = (field: string, proof: "recent" | "sometimes"): string[] =>
  ROWS.filter((row) => row.idempotent && fieldsOf(row).some(([name]) => name === field)).map(({ id }) =>
    proof === "recent" ? id : `${id}, ${proof}`,
  );

/** A client whose sign-in was eleven minutes ago. */
async function settled(rest: Parameters<typeof addMember>[2] = {}, cash = 0n) {
  const member = await addMember(world, cash, rest);
  const token = await signIn(world, member);
  world.advance(11 * MINUTES);
  return { member, token, client: clientOf(world, token) };
}

/** A session that the remember cookie opened a moment ago. */
async function byCookie(member: TestMember): Promise<string> {
  const device = browser(world);
  await device.call().write("session.login", { username: member.username, password: PASSWORD, remember: true });
  return (await device.call().write("session.resume")).token;
}

/** Signs in by SMS a member who has a number and nothing else. */
async function byCode(): Promise<{ whole: string; client: Client }> {
  const number = newNumber();
  await addMember(world, 0n, { mobile: number.whole, passwordHash: "none" });
  const verificationCode = await codeToLogin(world, number);
  const { token } = await clientOf(world).write("session.login", { type: "sms", mobileNum: number.mobileNum, verificationCode });
  return { whole: number.whole, client: clientOf(world, token) };
}

describe("what needs a recent proof", () => {
  let older: string;
  let cookie: string;
  beforeAll(async () => {
    older = (await settled()).token;
    cookie = await byCookie(await addMember(world));
  });

  it("is each way to sign in, each place that money goes to, and what binds an agent", () => {
    const needing = ROWS.filter(({ proof }) => proof);
    const ids = needing.map(({ id, proof }) => (proof === "recent" ? id : `${id}, ${proof}`));
    const bound = [...bindingBy("tiers", "recent"), ...bindingBy("offers", "sometimes")];
    expect(bound).toEqual(expect.arrayContaining(["contracts.offer", "team.open, sometimes"]));
    expect(ids).toEqual(expect.arrayContaining(bound));
    expect(ids.filter((id) => !bound.includes(id)).toSorted()).toEqual([
      "account.close",
      "account.export",
      "contact.confirm",
      "contact.send",
      "contracts.end",
      "contracts.sign",
      "identity.beginLink",
      "identity.claim",
      "identity.link",
      "identity.remove",
      "income.pay",
      "income.refuse",
      "member.changePassword, sometimes",
      "passkey.add",
      "passkey.begin",
      "passkey.remove",
      "paymentPassword.change",
      "paymentPassword.set",
      "payout.add",
      "payout.remove",
      "totp.begin",
      "totp.confirm",
      "totp.remove",
      "upline.send",
      "withdrawals.create, sometimes",
    ]);
  });

  it.each(named(ROWS.filter(({ proof }) => proof === "recent")))(
    "%s refuses an older session, and the cookie's",
    async (id, row) => {
      for (const token of [older, cookie]) {
        const { status, body } = await sendTo(world, row, goodInput(id), { authorization: `Bearer ${token}` });
        expect([status, body.code]).toEqual([403, "auth.proof_required"]);
      }
    },
  );

  it("is open for ten minutes after a password, and closed again afterwards", async () => {
    const { client, member } = await settled();
    expect(await refusedCode(client.write("proof.give", { method: "password", answer: "not it, not at all" }))).toBe(
      "password.wrong_old",
    );
    const { until } = await client.write("proof.give", { method: "password", answer: PASSWORD });
    expect(until).toBe(world.system.now().getTime() + 10 * MINUTES);
    expect(await client.write("totp.begin")).toHaveProperty("secret");
    world.advance(10 * MINUTES);
    expect(await refusal(client.write("totp.begin"))).toMatchObject(REQUIRED);
    const trail = await world.system.db.select().from(audit).where(eq(audit.memberId, member.id));
    expect(trail.filter(({ action }) => action === "session.proof").map(({ details }) => details)).toEqual([{ by: "password" }]);
  });

  it("is open to the session's new token, and closed to whoever holds the one before, which soon ends", async () => {
    const { client, token } = await settled();
    // A client of its own keeps its token: a thief, a call under way, or another tab.
    const before = clientOf(world, token);
    const { items } = await client.read("session.list");
    const given = await client.write("proof.give", { method: "password", answer: PASSWORD });
    expect(given.token).not.toBe(token);
    expect(await client.write("totp.begin")).toHaveProperty("secret");
    expect(await refusal(before.write("totp.begin"))).toMatchObject(REQUIRED);
    expect((await before.read("session.list")).items).toMatchObject([{ id: items[0]?.id, current: true }]);
    world.advance(SECONDS_OF_GRACE * 1000);
    expect(await refusedCode(before.read("session.list"))).toBe("auth.token_expired");
    expect((await client.read("session.list")).items).toHaveLength(1);
  });

  it("ends no session whose answer was lost: the token before goes on until the new one is used", async () => {
    const { token } = await settled();
    const lost = async () => await clientOf(world, token).write("proof.give", { method: "password", answer: PASSWORD });
    const { token: unused } = await lost();
    world.advance(5 * MINUTES);
    const { token: used } = await lost();
    expect(await refusedCode(clientOf(world, unused).read("session.list"))).toBe("auth.token_expired");
    expect(await clientOf(world, used).write("totp.begin")).toHaveProperty("secret");
    await clientOf(world, token).write("session.logout");
    expect(await refusedCode(clientOf(world, used).read("session.list"))).toBe("auth.token_expired");
  });

  it("includes a withdrawal above the brand's limit, and no other", async () => {
    const member = await addMember(world, 5_000_000n);
    const client = clientOf(world, await signIn(world, member));
    const account = await readyToWithdraw(client);
    world.advance(11 * MINUTES);
    const ask = async (amount: string, key: string) =>
      await client.write("withdrawals.create", { account, amount, paymentPassword: PIN }, { key });
    expect(await ask("10000.00", newKey())).toMatchObject({ state: "pending" });
    const key = newKey();
    expect(await refusal(ask("10000.01", key))).toMatchObject(REQUIRED);
    await client.write("proof.give", { method: "password", answer: PASSWORD });
    expect(await ask("10000.01", key)).toMatchObject({ state: "pending" });
  });

  it("includes the first password of an account that has none", async () => {
    const { client } = await byCode();
    world.advance(11 * MINUTES);
    const first = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
    expect(await refusal(client.write("member.changePassword", first))).toMatchObject(REQUIRED);
  });
});

describe("a proof", () => {
  it("by a code is offered only where there is no stronger one, and counts once for the session that asked", async () => {
    const { client, whole } = await byCode();
    expect(await client.read("proof.methods")).toEqual({ methods: [{ method: "sms", to: `***${whole.slice(-4)}` }] });
    world.advance(11 * MINUTES);
    await client.write("proof.send", { method: "sms" });
    expect(await refusedCode(client.write("proof.send", { method: "sms" }))).toBe("verify.too_many_requests");
    const answer = await codeTo(world, whole);
    expect(await refusedCode(client.write("proof.give", { method: "sms", answer: otherCode(answer) }))).toBe(
      "verify.invalid_code",
    );
    await client.write("proof.give", { method: "sms", answer });
    expect(await refusedCode(client.write("proof.give", { method: "sms", answer }))).toBe("verify.invalid_code");
    const { token } = await client.write("member.changePassword", { newPassword: PASSWORD, confirmNewPassword: PASSWORD });
    const renewed = clientOf(world, token);
    expect(await renewed.read("proof.methods")).toEqual({ methods: [{ method: "password", to: null }] });
    expect(await refusedCode(renewed.write("proof.send", { method: "sms" }))).toBe("verify.operation_not_allowed");
    expect(await refusedCode(renewed.write("proof.give", { method: "sms", answer }))).toBe("verify.operation_not_allowed");
  });

  it("by a code that is too old is refused", async () => {
    const { client, whole } = await byCode();
    await client.write("proof.send", { method: "sms" });
    const answer = await codeTo(world, whole);
    world.advance(4 * MINUTES);
    expect(await refusedCode(client.write("proof.give", { method: "sms", answer }))).toBe("verify.code_expired");
  });

  it("by a passkey must be of the same member", async () => {
    const { client } = await settled();
    await client.write("proof.give", { method: "password", answer: PASSWORD });
    const begun = await client.write("passkey.begin");
    const key = new Authenticator(world.host);
    await client.write("passkey.add", { id: begun.id, response: key.create(begun.options) });
    world.advance(11 * MINUTES);
    const prove = async (by: Client) => {
      const { id, options } = await by.write("proof.passkeyOptions");
      return await by.write("proof.givePasskey", { id, response: key.get(options) });
    };
    const { client: other } = await settled();
    expect(await refusedCode(prove(other))).toBe("auth.passkey_unknown");
    await prove(client);
    expect(await client.write("passkey.remove", { id: key.id })).toEqual({ removed: 1 });
    const { id, options } = await client.write("proof.passkeyOptions");
    world.advance(6 * MINUTES);
    expect(await refusedCode(client.write("proof.givePasskey", { id, response: key.get(options) }))).toBe("auth.link_expired");
  });

  it("is not given by guessing", async () => {
    const { client, member } = await settled();
    const guess = async () => await refusedCode(client.write("proof.give", { method: "password", answer: "not it, not at all" }));
    for (let turn = 0; turn < 5; turn += 1) expect(await guess()).toBe("password.wrong_old");
    expect(await guess()).toBe("rate.limited");
    await world.system.db
      .update(members)
      .set({ passwordHash: "none", mobile: newNumber().whole })
      .where(eq(members.id, member.id));
    expect(await refusedCode(client.write("proof.give", { method: "password", answer: PASSWORD }))).toBe(
      "verify.operation_not_allowed",
    );
  });

  it("by the authenticator is limited to five guesses, and waits for the right code, too", async () => {
    const client = clientOf(world, await signIn(world, await addMember(world)));
    const { secret } = await client.write("totp.begin");
    const shown = () => totpCode(fromBase32(secret), stepAt(world.system.now()));
    await client.write("totp.confirm", { code: shown() });
    world.advance(11 * MINUTES);
    const give = async (answer: string) => await refusedCode(client.write("proof.give", { method: "totp", answer }));
    for (let turn = 0; turn < 5; turn += 1) expect(await give(otherCode(shown()))).toBe("verify.invalid_code");
    expect(await give(shown())).toBe("verify.too_many_requests");
    world.advance(5 * MINUTES);
    expect(await client.write("proof.give", { method: "totp", answer: shown() })).toHaveProperty("until");
  });
});
