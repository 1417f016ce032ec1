import { beforeEach, describe, expect, it } from "vitest";
import { agreed } from "../../../../test/faults/operations/settlement.ts";
import { AgentTree, daily, type Terms, weekly } from "../../../../test/harness/agent-tree.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { isApiError } from "@baize/api/client/api-error";
import { addMember, deposit, PASSWORD, type TestMember } from "../../../../test/harness/member.ts";
import { addReward } from "../../../../test/harness/own-rows.ts";
import { giveCommission, bookBrandDebt, takeCommission } from "../../../../test/harness/pay.ts";
import { PIN, readyToWithdraw } from "../../../../test/harness/payout.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { newId } from "../../../platform/ids/new-id.ts";

const newWorld = testDatabase();

const HOUR = 3_600_000;
const MONDAY = Date.parse("2026-11-30T10:00:00Z");
const WEEK = 168 * HOUR;
const LOCKED = "money.account_locked";

let world: World;
let tree: AgentTree;
let top: TestMember;
let middle: TestMember;
let player: TestMember;
let reward: string;
let request: string;

const hourly = (ratio: number): Terms => ({ type: "hourly", period: "D", tiers: [{ ratio }] });
const key = () => ({ key: newKey() });
/** The code of a refusal; undefined for a call that was done. */
const refusedCode = async (call: Promise<unknown>): Promise<string | undefined> => {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (isApiError(error)) return error.code;
    throw error;
  }
};

/** The top owes ₹30.00 to the agent below, whose proposal waits for an answer; points, cash and a payout account are there. */
beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle } = tree);
  await tree.moveTo(MONDAY - 100 * HOUR);
  player = await playerBelow(world, [top, middle]);
  reward = await addReward(world);
  await deposit(world, top.owner, 500_000n);
  await tree.brandContract(weekly(400_000));
  await tree.agree(top, middle, weekly(300_000));
  await tree.brandContract(hourly(9000));
  await tree.brandContract(daily(9000));
  await readyToWithdraw(tree.by(top), `${top.username}@okaxis`);
  await tree.moveTo(MONDAY);
  await playRound(world, player, "100.00");
  await tree.moveTo(MONDAY + WEEK);
  await settle(world);
  await takeCommission(world, top);
  ({ id: request } = await tree.offer(middle, undefined, hourly(8000)));
});

/** Each call that sends money away or binds the agent. */
async function calls(): Promise<Readonly<Record<string, () => Promise<unknown>>>> {
  const client = tree.by(top);
  const account = (await client.read("payout.list")).items[0]?.id ?? "";
  const goods = { id: reward, address: "12 Marine Drive, Mumbai", phone: "9812345678", paymentPassword: PIN };
  const send = { to: "downline", account: middle.username, amount: "500.00", paymentPassword: PIN } as const;
  const opened = { password: "four-mango-trees", confirmPassword: "four-mango-trees", type: 2, agreement: true } as const;
  const offers = [daily(1000)];
  return {
    withdraw: async () => await client.write("withdrawals.create", { account, amount: "1000.00", paymentPassword: PIN }, key()),
    transfer: async () => await client.write("upline.send", send, key()),
    exchange: async () => await client.write("points.redeem", goods, key()),
    convert: async () => await client.write("points.convert", { points: 100, password: PASSWORD }, key()),
    offer: async () => await tree.offer(top, middle, daily(1000)),
    sign: async () => await tree.sign(top, request),
    open: async () => await client.write("team.open", { ...opened, account: `with${newId().slice(-8)}`, offers }, key()),
    link: async () => await client.write("team.addLink", { type: 2, offers }, key()),
  };
}

async function refusedCodes(made?: Awaited<ReturnType<typeof calls>>): Promise<Record<string, string | undefined>> {
  const each: [string, string | undefined][] = [];
  for (const [name, call] of Object.entries(made ?? (await calls()))) each.push([name, await refusedCode(call())]);
  return Object.fromEntries(each);
}
const every = (names: readonly string[], code: string | undefined) => Object.fromEntries(names.map((name) => [name, code]));

describe("a debt of a dividend", () => {
  it("refuses what sends money away or binds its agent, until it is repaid whole", async () => {
    await tree.moveTo(MONDAY + WEEK + 72 * HOUR);
    await settle(world);
    expect(await tree.by(top).read("income.state", {})).toMatchObject({ owed: { amount: "30.00" }, frozen: true });
    const names = Object.keys(await calls());
    expect(await refusedCodes()).toEqual(every(names, LOCKED));
    // A part of it is repaid: the rest freezes as the whole did.
    await giveCommission(world, top, 2999n);
    await settle(world);
    expect(await tree.by(top).read("income.state", {})).toMatchObject({ owed: { amount: "0.01" }, frozen: true });
    expect(await refusedCodes()).toEqual(every(names, LOCKED));
    await giveCommission(world, top, 200_001n);
    await settle(world);
    expect(await tree.by(top).read("income.state", {})).toMatchObject({ owed: { amount: "0.00" }, frozen: false });
    // There are no points to exchange; all else is done.
    const points = "points.insufficient";
    expect(await refusedCodes()).toEqual({ ...every(names, undefined), exchange: points, convert: points });
  });

  it("does not keep from the agent what it receives, nor what frees it of an obligation", async () => {
    await tree.moveTo(MONDAY + WEEK + 72 * HOUR);
    await settle(world);
    await tree.close("contracts.reject", top, request);
    const [running] = (await tree.by(top).read("contracts.list", { side: "downline", state: "signed" })).items;
    expect(await tree.end(top, running?.id ?? "")).toMatchObject({ state: "ending" });
    // Salaries of ₹0.90 for the day and as much for its hour, which go to the debt.
    await playRound(world, player, "100.00");
    await tree.moveTo(MONDAY + WEEK + 97 * HOUR);
    await settle(world);
    expect(await tree.by(top).read("income.state", {})).toMatchObject({ owed: { amount: "28.20" }, frozen: true });
  });
});

it("freezes nothing where only a salary is owed", async () => {
  const upline = await addMember(world, 0n, { kind: 1 });
  const agent = await addMember(world, 0n, { kind: 2, uplineId: upline.id, path: [upline.id] });
  await agreed(world, agent, upline, 50_000);
  await playRound(world, await playerBelow(world, [upline, agent]), "100.00");
  world.advance(600_000);
  await settle(world);
  await tree.signIn(upline);
  expect(await tree.by(upline).read("income.state", {})).toMatchObject({ owed: { amount: "5.00" }, frozen: false });
  await giveCommission(world, upline, 500n);
  await settle(world);
  expect(await tree.by(upline).read("income.state", {})).toMatchObject({ owed: { amount: "0.00" }, frozen: false });
});

it("states a debt to the brand, which cash pays at the next withdrawal, and refuses all else until then", async () => {
  await bookBrandDebt(world, top, 100n);
  const state = async () => await tree.by(top).read("income.state", {});
  expect(await state()).toMatchObject({
    owed: { amount: "0.00" },
    brandDebt: { amount: "1.00" },
    frozen: true,
    frozenByBrandDebt: true,
  });
  const { withdraw, ...others } = await calls();
  expect(await refusedCodes(others)).toEqual(every(Object.keys(others), LOCKED));
  await withdraw?.();
  expect(await state()).toMatchObject({ brandDebt: { amount: "0.00" }, frozen: false, frozenByBrandDebt: false });
});
