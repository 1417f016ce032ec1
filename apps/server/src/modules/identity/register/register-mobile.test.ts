import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { InputOf } from "@baize/api/contract/contract";
import { members } from "../schema.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { newProof, registerWork } from "../../../../test/harness/human.ts";
import { addMember, PASSWORD } from "../../../../test/harness/member.ts";
import { codeToLogin, codeToRegister, newNumber, providerToken } from "../../../../test/harness/numbers.ts";
import { newestTo, otherCode } from "../../../../test/harness/outbox.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

const WAYS = { smsLogin: true, phoneLogin: true, mobileRegister: true };
/** Without limits per address. */
const signIn = { registrationsWithoutCaptcha: 1000 };
const verification = { sendsByAddress: 1000 };

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { features: WAYS, verification, signIn } });
});

const about = { birthday: "1990-04-12", agreement: true };
const PASSWORDS = { password: "four-mango-trees-grow", confirmPassword: "four-mango-trees-grow" };

const register = async (input: Partial<InputOf<"register.mobile">>, where = world) =>
  await clientOf(where).write(
    "register.mobile",
    { ...about, ...(await registerWork(clientOf(where))), ...input },
    { key: randomUUID() },
  );
const refused = async (mobileNum: string, verificationCode: string) =>
  (await refusal(register({ mobileNum, verificationCode }))).code;

it("accepts the code of an SMS in place of a password and signs in; the first password needs no old one", async () => {
  const number = newNumber();
  const { mobileNum, whole } = number;
  const verificationCode = await codeToRegister(world, number);
  await clientOf(world).write("sms.check", { mobileNum, verificationCode });
  const { account, session } = await register({ mobileNum, verificationCode });
  expect(account).toBe(whole.slice(1));
  const client = clientOf(world, session?.token ?? null);
  expect(await client.read("member.info")).toMatchObject({ account, mobileNum: `***${whole.slice(-4)}` });
  expect(await refusal(clientOf(world).write("session.login", { username: account, password: PASSWORD }))).toMatchObject({
    code: "auth.bad_credentials",
  });
  const { token } = await client.write("member.changePassword", { newPassword: PASSWORD, confirmNewPassword: PASSWORD });
  expect(await refusal(client.read("member.info"))).toMatchObject({ code: "auth.token_expired" });
  expect(await clientOf(world, token).read("member.info")).toMatchObject({ account });
  for (const username of [account, mobileNum, whole, `0${mobileNum}`])
    expect(await clientOf(world).write("session.login", { username, password: PASSWORD })).toMatchObject({ account });
});

it("accepts a code once, and refuses a wrong, old or foreign code", async () => {
  const [mine, other] = [newNumber(), newNumber()];
  const code = await codeToRegister(world, mine);
  const theirs = await codeToRegister(world, other);
  expect(await refused(mine.mobileNum, "")).toBe("input.invalid");
  expect(await refused(mine.mobileNum, otherCode(code))).toBe("verify.invalid_code");
  const notTheirs = theirs === code ? otherCode(code) : code;
  expect(await refused(other.mobileNum, notTheirs)).toBe("verify.invalid_code");
  await register({ mobileNum: mine.mobileNum, verificationCode: code });
  expect(await refused(mine.mobileNum, code)).toBe("verify.invalid_code");
  world.advance(4 * 60_000);
  expect(await refused(other.mobileNum, theirs)).toBe("verify.code_expired");
  const number = newNumber();
  const { username: account } = await addMember(world, 0n, { mobile: number.whole });
  const verificationCode = await codeToLogin(world, number);
  expect(await refused(number.mobileNum, verificationCode)).toBe("verify.invalid_code");
  const login = clientOf(world).write("session.login", { type: "sms", mobileNum: number.mobileNum, verificationCode });
  expect(await login).toMatchObject({ account });
});

it("informs the owner of a number that has an account, and the caller of nothing", async () => {
  const [known, fresh] = [newNumber(), newNumber()];
  await addMember(world, 0n, { mobile: known.whole });
  const ask = async (mobileNo: string) => await clientOf(world).write("sms.register", { mobileNo, proof: await newProof(world) });
  expect(await ask(known.mobileNum)).toEqual(await ask(fresh.mobileNum));
  expect(await newestTo(world, known.whole)).toMatchObject({ code: null, purpose: "register_known" });
  expect(await newestTo(world, fresh.whole)).toMatchObject({ purpose: "register" });
});

