import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import type { InputOf } from "@baize/api/contract";
import { transact } from "../src/db/retry.ts";
import { lockMember } from "../src/reward/give-store.ts";
import { movePoints } from "../src/reward/points-store.ts";
import { clientOf } from "./harness/client.ts";
import { operate } from "./harness/operate.ts";
import { addReward, due, type Owner } from "./harness/own-things.ts";
import { PIN } from "./harness/payout.ts";
import { seatedIn } from "./harness/provider.ts";
import { testDatabase, type World } from "./harness/world.ts";

const newWorld = testDatabase();
const DAY = 86_400_000;
/** Asia/Kolkata, the brand's zone, is this far ahead of UTC and has no summer time. */
const ZONE = 5.5 * 3_600_000;

let world: World;
let owner: Owner;
let client: Client;
/** The business days of the two moments at which everything below happens. */
let [eve, next]: [string, string] = ["", ""];
const exchanges: string[] = [];
const bonuses: (string | null)[] = [];

const dayOf = (at: number) => new Date(at + ZONE).toISOString().slice(0, 10);
const key = () => ({ key: randomUUID() });

async function earn(type: string, points: bigint): Promise<void> {
  const to = { owner: owner.member.owner, house: world.house, brand: world.brand, now: world.system.now() };
  await transact(world.system.db, async (tx) => {
    await lockMember(tx, to);
    await movePoints(tx, to, { kind: "points-earned", ref: `${type}/${dayOf(to.now.getTime())}`, points });
  });
}

async function act(goods: string): Promise<void> {
  await earn("rng", 30n);
  await earn("deposit", 10n);
  const at = { address: "12 Marine Drive, Mumbai 400020", phone: "+91 98123 45678", paymentPassword: PIN };
  exchanges.push((await client.call("points.redeem", { id: goods, ...at }, key())).id);
  const id = await due(owner);
  bonuses.push((await client.call("rewards.claim", { id }, key())).bonusId);
}

beforeAll(async () => {
  world = await newWorld({ config: { session: { idleMinutes: 100_000, absoluteHours: 1000 } } });
  const table = await seatedIn(world);
  client = clientOf(world, table.token);
  owner = { ...table, client, account: "" };
  await client.call("paymentPassword.set", { newPassword: PIN, confirmNewPassword: PIN });
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
  (await client.call("points.records", filter)).items.map(({ type, change }) => [type, change]);
const exchangesIn = async (filter: InputOf<"points.redeemList">) =>
  (await client.call("points.redeemList", filter)).items.map(({ id }) => id);
const bonusesIn = async (filter: InputOf<"bonus.list">) => {
  const { items, totals } = await client.call("bonus.list", filter);
  return [items.map(({ id }) => id), totals.count, totals.amount.amount];
};

it("points are found by business day and by what earned them, the last moment of a day apart from the first of the next", async () => {
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

it("exchanges are found by business day and by state, together too", async () => {
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

it("bonuses are found by business day and by state, page by page, with totals of what the filter lets through", async () => {
  const [first, second] = bonuses;
  await client.call("bonus.giveUp", { id: second ?? "" }, key());
  expect(await bonusesIn({ from: eve, to: eve })).toEqual([[first], 1, "42.00"]);
  expect(await bonusesIn({ from: next })).toEqual([[second], 1, "42.00"]);
  expect(await bonusesIn({})).toEqual([[second, first], 2, "84.00"]);
  expect(await bonusesIn({ state: "given_up" })).toEqual([[second], 1, "42.00"]);
  expect(await bonusesIn({ state: "given_up", to: eve })).toEqual([[], 0, "0.00"]);
  const page = await client.call("bonus.list", { from: eve, limit: 1 });
  const rest = await client.call("bonus.list", { from: eve, limit: 1, cursor: page.next ?? "" });
  expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual([second, first]);
  expect([page.totals.count, rest.next]).toEqual([2, null]);
});
