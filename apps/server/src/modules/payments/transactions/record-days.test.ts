import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import type { InputOf } from "@baize/api/contract/contract";
import { DEPOSIT } from "@baize/domain/payments/deposit-state";
import { openStates } from "@baize/domain/state-machine/machine";
import { HELD_STATES, RETURNED_STATES } from "@baize/domain/payments/withdrawal-state";
import { transact } from "../../../platform/database/retry.ts";
import { lockBeneficiary } from "../../rewards/grants/grant-reward.ts";
import { movePoints } from "../../rewards/points/post-points.ts";
import { makeReport, sendReport } from "../../../../test/harness/bank.ts";
import { clientOf } from "../../../../test/harness/client.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { addReward, pendingReward, type Owner } from "../../../../test/harness/own-rows.ts";
import { payOut, PIN, readyToWithdraw } from "../../../../test/harness/payout.ts";
import { seatedIn } from "../../../../test/harness/provider.ts";
import { minorTotals, sumOf, totalsOf, whole } from "../../../../test/harness/totals.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const DAY = 86_400_000;
/** The offset of Asia/Kolkata, the brand's zone, from UTC; it has no summer time. */
const ZONE = 5.5 * 3_600_000;

let world: World;
let owner: Owner;
let client: Client;
/** The business days of the two moments of these tests. */
let [eve, next]: [string, string] = ["", ""];
const exchanges: string[] = [];
const bonuses: (string | null)[] = [];

const dayOf = (at: number) => new Date(at + ZONE).toISOString().slice(0, 10);
const key = () => ({ key: randomUUID() });

async function earn(type: string, points: bigint): Promise<void> {
  const to = { owner: owner.member.owner, brand: world.brand, now: world.system.now() };
  await transact(world.system.db, async (tx) => {
    await lockBeneficiary(tx, to);
    await movePoints(tx, to, { kind: "points-earned", ref: `${type}/${dayOf(to.now.getTime())}`, points });
  });
}

/** A deposit less its fee, a failed one, a pending one; a withdrawal that was paid, one that was returned, one that is held. */
async function moveMoney(): Promise<void> {
  const into = async (channel: string, amount: string) => await client.write("deposits.create", { channel, amount }, key());
  await sendReport(world, await makeReport(world, await into("card", "1000.00"), "succeeded"));
  await sendReport(world, await makeReport(world, await into("upi", "300.00"), "failed"));
  await into("upi", "500.00");
  const { account } = owner;
  const out = async (amount: string) =>
    (await client.write("withdrawals.create", { account, amount, paymentPassword: PIN }, key())).id;
  await payOut(world, await out("600.00"));
  await client.write("withdrawals.cancel", { id: await out("510.00") });
  await out("520.00");
}

async function act(goods: string): Promise<void> {
  await moveMoney();
  await earn("rng", 30n);
  await earn("deposit", 10n);
  const at = { address: "12 Marine Drive, Mumbai 400020", phone: "+91 98123 45678", paymentPassword: PIN };
  exchanges.push((await client.write("points.redeem", { id: goods, ...at }, key())).id);
  const id = await pendingReward(owner);
  bonuses.push((await client.write("rewards.claim", { id }, key())).bonusId);
}

beforeAll(async () => {
  const payments = { withdrawal: { turnoverPpm: 0 } };
  world = await newWorld({ config: { payments, session: { idleMinutes: 100_000, absoluteHours: 1000 } } });
  const table = await seatedIn(world);
  client = clientOf(world, table.token);
  owner = { ...table, client, account: await readyToWithdraw(client) };
  const goods = await addReward(world);
  const now = world.system.now().getTime();
  world.advance(DAY - ((now + ZONE) % DAY) - 1);
  eve = dayOf(world.system.now().getTime());
  await act(goods);
  world.advance(1);
  next = dayOf(world.system.now().getTime());
  await act(goods);
});

