import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { OPERATIONS } from "../../operator/operations.ts";
import { audit } from "../../platform/schema.ts";
import { clientFor, newKey } from "../../../test/harness/bank.ts";
import { operators } from "./schema.ts";
import { addMember, loadCash, type TestMember } from "../../../test/harness/member.ts";
import { addOperator, type TestOperator } from "../../../test/harness/operators.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
let member: TestMember;
let [first, second]: TestOperator[] = [];
beforeEach(async () => {
  world = await newWorld();
  member = await addMember(world, 200_000n);
  first = await addOperator(world, "finance");
  second = await addOperator(world, "finance");
});

const by = (operator: TestOperator | undefined): TestOperator => {
  if (!operator) throw new Error("There is no operator");
  return operator;
};

/** A deposit of ₹500.00 that its bank never reported. */
async function unreported(): Promise<{ id: string }> {
  const client = await clientFor(world, member);
  const { id } = await client.write("deposits.create", { channel: "upi", amount: "500.00" }, { key: newKey() });
  return { id };
}

const waiting = z.object({ request: z.string(), waitsFor: z.string() });
const ask = async (name: string, input: Record<string, unknown>) => waiting.parse(await by(first).said(name, input)).request;

it("names the waiting request that asks for the same", async () => {
  const input = { brand: world.brand, member: member.username, amount: "5.00", reason: "Promised by phone" };
  const id = await ask("money adjust", input);
  const more = await by(first).said("money adjust", { ...input, amount: "6.00" });
  expect(more).not.toHaveProperty("sameAs");
  const again = await by(second).said("money adjust", input);
  expect(again).toMatchObject({ sameAs: `${id}, asked by ${by(first).username}` });
  const others = [more, again].map((answer) => waiting.parse(answer).request);
  for (const one of [id, ...others]) await by(second).run("requests reject", { id: one });
});

