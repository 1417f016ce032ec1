import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../../platform/config/config.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { registerWork } from "../../../../test/harness/human.ts";
import { addMember } from "../../../../test/harness/member.ts";
import { newNumber } from "../../../../test/harness/numbers.ts";
import { openTokenIssuer, type TokenIssuer } from "../../../../test/harness/token-issuer.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const config = {
  features: { phoneLogin: true, phoneReset: true, mobileRegister: true },
  signIn: { registrationsWithoutCaptcha: 1000 },
};
const next = { newPassword: "nine-yellow-boats-sail", confirmNewPassword: "nine-yellow-boats-sail" };
const form = { password: "four-mango-trees-grow", confirmPassword: "four-mango-trees-grow", birthday: "1990-04-12" };

let issuer: TokenIssuer;
let world: World;
beforeAll(async () => {
  issuer = await openTokenIssuer();
  world = await newWorld({ config, environment: issuer.environment });
});
afterAll(async () => {
  await issuer.close();
});

const login = async (firebaseIdToken: string, where = world) =>
  await clientOf(where).write("session.login", { type: "firebase", firebaseIdToken });
const register = async (by: "register.mobile" | "register.create", firebaseIdToken: string, where = world) =>
  await clientOf(where).write(
    by,
    {
      ...form,
      ...(await registerWork(clientOf(where))),
      username: `meera_${randomUUID().slice(0, 8)}`,
      agreement: true,
      firebaseIdToken,
    },
    { key: randomUUID() },
  );
const reset = async (firebaseIdToken: string, where = world) =>
  await clientOf(where).write("password.resetByPhone", { ...next, firebaseIdToken });

it("signs in, registers and sets a new password by a token of the configured project, each token once", async () => {
  const number = newNumber();
  const now = world.system.now();
  const { account } = await register("register.mobile", await issuer.issue(number, now));
  expect(account).toBe(number.whole.slice(1));
  const token = await issuer.issue(number, now);
  expect(await login(token)).toMatchObject({ account });
  expect(await refusal(login(token))).toMatchObject({ code: "verify.invalid_code" });
  expect(await reset(await issuer.issue(number, now))).toEqual({ account });
  expect(await refusal(login(await issuer.issue(newNumber(), now)))).toMatchObject({ code: "auth.user_unknown" });
});

it.each([
  ["another project's token", { audience: "another-project" }],
  ["another issuer", { issuer: "https://securetoken.example/baize-phones" }],
  ["a token signed with another key", { foreignKey: true }],
  ["a person who came by another way", { provider: "google.com" }],
  ["a token without a number", { number: null }],
] as const)("refuses %s", async (_, wrongs) => {
  const number = newNumber();
  await addMember(world, 0n, { mobile: number.whole });
  const token = await issuer.issue(number, world.system.now(), wrongs);
  expect(await refusal(login(token))).toMatchObject({ code: "verify.invalid_code" });
});

it("refuses a token that has ended, and a number that was confirmed more than ten minutes ago", async () => {
  const number = newNumber();
  await addMember(world, 0n, { mobile: number.whole });
  for (const minutes of [61, 11]) {
    const token = await issuer.issue(number, new Date(world.system.now().getTime() - minutes * 60_000));
    expect(await refusal(login(token))).toMatchObject({ code: "verify.code_expired" });
  }
});

it("sends no code itself, and takes no token of the sandbox", async () => {
  const { mobileNum } = newNumber();
  const sent = clientOf(world).write("phoneCode.send", { mobileNum });
  expect(await refusal(sent)).toMatchObject({ code: "verify.operation_not_allowed" });
  const confirmed = clientOf(world).write("phoneCode.confirm", { sessionInfo: "a-text", verificationCode: "123456" });
  expect(await refusal(confirmed)).toMatchObject({ code: "verify.operation_not_allowed" });
});

it("tells the site the project's public settings, and only where one is configured", async () => {
  const { phoneProvider } = await clientOf(world).read("system.whitelabel", {});
  const authDomain = "baize-phones.firebaseapp.com";
  expect(phoneProvider).toEqual({ projectId: "baize-phones", apiKey: "a-public-api-key", authDomain, appId: "1:2345:web:6789" });
  const without = await newWorld({ config });
  expect(await clientOf(without).read("system.whitelabel", {})).not.toHaveProperty("phoneProvider");
  const closed = await newWorld({ config: { features: { phoneLogin: false } }, environment: issuer.environment });
  expect(await clientOf(closed).read("system.whitelabel", {})).not.toHaveProperty("phoneProvider");
});

it.each(["PHONE_PROJECT", "PHONE_API_KEY", "PHONE_APP_ID"])("does not start without %s beside the others", (name) => {
  expect(() => readConfig({ ...issuer.environment, [name]: "" })).toThrow("PHONE_PROJECT, PHONE_API_KEY and PHONE_APP_ID");
});

it("says that the provider's keys cannot be read", async () => {
  const gone = await openTokenIssuer();
  const alone = await newWorld({ config, environment: gone.environment });
  const token = await gone.issue(newNumber(), alone.system.now());
  await gone.close();
  const failed = { code: "verify.unknown", status: 502 };
  expect(await refusal(login(token, alone))).toMatchObject(failed);
  expect(await refusal(register("register.mobile", token, alone))).toMatchObject(failed);
  expect(await refusal(register("register.create", token, alone))).toMatchObject(failed);
  expect(await refusal(reset(token, alone))).toMatchObject(failed);
});