const pointsIn = async (filter: InputOf<"points.records">) =>
  (await client.read("points.records", filter)).items.map(({ type, change }) => [type, change]);
const exchangesIn = async (filter: InputOf<"points.redeemList">) =>
  (await client.read("points.redeemList", filter)).items.map(({ id }) => id);
const bonusesIn = async (filter: InputOf<"bonus.list">) => {
  const { items, totals } = await client.read("bonus.list", filter);
  return [items.map(({ id }) => id), totals?.count, totals?.amount.amount];
};

const rewardsIn = async (filter: InputOf<"rewards.list">) => {
  const read = async (place: object) => await client.read("rewards.list", { state: "claimed", ...filter, ...place });
  const { rows, totals } = await whole(read);
  expect(minorTotals(totals)).toEqual({ count: rows.length, amount: sumOf(rows, ({ amount }) => amount) });
  return rows.map(({ id }) => id);
};

it("finds points by business day and type, and separates the last moment of a day from the first of the next", async () => {
  const each = [
    ["redeem", -1],
    ["deposit", 10],
    ["rng", 30],
  ];
  expect(await pointsIn({ from: eve, to: eve })).toEqual(each);
  expect(await pointsIn({ from: next })).toEqual(each);
  expect(await pointsIn({ to: eve })).toEqual(each);
  expect(await pointsIn({})).toHaveLength(6);
  expect(await pointsIn({ type: "deposit", to: eve })).toEqual([["deposit", 10]]);
  expect(await pointsIn({ type: "redeem", from: next, to: next })).toEqual([["redeem", -1]]);
  expect(await pointsIn({ type: "live" })).toEqual([]);
  expect(await pointsIn({ from: "2001-01-01", to: "2001-01-02" })).toEqual([]);
});

it("finds rewards by business day, with totals of the rows found", async () => {
  const [before, after] = [await rewardsIn({ to: eve }), await rewardsIn({ from: next })];
  expect([before.length, after.length]).toEqual([1, 1]);
  expect(await rewardsIn({})).toEqual([...after, ...before]);
  expect(await rewardsIn({ from: eve, to: eve })).toEqual(before);
  expect(await rewardsIn({ from: "2001-01-01", to: "2001-01-02" })).toEqual([]);
});

it("finds exchanges by business day, by state and by both", async () => {
  const [first, second] = exchanges;
  expect(await operate(world, "exchanges approve", { id: `${owner.member.id}/${first}` })).toMatchObject({ ok: true });
  expect(await exchangesIn({ to: eve })).toEqual([first]);
  expect(await exchangesIn({ from: next, to: next })).toEqual([second]);
  expect(await exchangesIn({ from: eve, to: next })).toEqual([second, first]);
  expect([
    await exchangesIn({ state: "approved" }),
    await exchangesIn({ state: "applying" }),
    await exchangesIn({ state: "rejected" }),
  ]).toEqual([[first], [second], []]);
  expect(await exchangesIn({ state: "approved", from: next })).toEqual([]);
});

it("finds bonuses by business day and by state, page by page, with totals of the rows found", async () => {
  const [first, second] = bonuses;
  await client.write("bonus.giveUp", { id: second ?? "" }, key());
  expect(await bonusesIn({ from: eve, to: eve })).toEqual([[first], 1, "42.00"]);
  expect(await bonusesIn({ from: next })).toEqual([[second], 1, "42.00"]);
  expect(await bonusesIn({})).toEqual([[second, first], 2, "84.00"]);
  expect(await bonusesIn({ state: "given_up" })).toEqual([[second], 1, "42.00"]);
  expect(await bonusesIn({ state: "given_up", to: eve })).toEqual([[], 0, "0.00"]);
  const page = await client.read("bonus.list", { from: eve, limit: 1 });
  const rest = await client.read("bonus.list", { from: eve, limit: 1, cursor: page.next ?? "" });
  expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual([second, first]);
  expect([page.totals?.count, rest.next]).toEqual([2, null]);
});