it("credits a deposit by hand once, after a second person with the role has agreed, and audits both names", async () => {
  const deposit = await unreported();
  const id = await ask("deposits approve", deposit);
  expect(await loadCash(world, member)).toBe(200_000n);
  expect(await by(second).said("requests list")).toMatchObject([{ id, operation: "deposits approve" }]);
  expect(await by(first).said("requests approve", { id })).toBe("Another person than the one who asked must agree.");
  const stranger = await addOperator(world, "support", "content", "risk");
  expect([await stranger.said("requests list"), await by(first).said("requests list")]).toMatchObject([[], [{ id }]]);
  expect(await stranger.said("requests approve", { id })).toBe('"deposits approve" needs one of these roles: finance, manager.');
  expect(await stranger.said("requests reject", { id })).toContain("needs one of these roles");
  const third = await addOperator(world, "manager");
  const both = [by(second), third];
  const approved = await Promise.all(both.map(async (one) => await one.run("requests approve", { id })));
  const approvers = both.filter((_, place) => approved[place]?.ok);
  expect(await loadCash(world, member)).toBe(250_000n);
  expect(await by(second).said("requests approve", { id })).toBe("The request is done already.");
  expect(await by(second).said("requests list")).toEqual([]);
  const lines = await world.system.db.select().from(audit).where(eq(audit.memberId, member.id));
  const credited = lines.find(({ action }) => action === "deposit.succeeded");
  expect(credited?.details).toMatchObject({ requestedBy: by(first).username, deposit: deposit.id });
  expect(approvers.map(({ username }) => `operator ${username}`)).toEqual([credited?.requestId]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("refuses at once what could not be approved, and writes nothing", async () => {
  const deposit = await unreported();
  const id = crypto.randomUUID();
  expect(await by(first).said("deposits approve", { id })).toBe(`There is no deposit ${id}.`);
  expect(await by(first).said("deposits approve", { id: "nothing" })).toContain("<id> is refused");
  expect(await by(second).said("requests list")).toEqual([]);
  const request = await ask("deposits approve", deposit);
  await by(second).run("deposits fail", deposit);
  expect(await by(second).said("requests approve", { id: request })).toBe("A deposit that is failed cannot become succeeded.");
  expect(await loadCash(world, member)).toBe(200_000n);
  expect(await by(second).said("requests list")).toMatchObject([{ id: request }]);
});

it("is taken back by who asked, refused by the second, and over after a week", async () => {
  const deposit = await unreported();
  const [own, refused, late] = [
    await ask("deposits approve", deposit),
    await ask("deposits approve", deposit),
    await ask("deposits approve", deposit),
  ];
  expect(await by(first).said("requests reject", { id: own })).toMatchObject({ state: "rejected" });
  expect(await by(second).said("requests reject", { id: refused })).toMatchObject({ state: "rejected" });
  expect(await by(second).said("requests approve", { id: refused })).toBe("The request is rejected already.");
  world.advance(8 * 86_400_000);
  const fresh = await addOperator(world, "finance");
  expect(await fresh.said("requests list")).toEqual([]);
  expect(await fresh.said("requests approve", { id: late })).toBe("The request is over. Ask for it again.");
  expect(await fresh.said("requests approve", { id: own.replace(/^./, "z") })).toContain("<id> is refused");
  expect(await loadCash(world, member)).toBe(200_000n);
});

it("shows what it is about, and is not approved for a requester who may not ask any more", async () => {
  const input = { brand: world.brand, member: member.username, amount: "5.00", reason: "Promised by phone" };
  const manager = await addOperator(world, "manager");
  const [lost, ended] = [await addOperator(world, "finance"), await addOperator(world, "finance")];
  const asked = await Promise.all([lost, ended].map(async (one) => waiting.parse(await one.said("money adjust", input)).request));
  const shown = { operation: "money adjust", input, requestedBy: lost.username };
  expect(await by(second).said("requests list", { id: asked[0] })).toMatchObject([shown]);
  const stranger = await addOperator(world, "support");
  expect(await stranger.said("requests list", { id: asked[0] })).toEqual([]);
  await world.system.db
    .update(operators)
    .set({ roles: ["support"] })
    .where(eq(operators.username, lost.username));
  await manager.said("operators end", { username: ended.username });
  for (const [index, { username }] of [lost, ended].entries())
    expect(await by(second).said("requests approve", { id: asked[index] })).toBe(
      `${username}, who asked for it, may not run "money adjust" any more. Reject it.`,
    );
  expect(await loadCash(world, member)).toBe(200_000n);
  expect(await by(second).said("requests reject", { id: asked[1] })).toMatchObject({ state: "rejected" });
});

it("credits money that was seen outside of every adapter, once for each reference of the bank", async () => {
  const { brand } = world;
  const seen = { brand, member: member.username, kind: "bank_transfer", reason: "Paid in at the counter" };
  const wanted = { ...seen, amount: "750.00", reference: "UTR 4711" };
  expect(await by(first).said("deposits manual", { ...wanted, amount: "-1.00" })).toContain("--amount is refused");
  const [one, again] = [await ask("deposits manual", wanted), await ask("deposits manual", wanted)];
  expect(await by(second).said("requests approve", { id: one })).toMatchObject({ amount: "750.00 INR", reference: "UTR 4711" });
  expect(await by(second).said("requests approve", { id: again })).toBe("The reference UTR 4711 was credited already.");
  expect(await by(first).said("deposits manual", { ...wanted, amount: "1.00" })).toContain("was credited already");
  expect(await loadCash(world, member)).toBe(275_000n);
  const client = await clientFor(world, member);
  expect((await client.read("deposits.list", {})).items).toMatchObject([{ state: "succeeded", amount: { amount: "750.00" } }]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("raises a limit by two people, and lowers it by one", async () => {
  const { brand } = world;
  const change = async (name: string, rest: object) => await by(first).said(name, { brand, ...rest });
  expect(await change("channels change", { id: "upi", max: "1000.00" })).toMatchObject({ max: "1000.00 INR" });
  const raised = waiting.parse(await change("channels change", { id: "upi", max: "2000.00" })).request;
  expect(await by(second).said("requests approve", { id: raised })).toMatchObject({ max: "2000.00 INR" });
  const lower = { withdrawalMax: "900.00", withdrawalsPerDay: 2, transferMax: "500.00" };
  expect(await change("limits change", lower)).toMatchObject({ withdrawalMax: "900.00 INR", withdrawalsPerDay: 2 });
  expect(await change("limits change", { transferMax: "-1.00" })).toContain("--transfer-max is refused");
  expect(await change("limits change", { withdrawalMax: "1.00" })).toContain("below the least");
  expect(await change("limits change", {})).toBe("Say what is to change.");
  const client = await clientFor(world, member);
  expect(await client.read("withdrawals.rules", {})).toMatchObject({ max: { amount: "900.00" }, perDay: 2 });
  for (const more of [{ withdrawalMax: "900.01" }, { withdrawalsPerDay: 3 }, { unattendedUpTo: "1.00" }, { transfersPerDay: 21 }])
    expect(await change("limits change", more)).toHaveProperty("request");
  expect(await by(second).said("limits show", { brand })).toMatchObject({
    withdrawalMax: "900.00 INR",
    unattendedUpTo: "0.00 INR",
  });
});

it("binds every operation that credits, reverses, raises a limit or makes an operator", () => {
  const two = Object.entries(OPERATIONS).filter(([, { needsApproval }]) => needsApproval);
  expect(two.map(([name]) => name).toSorted()).toEqual([
    "applications approve",
    "channels change",
    "contracts end",
    "contracts offer",
    "contracts withdraw",
    "deposits approve",
    "deposits manual",
    "deposits reverse",
    "free-rounds grant",
    "limits change",
    "lottery cancel",
    "lottery correct",
    "members move",
    "money adjust",
    "operators change",
    "operators invite",
    "operators reset",
    "settlement correct",
    "settlement guarantee set",
    "settlement waive",
    "transfers arrived",
    "transfers failed",
    "vendors policy",
    "wins approve",
    "wins limit",
    "wins refuse",
    "withdrawals refund",
  ]);
});
