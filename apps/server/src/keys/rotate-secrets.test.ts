import { randomUUID } from "node:crypto";
import * as z from "zod";
import { beforeAll, expect, it } from "vitest";
import { clientFor, newKey } from "../../test/harness/bank.ts";
import { clientOf, refusal } from "../../test/harness/client.ts";
import { newProof, registerWork } from "../../test/harness/human.ts";
import { addMember, signIn } from "../../test/harness/member.ts";
import { codeToLogin, newNumber, type PhoneNumber, providerToken } from "../../test/harness/numbers.ts";
import { addOperator, signInAs, type TestOperator } from "../../test/harness/operators.ts";
import { PIN, readyToWithdraw } from "../../test/harness/payout.ts";
import { testDatabase } from "../../test/harness/test-database.ts";
import type { World } from "../../test/harness/world.ts";

const newWorld = testDatabase();
const WRAPPING_KEYS = `first:${Buffer.alloc(32, 1).toString("base64")}`;
const NUMBER = "ananya.sharma@okaxis";

let world: World;
let manager: TestOperator;
beforeAll(async () => {
  world = await newWorld({ environment: { WRAPPING_KEYS }, config: { features: { smsLogin: true, phoneLogin: true } } });
  manager = await addOperator(world, "manager");
});

const kidIn = z.object({ ok: z.literal(true), value: z.object({ kid: z.string() }) });
const rotate = async (kind: string): Promise<string> => kidIn.parse(await manager.run("keys rotate", { kind })).value.kid;
const retire = async (kid: string) => await manager.run("keys retire", { kid });
const withCode = async ({ mobileNum }: PhoneNumber, verificationCode: string) =>
  await clientOf(world).write("session.login", { type: "sms", mobileNum, verificationCode });

it("takes codes that were sent before a rotation, and none whose key is retired", async () => {
  const [first, second] = [newNumber(), newNumber()];
  for (const { whole } of [first, second]) await addMember(world, 0n, { mobile: whole });
  const sent = await codeToLogin(world, first);
  const kid = await rotate("code");
  await withCode(first, sent);
  const later = await codeToLogin(world, second);
  const firebaseIdToken = await providerToken(world, first);
  await rotate("code");
  await clientOf(world).write("session.login", { type: "firebase", firebaseIdToken });
  expect(await retire(kid)).toMatchObject({ ok: true });
  expect((await refusal(withCode(second, later))).code).toBe("verify.invalid_code");
});

it("takes proofs of work that were begun before a rotation, and none whose key is retired", async () => {
  const send = async (proof: string) => await clientOf(world).write("sms.login", { mobileNum: newNumber().mobileNum, proof });
  const [one, other] = [await newProof(world), await newProof(world)];
  await rotate("proof");
  await send(one);
  expect(await retire("proof")).toMatchObject({ ok: true });
  expect((await refusal(send(other))).code).toBe("verify.human_check_failed");
});

it("knows closed names, operators and payout numbers after the first secret is retired", async () => {
  const closed = await addMember(world);
  await clientOf(world, await signIn(world, closed)).write("account.close");
  const payee = await clientFor(world, await addMember(world));
  await readyToWithdraw(payee, NUMBER);
  await rotate("seal");
  await rotate("code");
  expect(await retire("codes")).toMatchObject({ ok: true });
  const password = "four-mango-trees";
  const person = { password, confirmPassword: password, birthday: "1990-04-12", agreement: true };
  const again = { ...person, username: closed.username, ...(await registerWork(clientOf(world))) };
  const registered = clientOf(world).write("register.create", again, { key: randomUUID() });
  expect((await refusal(registered)).code).toBe("register.username_taken");
  world.advance(60_000);
  await signInAs(world, manager);
  const same = { kind: "upi" as const, number: NUMBER, holder: "Ananya Sharma", paymentPassword: PIN };
  const twice = payee.write("payout.add", same, { key: newKey() });
  expect((await refusal(twice)).code).toBe("withdraw.account_exists");
});

it("wraps every secret with the environment's key", async () => {
  const listed = await manager.run("keys list");
  const { value } = z.object({ value: z.array(z.object({ kind: z.string(), wrappedBy: z.string() })) }).parse(listed);
  expect([...new Set(value.map(({ kind }) => kind))]).toEqual(["envelope", "seal", "code", "proof"]);
  expect(new Set(value.map(({ wrappedBy }) => wrappedBy))).toEqual(new Set(["first"]));
});
