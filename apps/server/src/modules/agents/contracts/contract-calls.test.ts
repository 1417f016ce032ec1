import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { AgentTree, daily, weekly } from "../../../../test/harness/agent-tree.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { members } from "../../identity/schema.ts";

const newWorld = testDatabase();

let tree: AgentTree;
let world: World;
let top: TestMember;
let middle: TestMember;
let low: TestMember;

const DAY = 86_400_000;
const WEDNESDAY = Date.parse("2026-11-25T10:00:00Z");

beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle, low } = tree);
});

const key = () => ({ key: newKey() });
const inr = (amount: string) => ({ amount, currency: "INR" });

/** Each type with its calls, and the terms of a proposal at one rate. */
const one = (ratio: number) => ({ tiers: [{ ratio }] });
const CALLS = [
  {
    type: "dividend",
    request: "dividend.request",
    list: "dividend.list",
    terms: (rate: number) => ({ ...one(rate), period: "W" as const }),
  },
  { type: "daily", request: "dailySalary.request", list: "dailySalary.list", terms: one },
  { type: "hourly", request: "hourlySalary.request", list: "hourlySalary.list", terms: one },
  {
    type: "realTime",
    request: "realTimeSalary.request",
    list: "realTimeSalary.list",
    terms: (rate: number) => ({ tiers: [{ profitRate: rate, lossRate: rate }] }),
  },
] as const;

describe.each(CALLS)("the calls of one type: $type", ({ type, request, list, terms }) => {
  const ask = async (who: TestMember, rate: number, to?: TestMember) =>
    await tree.by(who).write(request, { ...terms(rate), period: "W", account: to?.username }, key());

  it("request a contract of the upline, offer one to a downline, and list both", async () => {
    const period = type === "dividend" ? "W" : "D";
    await tree.brandContract({ type, period, tiers: terms(9000).tiers });
    const asked = await ask(middle, 8000);
    expect(asked).toMatchObject({ type, period, side: "upline", own: true, state: "offered" });
    await tree.sign(top, asked.id);
    const offered = await ask(middle, 7000, low);
    expect(offered).toMatchObject({ type, side: "downline", account: low.username });
    await tree.offer(middle, undefined, type === "daily" ? weekly(1) : daily(1));
    const { items } = await tree.by(middle).read(list, {});
    expect(items.map(({ id }) => id)).toEqual([offered.id, asked.id]);
    const bad = tree.by(middle).read(list, { cursor: "bm90aGluZw" });
    expect((await refusal(bad)).code).toBe("input.bad_cursor");
  });

  it("refuse what the general call refuses", async () => {
    const code = async (...given: Parameters<typeof ask>) => (await refusal(ask(...given))).code;
    expect(await code(top, 1, middle)).toBe("contract.above_upline");
    expect(await code(top, 1, low)).toBe("auth.user_unknown");
    const player = await addMember(world, 0n, { uplineId: top.id, path: [top.id] });
    await tree.signIn(player);
    expect(await code(player, 1)).toBe("auth.not_agent");
    expect(await code(top, 1, player)).toBe("contract.party_not_agent");
    const twice = { ...terms(1), period: "W" as const, tiers: [...terms(1).tiers, ...terms(1).tiers] };
    expect((await refusal(tree.by(low).write(request, twice, key()))).code).toBe("contract.tiers_overlap");
    await ask(low, 1);
    expect(await code(low, 1)).toBe("contract.open_offer");
    await world.system.db.update(members).set({ moneyFrozen: true }).where(eq(members.id, middle.id));
    expect(await code(middle, 1)).toBe("money.account_locked");
    await operate(world, "features change", { brand: world.brand, feature: `contracts.${type}`, to: "off" });
    expect(await code(low, 1)).toBe("contract.type_closed");
  });
});

describe("the consolidated answer", () => {
  it("is what waits, what runs, and what was paid of each type", async () => {
    await tree.moveTo(WEDNESDAY);
    await tree.brandContract(daily(10_000));
    await tree.brandContract(weekly(400_000));
    await tree.agree(top, middle, daily(4000));
    await tree.agree(top, middle, weekly(300_000));
    const player = await playerBelow(world, [top, middle]);
    await tree.moveTo(WEDNESDAY + 6 * DAY);
    await playRound(world, player, "100.00");
    await tree.moveTo(WEDNESDAY + 13 * DAY);
    await settle(world);
    await tree.offer(middle, low, daily(2000));
    await tree.offer(low, undefined, weekly(100_000));
    const told = await tree.by(middle).read("funds.consolidated");
    expect(told.dailysalreqtype).toEqual({ open: true, mine: 1, others: 0 });
    expect(told.divtypereq).toEqual({ open: true, mine: 0, others: 1 });
    expect([told.contracthoursalreq, told.realtimesalreqtype]).toEqual(
      Array.from({ length: 2 }, () => ({ open: true, mine: 0, others: 0 })),
    );
    expect(told.contractmrdailysalinfotype).toMatchObject({ contract: { type: "daily", tiers: [{ ratio: 4000 }] }, below: 0 });
    // 0.4 % of ₹100.00; 30 % of them is a bill of the upline.
    expect(told.dailysalinfotype).toMatchObject({
      received: inr("0.40"),
      paid: inr("0.00"),
      last: { amount: inr("0.40"), state: "paid" },
    });
    expect(told.divtypeinfo).toMatchObject({
      contract: { type: "dividend" },
      received: inr("0.00"),
      toReceive: inr("30.00"),
      last: { amount: inr("30.00"), state: "due" },
    });
    expect(told.realtimesalinfotype).toMatchObject({ contract: null, below: 0, last: null });
    const upline = await tree.by(top).read("funds.consolidated");
    expect(upline.divtypeinfo).toMatchObject({ below: 1, received: inr("40.00"), toPay: inr("30.00") });
    expect(upline.dailysalinfotype).toMatchObject({ paid: inr("0.40") });
    const sub = await addMember(world, 0n, { kind: 41, uplineId: top.id, path: [top.id] });
    expect(await (await clientFor(world, sub)).read("funds.consolidated")).toEqual(upline);
    expect((await refusal((await clientFor(world, player)).read("funds.consolidated"))).code).toBe("auth.not_agent");
  });

  it("leaves out what ended in an earlier month", async () => {
    await tree.moveTo(WEDNESDAY);
    await tree.brandContract(daily(10_000));
    const player = await playerBelow(world, [top]);
    await tree.moveTo(WEDNESDAY + DAY);
    await playRound(world, player, "100.00");
    await tree.moveTo(WEDNESDAY + 10 * DAY);
    await settle(world);
    const { dailysalinfotype } = await tree.by(top).read("funds.consolidated");
    expect(dailysalinfotype).toMatchObject({ received: inr("0.00"), last: { amount: inr("1.00") } });
  });
});
