import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { InputOf } from "@baize/api/contract/contract";
import type { IdentityProvider } from "@baize/domain/identity/session/identity-provider";
import { audit } from "../../../platform/schema.ts";
import { stepAt, totpCode } from "../totp/totp-code.ts";
import { members } from "../schema.ts";
import { fromBase32 } from "../../../../test/harness/base32.ts";
import { type Browser, browser } from "../../../../test/harness/browser.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { registerWork } from "../../../../test/harness/human.ts";
import { openTestProvider, type Persona, type TestProvider } from "../../../../test/harness/identity-provider.ts";
import { addMember, PASSWORD, signIn, type TestMember } from "../../../../test/harness/member.ts";
import { codeToRegister, newNumber } from "../../../../test/harness/numbers.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const config = {
  features: { googleLogin: true, facebookLogin: true, mobileRegister: true },
  signIn: { registrationsWithoutCaptcha: 1000 },
};

let provider: TestProvider;
let world: World;
beforeAll(async () => {
  provider = await openTestProvider();
  world = await newWorld({ config, environment: provider.environment });
});
afterAll(async () => {
  await provider.close();
});

let people = 0;
function newPersona(rest: Partial<Persona> = {}): Persona {
  people += 1;
  const email = `meera.${people}@example.in`;
  return { sub: `person-${people}`, email, email_verified: true, name: "Meera Kulkarni", ...rest };
}

/** The parameters that the browser brings back from the provider's page. */
async function visit({ call }: Browser, persona: Persona, by: IdentityProvider = "google") {
  const { url } = await call().write("identity.begin", { provider: by, remember: true });
  return provider.agree(url, persona);
}
const finish = async (device: Browser, persona: Persona, by: IdentityProvider = "google") =>
  await device.call().write("identity.finish", await visit(device, persona, by));

async function link(device: Browser, token: string, persona: Persona, by: IdentityProvider = "google") {
  const { url } = await device.call(token).write("identity.beginLink", { provider: by });
  return await device.call(token).write("identity.link", provider.agree(url, persona));
}

/** A member with a linked person. */
async function addLinked(by: IdentityProvider = "google"): Promise<{ member: TestMember; persona: Persona; token: string }> {
  const member = await addMember(world);
  const token = await signIn(world, member);
  const persona = newPersona();
  await link(browser(world), token, persona, by);
  return { member, persona, token };
}

const getTicket = async (device: Browser, persona: Persona) => (await finish(device, persona)).newcomer?.ticket ?? "";
const change = async ({ id }: TestMember, values: Partial<typeof members.$inferInsert>) =>
  await world.system.db
    .update(members)
    .set(values)
    .where(and(eq(members.brand, world.brand), eq(members.id, id)));

it("is offered only where the brand's toggle is on and a client is configured", async () => {
  const off = await newWorld({ environment: provider.environment });
  const bare = await newWorld({ config });
  expect((await clientOf(world).read("system.whitelabel")).features).toMatchObject({ googleLogin: true, facebookLogin: true });
  for (const closed of [off, bare]) {
    expect((await clientOf(closed).read("system.whitelabel")).features).toMatchObject({
      googleLogin: false,
      facebookLogin: false,
    });
    const begun = clientOf(closed).write("identity.begin", { provider: "google" });
    expect(await refusal(begun)).toMatchObject({ code: "verify.operation_not_allowed" });
    const token = await signIn(closed, await addMember(closed));
    const linking = clientOf(closed, token).write("identity.beginLink", { provider: "facebook" });
    expect(await refusal(linking)).toMatchObject({ code: "verify.operation_not_allowed" });
  }
});

it.each(["google", "facebook"] as const)("signs in by a linked person of %s, which is no recent proof", async (by) => {
  const { member, persona } = await addLinked(by);
  const device = browser(world);
  const { session, newcomer } = await finish(device, { ...persona, email: "moved@example.in" }, by);
  expect([session?.account, newcomer]).toEqual([member.username, null]);
  expect(device.jar.cookie).toMatch(/^baize_remember=/);
  const client = device.call(session?.token);
  expect((await client.read("identity.list")).items).toMatchObject([
    { provider: by, email: "moved@example.in", lastUsedAt: world.system.now().getTime() },
  ]);
  expect(await refusal(client.write("identity.remove", { provider: by }))).toMatchObject({ code: "auth.proof_required" });
  const { token } = await client.write("proof.give", { method: "password", answer: PASSWORD });
  expect(await device.call(token).write("identity.remove", { provider: by })).toEqual({ removed: 1 });
  expect((await finish(device, persona, by)).session).toBeNull();
  const trail = await world.system.db.select().from(audit).where(eq(audit.memberId, member.id));
  expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(["identity.link", "identity.remove"]));
});

