import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { statementProblem } from "@baize/domain/agents/settlement/verify";
import { AgentTree, daily, type Terms, weekly } from "../../../../test/harness/agent-tree.ts";
import { loadCommission, type TestMember } from "../../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { runIn } from "../../../platform/database/raw.ts";

const newWorld = testDatabase();

let world: World;
let tree: AgentTree;
let top: TestMember;
let middle: TestMember;
let honest: TestMember;
let cheat: TestMember;

const HOUR = 3_600_000;
const MONDAY = Date.parse("2026-11-30T10:00:00Z");
const run = z.object({ id: z.string(), version: z.number(), state: z.string(), statements: z.number(), amount: z.string() });
const runs = async () =>
  z.object({ value: z.array(run) }).parse(await operate(world, "settlement show", { brand: world.brand })).value;

const commission = async (who: TestMember) => (await loadCommission(world, who)) ?? 0n;
const commissions = async () => [await commission(top), await commission(middle)];
const correct = async (id: string, leaveOut?: string) => {
  const input = { brand: world.brand, id, reason: "Bets of the agent's own", leaveOut };
  return await operateByTwo(world, "settlement correct", input);
};
const isByteIdentical = async (id: string) =>
  expect(await operate(world, "settlement rerun", { brand: world.brand, id })).toMatchObject({
    value: { differ: [], same: true },
  });

beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle } = tree);
  await tree.moveTo(MONDAY - 100 * HOUR);
  honest = await playerBelow(world, [top, middle]);
  cheat = await playerBelow(world, [top, middle]);
});

async function settled(terms: (ratio: number) => Terms, hours: number): Promise<string> {
  await tree.brandContract(terms(400_000));
  await tree.agree(top, middle, terms(300_000));
  await tree.moveTo(MONDAY);
  await playRound(world, honest, "100.00");
  await playRound(world, cheat, "50.00");
  await tree.moveTo(MONDAY + hours * HOUR);
  await settle(world);
  return (await runs())[0]?.id ?? "";
}

const former = async () =>
  (
    await runIn(world.system.db)("select text from settlement_statements where brand = $1 and correction = 0 order by leaf", [
      world.brand,
    ])
  ).rows;

it("takes back what the play of a member who is left out paid, and pays it again when that is corrected", async () => {
  const first = await settled(daily, 24);
  const before = await former();
  // ₹150.00 at 40 % and 30 %.
  expect(await commissions()).toEqual([1500n, 4500n]);
  expect(await correct(first)).toMatchObject({ ok: false, says: "It is as it was computed: there is nothing to correct." });
  const made = await correct(first, cheat.username);
  expect(made).toMatchObject({ ok: true, value: { version: 2, statements: 2, amount: "-3500" } });
  // Nothing is corrected on top of what is not paid yet.
  expect(await correct(first)).toMatchObject({ ok: false, says: "There is no paid run of this id." });
  await Promise.all([settle(world), settle(world)]);
  await settle(world);
  expect(await commissions()).toEqual([1000n, 3000n]);
  const second = (await runs()).find(({ version }) => version === 2);
  expect(second).toMatchObject({ state: "closed", statements: 2, amount: "-3500" });
  expect(await correct(second?.id ?? "")).toMatchObject({ ok: true, value: { version: 3, amount: "3500" } });
  await settle(world);
  expect(await commissions()).toEqual([1500n, 4500n]);
  expect(await former()).toEqual(before);
  for (const { id } of await runs()) await isByteIdentical(id);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

const inr = (amount: string) => ({ amount, currency: "INR" });
const last = async () => (await tree.by(middle).read("funds.consolidated")).dailysalinfotype.last;

it("counts with what it corrects as one window, where an agent reads the last one", async () => {
  const first = await settled(daily, 24);
  const paid = await last();
  expect(paid).toMatchObject({ amount: inr("45.00"), state: "paid" });
  await correct(first, cheat.username);
  expect(await last()).toEqual({ ...paid, amount: inr("30.00"), state: "computed" });
  await settle(world);
  expect(await last()).toEqual({ ...paid, amount: inr("30.00") });
});

it("is a statement that proves itself, and says what was paid before", async () => {
  const first = await settled(daily, 24);
  await correct(first, cheat.username);
  await settle(world);
  const second = (await runs()).find(({ version }) => version === 2);
  const named = { brand: world.brand, id: second?.id, member: middle.username };
  const { value } = z
    .object({
      value: z.object({
        statement: z.string(),
        proof: z.array(z.object({ side: z.enum(["left", "right"]), hash: z.string() })),
        signed: z.string(),
        key: z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string() }),
      }),
    })
    .parse(await operate(world, "settlement statement", named));
  expect(await statementProblem(value, value.key)).toBeUndefined();
  expect(JSON.parse(value.statement)).toMatchObject({ amount: "-1500", correction: { version: 2, paid: "4500" } });
});

it("is owed to the guarantee where the commission is spent, and freezes nothing", async () => {
  const first = await settled(daily, 24);
  const spent = { brand: world.brand, member: middle.username, amount: "-45.00", reason: "Paid out", wallet: "commission" };
  expect(await operateByTwo(world, "money adjust", spent)).toMatchObject({ ok: true });
  await correct(first, cheat.username);
  await settle(world);
  // The brand takes ₹20.00 from the top, which gets ₹15.00 from the middle.
  expect(await commissions()).toEqual([1000n, 0n]);
  expect(await operate(world, "settlement guarantee", { brand: world.brand })).toMatchObject({
    value: [{ member: middle.username, guarantee: "salary", owed: "1500" }],
  });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("waits for the bill that it corrects, and counts in the windows after it", async () => {
  const first = await settled(weekly, 168);
  expect(await commissions()).toEqual([6000n, 0n]);
  await correct(first, cheat.username);
  await settle(world);
  // The brand's part is back at once. The bill of ₹45.00 is paid before ₹15.00 of it come back.
  expect(await commissions()).toEqual([4000n, 0n]);
  await tree.moveTo(MONDAY + 168 * HOUR + 73 * HOUR);
  await settle(world);
  expect(await commissions()).toEqual([1000n, 3000n]);
  await playRound(world, honest, "10.00");
  await tree.moveTo(MONDAY + 2 * 168 * HOUR);
  await settle(world);
  for (const { id } of await runs()) await isByteIdentical(id);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});
