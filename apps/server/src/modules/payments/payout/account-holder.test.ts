import { and, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import type { Client } from "@baize/api/client/client";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { audit } from "../../../platform/schema.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, loadCash, type TestMember } from "../../../../test/harness/member.ts";
import { addOperator, type TestOperator } from "../../../../test/harness/operators.ts";
import { PIN } from "../../../../test/harness/payout.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const listed = z.array(z.looseObject({ id: z.string(), member: z.string() }));

let world: World;
let member: TestMember;
let client: Client;
let finance: TestOperator;
beforeEach(async () => {
  world = await newWorld();
  ({ member, client } = await addNamed("Meera Kulkarni"));
  finance = await addOperator(world, "finance");
});

async function addNamed(payeeName: string) {
  const one = await addMember(world, 500_000n, { details: payeeName === "" ? {} : { payeeName } });
  const own = await clientFor(world, one);
  await own.write("paymentPassword.set", { newPassword: PIN, confirmNewPassword: PIN });
  return { member: one, client: own };
}

const add = async (holder: string, number: string) =>
  await client.write("payout.add", { kind: "upi", holder, number, paymentPassword: PIN }, { key: newKey() });
const withdraw = async (account: string) =>
  await client.write("withdrawals.create", { account, amount: "500.00", paymentPassword: PIN }, { key: newKey() });
const states = async () => (await client.read("payout.list")).items.map(({ state }) => state);

/** The member's accounts that wait, as the operator's list prints them. */
const waiting = async () => listed.parse(await finance.said("payout list")).filter((line) => line.member === member.username);
const waitingId = async () => (await waiting())[0]?.id ?? "";

it("pays out to an account in the member's own name, however it is written, without an operator", async () => {
  const accounts = [await add("MEERA  KULKARNI", "meera@okaxis"), await add("Meerā kulkarni.", "meera@okhdfc")];
  expect(accounts.map(({ state }) => state)).toEqual(["approved", "approved"]);
  expect(await waiting()).toEqual([]);
  for (const { id } of accounts) expect((await withdraw(id)).state).toBe("pending");
  expect(await loadCash(world, member)).toBe(400_000n);
});

it("pays nothing to an account in another name until an operator has approved it, and notifies the member", async () => {
  const { id, state } = await add("Ravi Menon", "ravi@okaxis");
  expect(state).toBe("waiting");
  expect(await refusal(withdraw(id))).toMatchObject({ code: "withdraw.account_not_approved", status: 409 });
  expect(await loadCash(world, member)).toBe(500_000n);
  const line = { ownName: "Meera Kulkarni", holder: "Ravi Menon", account: "ra••@okaxis", state };
  expect(await waiting()).toMatchObject([line]);
  const one = { id: await waitingId() };
  const support = await addOperator(world, "support");
  expect(await support.said("payout approve", one)).toBe('"payout approve" needs one of these roles: finance, manager.');
  expect(await finance.said("payout approve", one)).toMatchObject({ state: "approved", holder: "Ravi Menon" });
  expect(await finance.said("payout refuse", { ...one, reason: "In another name" })).toBe("The account is approved already.");
  expect([await states(), await waitingId()]).toEqual([["approved"], ""]);
  expect((await withdraw(id)).state).toBe("pending");
  const [letter] = (await client.read("inbox.list", {})).items;
  expect(letter?.content).toContain("ra••@okaxis");
  const decided = and(eq(audit.memberId, member.id), eq(audit.action, "payout.approved"));
  const [trail] = await world.system.db.select().from(audit).where(decided);
  expect(trail).toMatchObject({ requestId: `operator ${finance.username}`, details: { account: id } });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("pays nothing to an account that an operator has refused, and notifies the member why", async () => {
  const { id } = await add("Ravi Menon", "ravi@okaxis");
  const one = { id: await waitingId() };
  const reason = "It is in another person's name.";
  expect(await finance.said("payout refuse", { ...one, reason })).toMatchObject({ state: "refused" });
  expect(await finance.said("payout approve", one)).toBe("The account is refused already.");
  expect((await refusal(withdraw(id))).code).toBe("withdraw.account_not_approved");
  expect(await states()).toEqual(["refused"]);
  expect((await client.read("inbox.list", {})).items[0]?.content).toContain(reason);
  expect(await loadCash(world, member)).toBe(500_000n);
});

it("lets the account of a member without a name wait, and an account that was removed be decided no more", async () => {
  ({ member, client } = await addNamed(""));
  const { id, state } = await add("Meera Kulkarni", "meera@okaxis");
  expect(state).toBe("waiting");
  const one = { id: await waitingId() };
  await client.write("payout.remove", { id });
  expect(await waitingId()).toBe("");
  expect(await finance.said("payout approve", one)).toBe("There is no such account.");
});
