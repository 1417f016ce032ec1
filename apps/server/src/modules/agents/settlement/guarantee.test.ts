import { beforeEach, expect, it } from "vitest";
import { AgentTree, weekly } from "../../../../test/harness/agent-tree.ts";
import { loadCommission, type TestMember } from "../../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { giveCommission, takeCommission } from "../../../../test/harness/pay.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { listWaitingWork } from "../../../waiting-work.ts";

const newWorld = testDatabase();

let world: World;
let tree: AgentTree;
let top: TestMember;
let middle: TestMember;

const HOUR = 3_600_000;
const MONDAY = Date.parse("2026-11-30T10:00:00Z");
const PAST_DEADLINE = MONDAY + 168 * HOUR + 73 * HOUR;

const commission = async (who: TestMember) => await loadCommission(world, who);
const setSize = async (size: string) => await operateByTwo(world, "settlement guarantee set", { brand: world.brand, size });
const askSize = async (size: string) => await operate(world, "settlement guarantee set", { brand: world.brand, size });
const waiting = async () =>
  (await listWaitingWork(world.system.db, world.system.now())).filter(({ queue }) => queue === `settlement.${world.brand}`);

/** A week after which the top owes ₹30.00 to the middle, and has nothing. */
beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle } = tree);
  await tree.moveTo(MONDAY - 100 * HOUR);
  const player = await playerBelow(world, [top, middle]);
  await tree.brandContract(weekly(400_000));
  await tree.agree(top, middle, weekly(300_000));
  await tree.moveTo(MONDAY);
  await playRound(world, player, "100.00");
  await tree.moveTo(MONDAY + 168 * HOUR);
  await settle(world);
  await takeCommission(world, top);
});

it("pays nothing beyond its size, raises an alarm, and pays once it is larger", async () => {
  expect(await setSize("29.99")).toMatchObject({ ok: true, value: { size: "29.99", owed: "0.00", currency: "INR" } });
  await tree.moveTo(PAST_DEADLINE);
  await settle(world);
  expect(await commission(middle)).toBe(0n);
  expect(await waiting()).toMatchObject([{ waits: 1 }]);
  expect(world.logged).toMatchObject([{ event: "settlement.guarantee_exceeded", facts: { brand: world.brand, statements: 1 } }]);
  expect(await setSize("30.00")).toMatchObject({ ok: true });
  await Promise.all([settle(world), settle(world)]);
  expect([await commission(middle), await waiting()]).toEqual([3000n, []]);
  expect(await setSize("none")).toMatchObject({ value: { size: "none", owed: "30.00" } });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("is not asked where the upline's commission covers what it owes, whatever its size", async () => {
  await setSize("0.00");
  await giveCommission(world, top, 3000n);
  await tree.moveTo(PAST_DEADLINE);
  await settle(world);
  expect([await commission(top), await commission(middle), world.logged]).toEqual([0n, 3000n, []]);
});

it("has a size that two operators agree on, and no other", async () => {
  expect(await askSize("5.00")).toMatchObject({ ok: true, value: { request: expect.any(String) } });
  for (const size of ["-1.00", "1", "1e3", "all", "9999999999999999.00"])
    expect(await askSize(size), size).toMatchObject({ ok: false });
});