it("sends state, nonce and a code challenge to the provider, and keeps what belongs to them", async () => {
  const { url } = await clientOf(world).write("identity.begin", { provider: "google" });
  const asked = Object.fromEntries(new URL(url).searchParams);
  expect(asked).toMatchObject({
    redirect_uri: `https://${world.host}/login`,
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
    prompt: "select_account",
  });
  expect(new Set([asked.state, asked.nonce, asked.code_challenge]).size).toBe(3);
});

it("takes an answer once, within a quarter of an hour, from the browser that asked, with its own state", async () => {
  const { persona } = await addLinked();
  const device = browser(world);
  const answer = await visit(device, persona);
  const finishing = async (from: Browser, given: typeof answer) =>
    (await refusal(from.call().write("identity.finish", given))).code;
  expect(await finishing(browser(world), answer)).toBe("auth.link_expired");
  expect(await finishing(device, { ...answer, state: "another-state" })).toBe("auth.link_expired");
  await device.call().write("identity.finish", answer);
  expect(await finishing(device, answer)).toBe("auth.link_expired");
  const replayed = await visit(device, persona);
  expect(await finishing(device, { ...replayed, code: answer.code })).toBe("auth.identity_refused");
  const late = await visit(device, persona);
  world.advance(15 * 60_000 + 1000);
  expect(await finishing(device, late)).toBe("auth.link_expired");
  const linking = await device
    .call(await signIn(world, await addMember(world)))
    .write("identity.beginLink", { provider: "google" });
  expect(await finishing(device, provider.agree(linking.url, persona))).toBe("auth.link_expired");
});

it.each([
  ["another nonce", { nonce: "of-another-visit" }, "auth.identity_refused"],
  ["another client's token", { audience: "another-client" }, "auth.identity_refused"],
  ["another issuer", { issuer: "https://accounts.example" }, "auth.identity_refused"],
  ["a token that has ended", { expiresIn: -3600 }, "auth.identity_refused"],
  ["a token signed with another key", { foreignKey: true }, "auth.identity_refused"],
  ["a provider that fails", { status: 503 }, "auth.identity_unavailable"],
] as const)("refuses %s, to sign in and to link", async (_, wrong, code) => {
  const { persona, member } = await addLinked();
  const device = browser(world);
  const answer = await visit(device, persona);
  provider.wrongs.next = wrong;
  expect(await refusal(device.call().write("identity.finish", answer))).toMatchObject({ code });
  const token = await signIn(world, member);
  const { url } = await device.call(token).write("identity.beginLink", { provider: "google" });
  provider.wrongs.next = wrong;
  expect(await refusal(device.call(token).write("identity.link", provider.agree(url, persona)))).toMatchObject({ code });
});

it("says that a provider does not answer", async () => {
  const gone = await openTestProvider();
  const alone = await newWorld({ config, environment: gone.environment });
  await gone.close();
  const token = await signIn(alone, await addMember(alone));
  const begun = clientOf(alone).write("identity.begin", { provider: "google" });
  expect(await refusal(begun)).toMatchObject({ code: "auth.identity_unavailable", status: 502 });
  const linking = clientOf(alone, token).write("identity.beginLink", { provider: "google" });
  expect(await refusal(linking)).toMatchObject({ code: "auth.identity_unavailable" });
});

it("asks for the second factor", async () => {
  const { persona, token } = await addLinked();
  const { secret } = await clientOf(world, token).write("totp.begin");
  const shown = () => totpCode(fromBase32(secret), stepAt(world.system.now()));
  await clientOf(world, token).write("totp.confirm", { code: shown() });
  world.advance(60_000);
  const device = browser(world);
  const asked = await refusal(finish(device, persona));
  expect(asked).toMatchObject({ code: "auth.verify_required", value: { methods: [{ method: "totp" }] } });
});

it("opens no session for a locked, suspended or closed account, or one that is no member", async () => {
  const { member, persona } = await addLinked();
  const device = browser(world);
  for (const status of ["locked", "suspended", "closed"] as const) {
    await change(member, { status });
    expect(await refusal(finish(device, persona))).toMatchObject({ code: `auth.account_${status}` });
  }
  await change(member, { kind: 3 });
  expect(await refusal(finish(device, persona))).toMatchObject({ code: "auth.not_member" });
});

