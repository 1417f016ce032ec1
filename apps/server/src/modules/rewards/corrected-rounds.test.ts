import { beforeEach, expect, it } from "vitest";
import { clientOf } from "../../../test/harness/client.ts";
import { signIn } from "../../../test/harness/member.ts";
import { ending, placeBet, providerCall, seatedIn, type Table, unsettling } from "../../../test/harness/provider.ts";
import { whileLocked } from "../../../test/harness/while-locked.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { businessWindowAt } from "../../platform/lists/business-window.ts";
import { transact } from "../../platform/database/retry.ts";
import { lockBeneficiary } from "./grants/grant-reward.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { missions } from "./schema.ts";
import { earnPoints } from "./points/earn-points.ts";
import { movePoints } from "./points/post-points.ts";
import { addRebates } from "./rebates/add-rebates.ts";

const newWorld = testDatabase();
const DAY = 86_400_000;
const WEEK = 7 * DAY;
const NOON = DAY / 2;

let world: World;
beforeEach(async () => {
  world = await newWorld({ config: { vip: { levels: [{ level: 0, from: "0", rebates: { RNG: 100_000 } }], rebateDays: 30 } } });
});

/** A member with a lost round of ₹250.00, and the calls that correct it. */
async function lostRound() {
  const table = await seatedIn(world);
  const { roundId } = await placeBet(world, table.seat, { amount: "250.00" });
  let last = ending(table.seat, roundId, "250.00", "0.00");
  const end = async () => {
    last = ending(table.seat, roundId, "250.00", "0.00");
    expect(await providerCall(world, "endRound", last)).toMatchObject({ code: "ok" });
  };
  const unsettle = async () => {
    expect(await providerCall(world, "unsettle", unsettling(table.seat, last, "0.00"))).toMatchObject({ code: "ok" });
  };
  await end();
  return { table, end, unsettle };
}

/** The points after those of the last days are counted. */
async function loadPoints({ member }: Table): Promise<number> {
  await earnPoints(world.system.db, world.system.now());
  return (await clientOf(world, await signIn(world, member)).read("points.balance", {})).points;
}

it("earns the points of a round once that is corrected on another day", async () => {
  const { table, end, unsettle } = await lostRound();
  // ₹250 of slots at one for ₹100, and two for ₹1,000 paid in.
  expect(await loadPoints(table)).toBe(4);
  world.advance(3 * DAY);
  await unsettle();
  await end();
  expect(await loadPoints(table)).toBe(4);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("takes the points of a result back with it, and gives them again with the right one", async () => {
  const { table, end, unsettle } = await lostRound();
  expect(await loadPoints(table)).toBe(4);
  await unsettle();
  expect([await loadPoints(table), await loadPoints(table)]).toEqual([2, 2]);
  const client = clientOf(world, await signIn(world, table.member));
  expect((await client.read("points.records", { type: "rng" })).items.map(({ change }) => change)).toEqual([-2, 2]);
  world.advance(3 * DAY);
  await end();
  expect(await loadPoints(table)).toBe(4);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("pays no points of a result that is taken back while they are counted", async () => {
  const { table, unsettle } = await lostRound();
  await whileLocked(world, table.member.id, async (untilWaiting) => {
    const taking = unsettle();
    await untilWaiting(1);
    const counting = earnPoints(world.system.db, world.system.now());
    await untilWaiting(2);
    return [taking, counting];
  });
  const { points } = await clientOf(world, await signIn(world, table.member)).read("points.balance", {});
  expect(points).toBe(2);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("takes points that are spent from those that are earned next", async () => {
  const { table, end, unsettle } = await lostRound();
  expect(await loadPoints(table)).toBe(4);
  await transact(world.system.db, async (tx) => {
    const to = { owner: table.member.owner, brand: world.brand, now: world.system.now() };
    await lockBeneficiary(tx, to);
    await movePoints(tx, to, { kind: "points-redeem", ref: "lamp", points: 3n });
  });
  await unsettle();
  expect(await loadPoints(table)).toBe(0);
  await end();
  expect(await loadPoints(table)).toBe(1);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

/** The progress of the day's missions in slots: rounds, and stakes. */
async function loadProgress({ member }: Table) {
  const { items } = await clientOf(world, await signIn(world, member)).read("missions.list", {});
  return {
    rounds: items.find(({ metric }) => metric === "rounds")?.rounds?.progress,
    stakes: items.find(({ metric }) => metric === "valid_bet")?.money?.progress.amount,
  };
}

/** The valid bets of the weekly board that this member sees. */
async function loadBoard(member: Table["member"]) {
  const { items } = await clientOf(world, await signIn(world, member)).read("leaderboard.get", {});
  return items.map(({ validBets }) => validBets.amount);
}

it("counts a corrected round once in the missions, not again in a later week", async () => {
  const { table, end, unsettle } = await lostRound();
  const mission = {
    brand: world.brand,
    period: "day",
    category: "RNG",
    goal: 100_000n,
    reward: 1n,
    times: 0,
    titles: { EN: "Play" },
  };
  const rows = ["rounds", "valid_bet"].map((metric, position) => ({ ...mission, id: newId(), metric, position }));
  await world.system.db.insert(missions).values(rows);
  const [once, none] = [
    { rounds: 1, stakes: "250.00" },
    { rounds: 0, stakes: "0.00" },
  ];
  expect(await loadProgress(table)).toEqual(once);
  await unsettle();
  expect(await loadProgress(table)).toEqual(none);
  await end();
  expect(await loadProgress(table)).toEqual(once);
  world.advance(WEEK);
  await unsettle();
  await end();
  expect(await loadProgress(table)).toEqual(none);
});

it("counts a corrected round once on the leaderboard, not again in a later week", async () => {
  const { table, end, unsettle } = await lostRound();
  expect(await loadBoard(table.member)).toEqual(["250.00"]);
  await unsettle();
  expect(await loadBoard(table.member)).toEqual([]);
  await end();
  expect(await loadBoard(table.member)).toEqual(["250.00"]);
  world.advance(WEEK);
  await unsettle();
  await end();
  expect(await loadBoard(table.member)).toEqual([]);
});

it("counts a corrected round once in the rebates, and takes off what a later week takes back", async () => {
  const { table, end, unsettle } = await lostRound();
  const { db, now } = world.system;
  /** Adds the rebates of the week of now, and returns all from the newest week. */
  const rebates = async () => {
    const week = await businessWindowAt(db, { at: now(), zone: "Asia/Kolkata", period: "week" });
    await addRebates(db, new Date(week.end.getTime() + NOON));
    const client = clientOf(world, await signIn(world, table.member));
    const { items } = await client.read("rebates.list", {});
    for (const { day, category, validBet } of items)
      expect((await client.read("rebates.lines", { day, category })).validBet).toEqual(validBet);
    return items.map(({ amount }) => amount.amount);
  };
  expect(await rebates()).toEqual(["25.00"]);
  world.advance(WEEK);
  await unsettle();
  await end();
  expect(await rebates()).toEqual(["25.00"]);
  world.advance(WEEK);
  await unsettle();
  expect(await rebates()).toEqual(["-25.00", "25.00"]);
  const pending = (await clientOf(world, await signIn(world, table.member)).read("rewards.list", {})).items;
  expect(pending.map(({ amount }) => amount.amount)).toEqual(["25.00"]);
  expect(await listBrokenInvariants(db)).toEqual([]);
});