it("with a password asks for a code only where the brand wants both", async () => {
  const plain = await newWorld({ config: { features: { ...WAYS, mobilePassword: true }, signIn } });
  const number = newNumber();
  const { mobileNum, whole } = number;
  expect(await refusal(register({ mobileNum }, plain))).toMatchObject({ code: "input.invalid" });
  expect(await register({ mobileNum, ...PASSWORDS }, plain)).toMatchObject({ account: whole.slice(1) });
  expect(await refusal(register({ mobileNum, ...PASSWORDS }, plain))).toMatchObject({ code: "register.mobile_taken" });
  const both = await newWorld({ config: { features: { ...WAYS, mobilePassword: true, smsVerification: true }, signIn } });
  expect(await refusal(register({ mobileNum, ...PASSWORDS }, both))).toMatchObject({ code: "input.invalid" });
  const verificationCode = await codeToRegister(both, number);
  expect(await register({ mobileNum, ...PASSWORDS, verificationCode }, both)).toMatchObject({ account: whole.slice(1) });
  const login = clientOf(both).write("session.login", { username: mobileNum, password: PASSWORDS.password });
  expect(await login).toHaveProperty("token");
});

it("checks age, password, taken names and the human check as the form by user name does", async () => {
  const features = { ...WAYS, mobilePassword: true };
  const plain = await newWorld({ config: { features, signIn: { registrationsWithoutCaptcha: 3 } } });
  const why = async (rest: object) =>
    (await refusal(register({ mobileNum: newNumber().mobileNum, ...PASSWORDS, ...rest }, plain))).code;
  expect(await why({ birthday: "2010-01-01" })).toBe("register.too_young");
  expect(await why({ password: "passwordpassword", confirmPassword: "passwordpassword" })).toBe("password.too_common");
  const email = "meera@example.in";
  await register({ mobileNum: newNumber().mobileNum, ...PASSWORDS, email }, plain);
  expect(await why({ email: "Meera@Example.in" })).toBe("register.email_taken");
  expect(await why({ affiliateCode: "NOBODY1" })).toBe("affiliate.invalid");
  expect(await why({})).toBe("auth.captcha_required");
  const human = { captchaId: "nothing", captcha: "23457" };
  expect(await why(human)).toBe("auth.captcha_wrong");
  const fields = { ...about, ...PASSWORDS, username: "meera_k", ...human, ...(await registerWork(clientOf(plain))) };
  const byName = clientOf(plain).write("register.create", fields, { key: randomUUID() });
  expect((await refusal(byName)).code).toBe("auth.captcha_wrong");
});

it("accepts the provider's token in place of number and code, once", async () => {
  const number = newNumber();
  const firebaseIdToken = await providerToken(world, number);
  expect(await register({ firebaseIdToken })).toMatchObject({ account: number.whole.slice(1) });
  expect(await refusal(register({ firebaseIdToken }))).toMatchObject({ code: "verify.invalid_code" });
});

it("by user name proves the number by SMS where the brand asks for it", async () => {
  const where = await newWorld({ config: { features: { ...WAYS, smsVerification: true } } });
  const number = newNumber();
  const fields = { ...about, ...PASSWORDS, username: "meera_k", mobileNum: number.mobileNum };
  const create = async (verificationCode?: string) =>
    await clientOf(where).write(
      "register.create",
      { ...fields, verificationCode, ...(await registerWork(clientOf(where))) },
      { key: randomUUID() },
    );
  expect(await refusal(create())).toMatchObject({ code: "input.invalid", value: { issues: [{ field: "verificationCode" }] } });
  const code = await codeToRegister(where, number);
  expect(await refusal(create(otherCode(code)))).toMatchObject({ code: "verify.invalid_code" });
  expect(await create(code)).toMatchObject({ account: "meera_k" });
});

it("stores one number for all its spellings", async () => {
  const number = newNumber();
  const verificationCode = await codeToRegister(world, number);
  await register({ mobileNum: `0${number.mobileNum}`, verificationCode });
  const rows = await world.system.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.brand, world.brand), eq(members.mobile, number.whole)));
  expect(rows).toHaveLength(1);
});

it("is closed where the brand does not allow it by mobile", async () => {
  const shut = await newWorld({ config: { features: {} } });
  expect(await refusal(register({ mobileNum: newNumber().mobileNum }, shut))).toMatchObject({ code: "register.closed" });
});
