import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { formatAmount } from "@baize/domain/money/amount";
import { AgentTree, daily, type Terms, weekly } from "../../../../test/harness/agent-tree.ts";
import { clientFor } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { settlementStatements } from "../settlement/schema.ts";

const newWorld = testDatabase();

const DAY = 86_400_000;
const MONDAY = Date.parse("2026-11-30T10:00:00Z");
const hourly = (ratio: number): Terms => ({ type: "hourly", period: "D", tiers: [{ ratio }] });
const realTime = (rate: number): Terms => ({ type: "realTime", period: "D", tiers: [{ profitRate: rate, lossRate: rate }] });
const TERMS = [weekly, daily, hourly, realTime] as const;
const inr = (minor: bigint) => ({ amount: formatAmount(minor, "INR"), currency: "INR" });

let world: World;
let tree: AgentTree;
let top: TestMember;
let middle: TestMember;
let low: TestMember;

beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle, low } = tree);
  await tree.moveTo(MONDAY - 3 * DAY);
});

const statements = async () =>
  await world.system.db
    .select()
    .from(settlementStatements)
    .where(eq(settlementStatements.brand, world.brand))
    .orderBy(settlementStatements.windowEnd);

/** Contracts of all types on three levels; the middle one has its own rate. */
async function agreeAll(rate: number): Promise<void> {
  for (const terms of TERMS) {
    await tree.brandContract(terms(90_000));
    await tree.agree(top, middle, terms(rate));
    await tree.agree(middle, low, terms(10_000));
  }
}

/** A week in which one branch wins, then one in which all lose, and both are settled. */
async function playTwoWeeks(): Promise<void> {
  const near = await playerBelow(world, [top, middle]);
  const far = await playerBelow(world, [top, middle, low]);
  for (const week of [0, 7]) {
    await tree.moveTo(MONDAY + (week + 6) * DAY);
    await playRound(world, near, "50.05", week === 0 ? "70.00" : undefined);
    await playRound(world, far, "33.33");
  }
  await tree.moveTo(MONDAY + 14 * DAY);
  await settle(world);
}

it("is what the run over the last window has posted, for every contract of every type", async () => {
  await agreeAll(50_000);
  await playTwoWeeks();
  const rows = await statements();
  for (const who of [top, middle, low])
    for (const { type } of TERMS.map((terms) => terms(1))) {
      const newest = rows.findLast((row) => row.memberId === who.id && row.type === type);
      expect(newest?.amount).toBeGreaterThan(0n);
      const { last } = await tree.by(who).read("contracts.outcome", { id: newest?.contractId ?? "" });
      expect(last).toMatchObject({
        start: newest?.windowStart.getTime(),
        end: newest?.windowEnd.getTime(),
        amount: inr(newest?.amount ?? -1n),
        base: inr(newest?.base ?? -1n),
        paid: inr(newest?.amount ?? -1n),
      });
    }
});

it(
  "is what a run posts where the terms were signed before, for the caller and for a downline",
  { timeout: 120_000 },
  async () => {
    await agreeAll(50_000);
    await playTwoWeeks();
    const ask = async (who: TestMember, terms: Terms, account?: string) =>
      (await tree.by(who).write("contracts.simulate", { ...terms, account })).last;
    const asked: Awaited<ReturnType<typeof ask>>[] = [];
    for (const terms of TERMS) {
      const own = await ask(middle, terms(70_000));
      expect(await ask(top, terms(70_000), middle.username)).toEqual(own);
      asked.push(own);
    }
    // The same play, where these terms were agreed from the beginning.
    world = await newWorld();
    tree = await AgentTree.open(world);
    ({ top, middle, low } = tree);
    await tree.moveTo(MONDAY - 3 * DAY);
    await agreeAll(70_000);
    await playTwoWeeks();
    const rows = await statements();
    for (const [index, { type }] of TERMS.map((terms) => terms(1)).entries()) {
      const posted = rows.findLast((row) => row.memberId === middle.id && row.type === type);
      expect([type, asked[index]?.amount, asked[index]?.end]).toEqual([
        type,
        inr(posted?.amount ?? -1n),
        posted?.windowEnd.getTime(),
      ]);
    }
  },
);

it("says the tier that was reached, by what was measured", async () => {
  await tree.brandContract(daily(9000));
  const player = await playerBelow(world, [top]);
  await tree.moveTo(MONDAY - DAY);
  await playRound(world, player, "100.00");
  await tree.moveTo(MONDAY);
  await settle(world);
  const tiers = [
    { betAmount: "100.00", players: 1, ratio: 1000 },
    { betAmount: "100.01", players: 1, ratio: 2000 },
  ];
  const { last } = await tree.by(top).write("contracts.simulate", { type: "daily", period: "D", tiers });
  expect(last).toMatchObject({ tier: 0, amount: inr(10n), measures: { betAmount: "100.00", players: 1 }, paid: inr(90n) });
  const unreached = await tree.by(top).write("contracts.simulate", { type: "daily", period: "D", tiers: tiers.slice(1) });
  expect(unreached.last).toMatchObject({ tier: null, amount: inr(0n) });
});

it("is nothing before a window of the type and period is settled", async () => {
  await tree.brandContract(daily(9000));
  const { id } = await tree.offer(top, middle, daily(8000));
  expect((await tree.by(middle).read("contracts.outcome", { id })).last).toBeNull();
  expect((await tree.by(top).write("contracts.simulate", weekly(1))).last).toBeNull();
});

it("tells a former upline nothing of an agent that was moved away", async () => {
  await tree.brandContract(daily(9000));
  const { id } = await tree.offer(top, middle, daily(8000));
  await tree.sign(middle, id);
  const player = await playerBelow(world, [top, middle]);
  await tree.moveTo(MONDAY);
  await playRound(world, player, "100.00");
  await tree.moveTo(MONDAY + DAY);
  await settle(world);
  const outcome = async (who: TestMember) => (await tree.by(who).read("contracts.outcome", { id })).last;
  expect(await outcome(top)).not.toBeNull();
  const other = await addMember(world, 0n, { kind: 1 });
  const moved = { brand: world.brand, member: middle.username, under: other.username, reason: "It works for another branch" };
  expect(await operateByTwo(world, "members move", moved)).toMatchObject({ ok: true });
  expect(await outcome(top)).toBeNull();
  expect(await outcome(middle)).not.toBeNull();
});

it("is for the sides of a contract alone, with terms that can be agreed on", async () => {
  await tree.brandContract(daily(9000));
  const { id } = await tree.offer(top, middle, daily(8000));
  expect((await refusal(tree.by(low).read("contracts.outcome", { id }))).code).toBe("contract.not_found");
  const simulate = async (who: TestMember, terms: Terms, account?: string) =>
    (await refusal(tree.by(who).write("contracts.simulate", { ...terms, account }))).code;
  expect(await simulate(top, daily(1), low.username)).toBe("auth.user_unknown");
  expect(await simulate(top, { ...daily(1), tiers: [{ ratio: 1 }, { ratio: 1 }] })).toBe("contract.tiers_overlap");
  expect(await simulate(top, daily(0))).toBe("input.invalid");
  const sub = await addMember(world, 0n, { kind: 41, uplineId: top.id, path: [top.id] });
  await tree.signIn(sub);
  expect(await simulate(sub, daily(1))).toBe("auth.not_agent");
  expect((await (await clientFor(world, sub)).read("contracts.outcome", { id })).last).toBeNull();
});