const spans = (): { from?: string; to?: string }[] => [{}, { from: eve, to: eve }, { from: next }];
const isOne = (states: readonly string[], state: string) => states.includes(state);

it("finds deposits and withdrawals by business day and by state, with totals of the rows found", async () => {
  const states = [{}, { state: "succeeded" }, { state: "created" }] as const;
  for (const filter of spans().flatMap((days) => states.map((state) => ({ ...days, ...state })))) {
    const { rows, totals } = await whole(async (place) => await client.read("deposits.list", { ...filter, ...place }));
    const done = rows.filter(({ state }) => state === "succeeded");
    const open = rows.filter(({ state }) => isOne(openStates(DEPOSIT), state));
    expect(minorTotals(totals)).toEqual({
      count: rows.length,
      paid: sumOf(done, ({ amount }) => amount),
      fees: sumOf(done, ({ fee }) => fee),
      underWay: sumOf(open, ({ amount }) => amount),
    });
  }
  for (const filter of spans().flatMap((days) => [days, { ...days, state: "paid" as const }])) {
    const { rows, totals } = await whole(async (place) => await client.read("withdrawals.list", { ...filter, ...place }));
    const paid = rows.filter(({ state }) => !isOne([...HELD_STATES, ...RETURNED_STATES], state));
    const held = rows.filter(({ state }) => isOne(HELD_STATES, state));
    expect(minorTotals(totals)).toEqual({
      count: rows.length,
      paid: sumOf(paid, ({ amount }) => amount),
      fees: sumOf(paid, ({ fee }) => fee),
      underWay: sumOf(held, ({ amount }) => amount),
    });
  }
  const day = { from: eve, to: eve };
  expect(minorTotals(totalsOf(await client.read("deposits.list", day)))).toEqual({
    count: 3,
    paid: 100_000n,
    fees: 2000n,
    underWay: 50_000n,
  });
  expect(minorTotals(totalsOf(await client.read("withdrawals.list", day)))).toMatchObject({
    count: 3,
    paid: 60_000n,
    underWay: 52_000n,
  });
});

it("has totals of points and exchanges that equal their rows for every filter", async () => {
  const types = [{}, { type: "rng" }, { type: "redeem" }] as const;
  for (const filter of spans().flatMap((days) => types.map((type) => ({ ...days, ...type })))) {
    const { rows, totals } = await whole(async (place) => await client.read("points.records", { ...filter, ...place }));
    const [into, out] = [rows.filter(({ change }) => change > 0), rows.filter(({ change }) => change < 0)];
    const sum = (lines: typeof rows) => lines.reduce((all, { change }) => all + change, 0);
    expect(totals).toEqual({ count: rows.length, in: sum(into), out: 0 - sum(out), net: sum(rows) });
  }
  const third = await addReward(world);
  const at = { address: "12 Marine Drive, Mumbai 400020", phone: "+91 98123 45678", paymentPassword: PIN };
  const { id } = await client.write("points.redeem", { id: third, ...at }, key());
  await operate(world, "exchanges reject", { id: `${owner.member.id}/${id}`, reason: "Sold out." });
  const states = [{}, { state: "approved" }, { state: "rejected" }] as const;
  for (const filter of spans().flatMap((days) => states.map((state) => ({ ...days, ...state })))) {
    const { rows, totals } = await whole(async (place) => await client.read("points.redeemList", { ...filter, ...place }));
    const kept = rows.filter(({ state }) => state !== "rejected");
    const points = (lines: typeof rows) => lines.reduce((all, one) => all + one.points, 0);
    expect(minorTotals(totals)).toEqual({
      count: rows.length,
      points: points(kept),
      amount: sumOf(kept, ({ amount }) => amount),
      returned: points(rows.filter(({ state }) => state === "rejected")),
    });
  }
  expect(totalsOf(await client.read("points.redeemList", { state: "rejected" })).returned).toBeGreaterThan(0);
});
