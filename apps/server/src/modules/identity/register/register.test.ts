import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { InputOf } from "@baize/api/contract/contract";
import { invites } from "../invite-schema.ts";
import { members } from "../schema.ts";
import { idempotency } from "../../../platform/schema.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { newProof, registerWork, solvedProof } from "../../../../test/harness/human.ts";
import { addMember } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

type Input = InputOf<"register.create">;

const filled = (rest: Partial<Input> = {}): Input => ({
  username: "meera_k",
  password: "four-mango-trees-grow",
  confirmPassword: "four-mango-trees-grow",
  birthday: "1990-04-12",
  agreement: true,
  ...rest,
});

const register = async (world: World, rest: Partial<Input> = {}, key: string = randomUUID()) =>
  await clientOf(world).write("register.create", filled({ ...(await registerWork(clientOf(world))), ...rest }), { key });

const refusedIssues = async (world: World, rest: Partial<Input>) => {
  const { code, value } = await refusal(register(world, rest));
  return { code, value };
};

it("delivers the rules, registers by them, signs in and grants the welcome money as a bonus to be wagered", async () => {
  const world = await newWorld({ config: { welcomeCredit: "100000", welcomeWagering: { times: 12, days: 7 } } });
  const { fields, minimumAge, affiliateCheck } = await clientOf(world).read("register.settings");
  expect({ minimumAge, affiliateCheck }).toEqual({ minimumAge: 21, affiliateCheck: true });
  expect(fields.password).toEqual({
    enabled: true,
    required: true,
    minLength: 15,
    maxLength: 128,
    patternId: 0,
    acceptedPattern: null,
  });
  const { account, session } = await register(world, {
    email: "Meera@Example.in",
    mobileNum: "98123 45678".replace(" ", ""),
    countryDialingCode: "+91",
  });
  expect(account).toBe("meera_k");
  const client = clientOf(world, session?.token ?? null);
  expect(await client.read("member.info")).toMatchObject({
    account: "meera_k",
    email: "m***@example.in",
    mobileNum: "***5678",
    type: 0,
  });
  expect(await client.read("wallet.balance")).toMatchObject({ cash: { amount: "0.00" }, bonus: { amount: "1000.00" } });
  const bonus = { source: "welcome", title: "Welcome bonus", state: "wagering" };
  const { items } = await client.read("bonus.list");
  expect(items).toMatchObject([{ ...bonus, amount: { amount: "1000.00" }, required: { amount: "12000.00" } }]);
  expect((items[0]?.expiresAt ?? 0) - (items[0]?.grantedAt ?? 0)).toBe(7 * 86_400_000);
  expect(await refusal(client.write("bonus.claim", { id: items[0]?.id ?? "" }, { key: randomUUID() }))).toMatchObject({
    code: "bonus.not_ready",
  });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("registers without signing in when asked to", async () => {
  const world = await newWorld();
  expect(await register(world, { login: false })).toEqual({ account: "meera_k", session: null });
});

it("names every invalid field with the issues of the forms", async () => {
  const world = await newWorld();
  const { code, value } = await refusedIssues(world, {
    username: "1a",
    password: "short",
    confirmPassword: "other",
    birthday: "",
    agreement: false,
  });
  expect(code).toBe("input.invalid");
  expect(value).toMatchObject({
    issues: [
      { field: "username", code: "too_short", params: { min: 4, max: 20, patternId: 2 } },
      { field: "password", code: "too_short", params: { min: 15 } },
      { field: "confirmPassword", code: "mismatch" },
      { field: "birthday", code: "required" },
      { field: "agreement", code: "must_agree" },
    ],
  });
});

it.each([
  ["emoji in a user name", { username: "meera😀" }, { field: "username", code: "pattern" }],
  ["a direction override", { username: "meera\u202Ek" }, { field: "username", code: "unsafe_characters" }],
  ["ten thousand characters", { username: "m".repeat(10_000) }, { field: "username", code: "too_long" }],
  ["a day that is none", { birthday: "1990-02-30" }, { field: "birthday", code: "pattern" }],
  ["a bad address of mail", { email: "meera@" }, { field: "email", code: "pattern" }],
] satisfies [string, Partial<Input>, object][])("refuses %s", async (_, rest, issue) => {
  const world = await newWorld();
  expect(await refusedIssues(world, rest)).toMatchObject({ code: "input.invalid", value: { issues: [issue] } });
});

it("refuses a person who is too young, a common password, and taken names", async () => {
  const world = await newWorld();
  expect(await refusedIssues(world, { birthday: "2010-01-01" })).toEqual({
    code: "register.too_young",
    value: { minimumAge: 21 },
  });
  expect(await refusedIssues(world, { password: "passwordpassword", confirmPassword: "passwordpassword" })).toMatchObject({
    code: "password.too_common",
  });
  await register(world, { email: "a@example.in", mobileNum: "9812345678" });
  expect(await refusedIssues(world, { username: "MEERA_K" })).toMatchObject({ code: "register.username_taken" });
  expect(await refusedIssues(world, { username: "meera2", email: "A@example.in" })).toMatchObject({
    code: "register.email_taken",
  });
  expect(await refusedIssues(world, { username: "meera2", mobileNum: "09812345678" })).toMatchObject({
    code: "register.mobile_taken",
  });
});

it("says whether a name is taken, in any writing, to an address that asks for few", async () => {
  const world = await newWorld();
  await register(world);
  const client = clientOf(world);
  const isTaken = async (username: string) => (await client.read("register.checkName", { username })).taken;
  expect([await isTaken("MEERA_K"), await isTaken(" meera_k "), await isTaken("meera_2")]).toEqual([true, true, false]);
  for (let asked = 3; asked < 30; asked += 1) {
    // Slower than the limit of every form, which would refuse it sooner.
    world.advance(3000);
    await isTaken(`name_${asked}`);
  }
  world.advance(3000);
  expect(await refusal(isTaken("meera_k"))).toMatchObject({ code: "rate.limited", status: 429 });
  world.advance(60 * 60_000);
  expect(await isTaken("meera_k")).toBe(true);
});

it("answers the same key with the same answer, also when both calls arrive together", async () => {
  const world = await newWorld();
  const key = randomUUID();
  const work = await registerWork(clientOf(world));
  const [first, second] = await Promise.all([register(world, work, key), register(world, work, key)]);
  expect(second).toEqual(first);
  expect(await register(world, work, key)).toEqual(first);
  const rows = await world.system.db.select().from(members).where(eq(members.brand, world.brand));
  expect(rows).toHaveLength(1);
  expect(await refusal(register(world, { username: "someone_else" }, key))).toMatchObject({
    code: "idempotency.mismatch",
    status: 422,
  });
  expect(world.logged).toEqual([]);
});

it("stores no answer that a stolen table would reveal", async () => {
  const world = await newWorld();
  const key = randomUUID();
  const { session } = await register(world, {}, key);
  const text = JSON.stringify(await world.system.db.select().from(idempotency));
  expect(text).not.toContain(session?.token);
  expect(text).not.toContain(key);
});

it("requires an idempotency key", async () => {
  const world = await newWorld();
  for (const key of ["", "short", "x".repeat(200)])
    expect(await refusal(register(world, {}, key))).toMatchObject({ code: "idempotency.key_missing" });
});

it("puts a member under the one who invited, and refuses an unknown code", async () => {
  const world = await newWorld();
  const top = await addMember(world, 0n, { kind: 1 });
  const agent = await addMember(world, 0n, { kind: 2, path: [top.id], uplineId: top.id });
  const shut = await addMember(world, 0n, { kind: 2, status: "locked" });
  const brand = world.brand;
  await world.system.db.insert(invites).values([
    { brand, code: "GOOD123", memberId: agent.id },
    { brand, code: "ELSEWHERE1", memberId: agent.id, domain: "other.example" },
    { brand, code: "SHUT123", memberId: shut.id },
  ]);
  const check = (code: string, domain?: string) => clientOf(world).read("affiliate.check", { code, domain });
  expect(await check(" GOOD123 ")).toEqual({ code: "GOOD123" });
  expect(await check("ELSEWHERE1", "other.example")).toEqual({ code: "ELSEWHERE1" });
  for (const code of ["NOBODY1", "SHUT123", "ELSEWHERE1"])
    expect(await refusal(check(code))).toMatchObject({ code: "affiliate.invalid" });
  expect(await refusedIssues(world, { affiliateCode: "NOBODY1" })).toMatchObject({ code: "affiliate.invalid" });
  await register(world, { affiliateCode: "GOOD123" });
  const [row] = await world.system.db
    .select()
    .from(members)
    .where(and(eq(members.brand, world.brand), eq(members.handle, "meera_k")));
  expect(row).toMatchObject({ uplineId: agent.id, path: [top.id, agent.id], openedBy: null });
});

it("is closed when the brand says so, and needs a captcha when one address opens many accounts", async () => {
  const closed = await newWorld({ config: { features: { directRegistration: false } } });
  expect(await refusedIssues(closed, {})).toMatchObject({ code: "register.closed" });
  const world = await newWorld({ config: { signIn: { registrationsWithoutCaptcha: 2 } } });
  await register(world, { username: "first_one" });
  await register(world, { username: "second_one" });
  expect(await refusedIssues(world, { username: "third_one" })).toMatchObject({ code: "auth.captcha_required" });
  const proof = await solvedProof(await clientOf(world).read("captcha.get"));
  expect(await register(world, { username: "third_one", proof })).toMatchObject({ account: "third_one" });
});

describe("the proof of work", () => {
  const cases: Record<string, (world: World) => Promise<Partial<Input>> | Partial<Input>> = {
    "that is missing": () => ({ proofOfWork: undefined }),
    "that is empty": () => ({ proofOfWork: "" }),
    "of a captcha": async (world) => ({ proofOfWork: await newProof(world) }),
    "whose challenge was changed": async (world) => {
      const { proofOfWork } = await registerWork(clientOf(world));
      const changed: unknown = JSON.parse(Buffer.from(proofOfWork, "base64").toString(), (name, value: unknown) =>
        name === "cost" ? 1 : value,
      );
      return { proofOfWork: Buffer.from(JSON.stringify(changed)).toString("base64") };
    },
  };
  it.each(Object.entries(cases))("refuses one %s, also with a solved captcha", async (_, given) => {
    const world = await newWorld();
    const rest = { ...(await given(world)), proof: await newProof(world) };
    expect(await refusedIssues(world, rest)).toMatchObject({ code: "register.work_required" });
    expect(await world.system.db.select().from(members).where(eq(members.brand, world.brand))).toEqual([]);
  });

  it("is good for one account, also when two arrive together, and for none after five minutes", async () => {
    const world = await newWorld();
    const work = await registerWork(clientOf(world));
    const outcomes = await Promise.allSettled(
      ["one_meera", "two_meera"].map((username) => register(world, { ...work, username })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refusedIssues(world, { ...work, username: "three_meera" })).toMatchObject({ code: "register.work_required" });
    const late = await registerWork(clientOf(world));
    world.advance(5 * 60_000);
    expect(await refusedIssues(world, { ...late, username: "three_meera" })).toMatchObject({ code: "register.work_required" });
  });

  it("is used up by a refusal of the server, not by a mistake in the form", async () => {
    const world = await newWorld();
    await register(world);
    const work = await registerWork(clientOf(world));
    expect(await refusedIssues(world, { ...work, birthday: "" })).toMatchObject({ code: "input.invalid" });
    expect(await refusedIssues(world, work)).toMatchObject({ code: "register.username_taken" });
    expect(await refusedIssues(world, { ...work, username: "other_meera" })).toMatchObject({ code: "register.work_required" });
  });
});

it("keeps the withdrawal password that the form brings, by the rules of one that is set later", async () => {
  const world = await newWorld();
  for (const [paymentPassword, code] of [
    ["12345x", "pattern"],
    ["123456", "common_password"],
  ] as const)
    expect(await refusedIssues(world, { paymentPassword })).toMatchObject({
      code: "input.invalid",
      value: { issues: [{ field: "paymentPassword", code }] },
    });
  const { session } = await register(world, { paymentPassword: "८40273" });
  const client = clientOf(world, session?.token ?? null);
  expect(await client.read("paymentPassword.status")).toMatchObject({ isSet: true });
  const change = { oldPassword: "840273", newPassword: "731904", confirmNewPassword: "731904" };
  expect(await client.write("paymentPassword.change", change)).toHaveProperty("changedAt");
});

it("keeps who recommended a member as it was typed, and links no upline by it", async () => {
  const world = await newWorld();
  const upline = await addMember(world);
  await register(world, { recommenderId: upline.username });
  const [row] = await world.system.db
    .select()
    .from(members)
    .where(and(eq(members.brand, world.brand), eq(members.username, "meera_k")));
  expect(row).toMatchObject({ uplineId: null, path: [], details: { recommenderId: upline.username } });
});
