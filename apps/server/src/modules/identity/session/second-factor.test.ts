import { beforeAll, expect, it } from "vitest";
import type { ErrorValue } from "@baize/api/error-values";
import { stepAt, totpCode } from "../totp/totp-code.ts";
import { Authenticator } from "../../../../test/harness/authenticator.ts";
import { fromBase32 } from "../../../../test/harness/base32.ts";
import { browser } from "../../../../test/harness/browser.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { BEHIND_PROXY, from } from "../../../../test/harness/from-address.ts";
import { addMember, PASSWORD, type TestMember } from "../../../../test/harness/member.ts";
import { codeToLogin, newNumber, providerToken } from "../../../../test/harness/numbers.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const HOME = "203.0.113.7";
const AWAY = "198.51.100.9";
const DAY_MS = 86_400_000;

const config = { features: { smsLogin: true, phoneLogin: true }, verification: { sendsByAddress: 1000 } };
let strict: World;
let classic: World;
beforeAll(async () => {
  strict = await newWorld({ config, environment: BEHIND_PROXY });
  classic = await newWorld({ config, profile: "classic", environment: BEHIND_PROXY });
});

const byPassword = async (world: World, { username }: TestMember, address = HOME) =>
  await clientOf(from(world, address)).write("session.login", { username, password: PASSWORD });

/** Turns an authenticator on; answers how to read it. */
async function withAuthenticator(world: World, member: TestMember): Promise<() => string> {
  const client = clientOf(world, (await byPassword(world, member)).token);
  const { secret } = await client.write("totp.begin");
  const shown = () => totpCode(fromBase32(secret), stepAt(world.system.now()));
  await client.write("totp.confirm", { code: shown() });
  world.advance(60_000);
  return shown;
}

type Challenge = ErrorValue<"auth.verify_required">;

/** The challenge of a refused sign-in. */
async function readChallenge(call: Promise<unknown>): Promise<Challenge> {
  const { code, value } = await refusal(call);
  expect(code).toBe("auth.verify_required");
  // The code carries it, by the catalogue.
  return value as Challenge;
}
const readMethods = async (call: Promise<unknown>) => (await readChallenge(call)).methods.map(({ method }) => method);

it("is asked for on every way in, and nothing weaker is offered instead", async () => {
  for (const world of [strict, classic]) {
    const number = newNumber();
    const details = { payeeName: "Meera Kulkarni" };
    const member = await addMember(world, 0n, { mobile: number.whole, email: `${number.whole.slice(1)}@example.in`, details });
    const shown = await withAuthenticator(world, member);
    expect(await readMethods(byPassword(world, member))).toEqual(["totp"]);
    expect(await readMethods(byPassword(world, member, "203.0.113.99"))).toEqual(["totp"]);
    expect(await readMethods(byPassword(world, member, AWAY))).toEqual(["totp"]);
    const client = clientOf(from(world, HOME));
    const verificationCode = await codeToLogin(world, number);
    const bySms = async () => await client.write("session.login", { type: "sms", mobileNum: number.mobileNum, verificationCode });
    const { challenge } = await readChallenge(bySms());
    expect((await refusal(bySms())).code).toBe("verify.invalid_code");
    const opened = await client.write("session.challengeAnswer", { challenge, method: "totp", answer: shown() });
    expect(opened).toMatchObject({ account: member.username });
    world.advance(61_000);
    const firebaseIdToken = await providerToken(world, number);
    expect(await readMethods(client.write("session.login", { type: "firebase", firebaseIdToken }))).toEqual(["totp"]);
    world.advance(91 * DAY_MS);
    expect(await readMethods(byPassword(world, member))).toEqual(["totp"]);
  }
});

it("may be a passkey, which signs in by itself", async () => {
  const member = await addMember(strict);
  const client = clientOf(strict, (await byPassword(strict, member)).token);
  const begun = await client.write("passkey.begin");
  const key = new Authenticator(strict.host);
  await client.write("passkey.add", { id: begun.id, response: key.create(begun.options) });
  const { challenge, methods } = await readChallenge(byPassword(strict, member));
  expect(methods.map(({ method }) => method)).toEqual(["passkey"]);
  const visitor = clientOf(strict);
  const typed = visitor.write("session.challengeAnswer", { challenge, method: "totp", answer: "123456" });
  expect((await refusal(typed)).code).toBe("verify.operation_not_allowed");
  const { id, options } = await visitor.write("passkey.challenge");
  const opened = await visitor.write("passkey.login", { id, response: key.get(options) });
  expect(opened).toMatchObject({ account: member.username });
});

it("is not asked for on a trusted device for thirty days, or until the member ends other sessions", async () => {
  const member = await addMember(strict);
  const shown = await withAuthenticator(strict, member);
  const device = browser(strict);
  const login = async () => await device.call().write("session.login", { username: member.username, password: PASSWORD });
  const trust = async () => {
    const { challenge } = await readChallenge(login());
    await device.call().write("session.challengeAnswer", { challenge, method: "totp", answer: shown(), trust: true });
    strict.advance(60_000);
  };
  await trust();
  expect(await login()).toMatchObject({ account: member.username });
  expect(await readMethods(byPassword(strict, member))).toEqual(["totp"]);
  const other = await addMember(strict);
  await withAuthenticator(strict, other);
  expect(await readMethods(device.call().write("session.login", { username: other.username, password: PASSWORD }))).toEqual([
    "totp",
  ]);
  strict.advance(30 * DAY_MS);
  await trust();
  const { token } = await login();
  await clientOf(strict, token).write("session.endOthers");
  expect(await readMethods(login())).toEqual(["totp"]);
});

it("of another kind is asked for where no network was used lately, however long ago the last one was", async () => {
  const member = await addMember(strict, 0n, { email: "late@example.in" });
  await byPassword(strict, member);
  strict.advance(91 * DAY_MS);
  expect(await readMethods(byPassword(strict, member, AWAY))).toEqual(["email"]);
});