it("finds no account by a mailbox: its owner signs in first, and then the person is linked", async () => {
  const persona = newPersona();
  const member = await addMember(world, 0n, { email: persona.email ?? null });
  const device = browser(world);
  const unproven = await finish(device, { ...persona, email_verified: false });
  expect(unproven).toMatchObject({ session: null, newcomer: { step: "register" } });
  const { session, newcomer } = await finish(device, persona);
  expect(session).toBeNull();
  expect(newcomer).toMatchObject({ provider: "google", step: "sign_in", email: persona.email });
  const ticket = newcomer?.ticket ?? "";
  const claim = async (token: string, given: string) =>
    (await refusal(device.call(token).write("identity.claim", { ticket: given }))).code;
  const token = await signIn(world, member);
  expect(await claim(await signIn(world, await addMember(world)), ticket)).toBe("auth.link_expired");
  expect(await claim(token, unproven.newcomer?.ticket ?? "")).toBe("auth.link_expired");
  const again = await getTicket(device, persona);
  expect(await device.call(token).write("identity.claim", { ticket })).toMatchObject({
    provider: "google",
    email: persona.email,
  });
  expect(await claim(token, ticket)).toBe("auth.link_expired");
  expect(await claim(token, again)).toBe("auth.identity_taken");
  expect((await finish(device, persona)).session?.account).toBe(member.username);
});

const form = (rest: Partial<InputOf<"register.create">>): InputOf<"register.create"> => ({
  username: `kavya_${randomUUID().slice(0, 8)}`,
  password: "four-mango-trees-grow",
  confirmPassword: "four-mango-trees-grow",
  birthday: "1990-04-12",
  agreement: true,
  ...rest,
});

it("registers a newcomer by the brand's rules, linked", async () => {
  const persona = newPersona();
  const device = browser(world);
  const { newcomer } = await finish(device, persona);
  expect(newcomer).toMatchObject({ step: "register", name: "Meera Kulkarni", email: persona.email });
  const identityTicket = newcomer?.ticket ?? "";
  const other = await getTicket(device, persona);
  const register = async (rest: Partial<InputOf<"register.create">>) =>
    await device
      .call()
      .write("register.create", form({ ...(await registerWork(device.call())), ...rest }), { key: randomUUID() });
  expect(await refusal(register({ identityTicket, birthday: "" }))).toMatchObject({ code: "input.invalid" });
  const { account } = await register({ identityTicket, email: persona.email });
  expect((await finish(device, persona)).session?.account).toBe(account);
  expect(await refusal(register({ identityTicket }))).toMatchObject({ code: "auth.link_expired" });
  expect(await refusal(register({ identityTicket: other }))).toMatchObject({ code: "auth.identity_taken" });
});

it("registers by mobile number, linked", async () => {
  const persona = newPersona();
  const device = browser(world);
  const [identityTicket, other] = [await getTicket(device, persona), await getTicket(device, persona)];
  const register = async (ticket: string) => {
    const number = newNumber();
    const verificationCode = await codeToRegister(world, number);
    const input = {
      ...form(await registerWork(device.call())),
      username: undefined,
      mobileNum: number.mobileNum,
      verificationCode,
      identityTicket: ticket,
    };
    return await device.call().write("register.mobile", input, { key: randomUUID() });
  };
  const { account } = await register(identityTicket);
  expect((await finish(device, persona)).session?.account).toBe(account);
  expect(await refusal(register(identityTicket))).toMatchObject({ code: "auth.link_expired" });
  expect(await refusal(register(other))).toMatchObject({ code: "auth.identity_taken" });
});

it("links one person of a provider to one account, and asks for a recent proof", async () => {
  const { persona, token } = await addLinked();
  const device = browser(world);
  const other = await signIn(world, await addMember(world));
  expect(await refusal(link(device, other, persona))).toMatchObject({ code: "auth.identity_taken" });
  expect(await refusal(link(device, token, newPersona()))).toMatchObject({ code: "auth.identity_taken" });
  expect(await link(device, token, newPersona(), "facebook")).toMatchObject({ provider: "facebook" });
  const { url } = await device.call(token).write("identity.beginLink", { provider: "google" });
  expect(await refusal(device.call(other).write("identity.link", provider.agree(url, newPersona())))).toMatchObject({
    code: "auth.link_expired",
  });
  expect(await clientOf(world, other).write("identity.remove", { provider: "google" })).toEqual({ removed: 0 });
  world.advance(11 * 60_000);
  const late = clientOf(world, token);
  expect(await refusal(late.write("identity.beginLink", { provider: "google" }))).toMatchObject({ code: "auth.proof_required" });
});
