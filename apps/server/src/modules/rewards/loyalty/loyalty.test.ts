import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { missions, rebateLines } from "../schema.ts";
import { encodeCursor } from "../../../platform/lists/cursor.ts";
import { businessWindowAt } from "../../../platform/lists/business-window.ts";
import { updateLoyalty } from "./update-loyalty.ts";
import { addRebates } from "../rebates/add-rebates.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, loadCash, signIn } from "../../../../test/harness/member.ts";
import { ending, placeBet, providerCall, seatedIn, type Table } from "../../../../test/harness/provider.ts";
import { minorTotals, sumOf, whole } from "../../../../test/harness/totals.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const VIP = {
  levels: [
    { level: 0, from: "0", rebates: { RNG: 10_000 } },
    { level: 1, from: "40000", rebates: { RNG: 20_000 } },
  ],
};

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { vip: VIP, referral: { minDeposit: "100000", minValidBets: "30000", amount: "20000" } } });
});

const key = () => ({ key: randomUUID() });

async function play({ seat }: Table, stake: string): Promise<void> {
  const { roundId } = await placeBet(world, seat, { amount: stake });
  await providerCall(world, "endRound", ending(seat, roundId, stake, "0.00"));
}

const sound = async () => {
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
};

it("counts weeks from Monday to Monday and days from midnight, in the brand's zone", async () => {
  const { db } = world.system;
  // Sunday 23:59 and Monday 00:00 in Kolkata.
  const [sunday, monday] = [new Date("2026-11-22T18:29:59Z"), new Date("2026-11-22T18:30:00Z")];
  const of = async (at: Date, period: "day" | "week", back = 0) =>
    (await businessWindowAt(db, { at, zone: "Asia/Kolkata", period, back })).day;
  expect([await of(sunday, "week"), await of(monday, "week"), await of(monday, "week", 1)]).toEqual([
    "2026-11-16",
    "2026-11-23",
    "2026-11-16",
  ]);
  expect([await of(sunday, "day"), await of(monday, "day")]).toEqual(["2026-11-22", "2026-11-23"]);
  const { start, end } = await businessWindowAt(db, { at: monday, zone: "Asia/Kolkata", period: "week" });
  expect([start.toISOString(), end.getTime() - start.getTime()]).toEqual(["2026-11-22T18:30:00.000Z", 7 * DAY]);
});

it("adds last week's rebate once, by level and kind of game, one line each", async () => {
  const table = await seatedIn(world, { vipLevel: 1 });
  await play(table, "123.45");
  const { end } = await businessWindowAt(world.system.db, { at: world.system.now(), zone: "Asia/Kolkata", period: "week" });
  await addRebates(world.system.db, new Date(end.getTime() + 11 * HOUR));
  expect((await clientOf(world, table.token).read("rewards.list", {})).items).toEqual([]);
  const noon = new Date(end.getTime() + 12 * HOUR);
  await Promise.all([addRebates(world.system.db, noon), addRebates(world.system.db, noon)]);
  await addRebates(world.system.db, noon);
  const client = clientOf(world, table.token);
  const { items } = await client.read("rebates.list", {});
  expect(items).toMatchObject([
    { category: "RNG", level: 1, ratePpm: 20_000, validBet: { amount: "123.45" }, amount: { amount: "2.46" }, state: "open" },
  ]);
  const { items: pending } = await client.read("rewards.list", {});
  expect(pending).toMatchObject([{ source: "rebate", amount: { amount: "2.46" } }]);
  const before = await loadCash(world, table.member);
  await client.write("rewards.claim", { id: pending[0]?.id ?? "" }, key());
  expect((await loadCash(world, table.member)) - before).toBe(246n);
  expect((await client.read("rebates.list", {})).items).toMatchObject([{ state: "claimed" }]);
  await sound();
});

it("lists rebates of every week page by page, with totals", async () => {
  const member = await addMember(world);
  const client = clientOf(world, await signIn(world, member));
  const lines = ["2026-01-05", "2026-01-12"].flatMap((day) =>
    ["FISH", "RNG", "SPORTS", "GONE"].map((category) => ({ day, category })),
  );
  const rest = { memberId: member.id, level: 1, ratePpm: 10_000, validBet: 12_300n, amount: 123n };
  await world.system.db.insert(rebateLines).values(lines.map((line) => ({ ...line, ...rest })));
  const { rows, totals } = await whole(async (place) => await client.read("rebates.list", place));
  expect(rows.map(({ day }) => day)).toEqual([
    "2026-01-12",
    "2026-01-12",
    "2026-01-12",
    "2026-01-05",
    "2026-01-05",
    "2026-01-05",
  ]);
  expect(new Set(rows.map(({ day, category }) => `${day} ${category}`)).size).toBe(6);
  expect(minorTotals(totals)).toEqual({
    count: 6,
    validBet: sumOf(rows, ({ validBet }) => validBet),
    amount: sumOf(rows, ({ amount }) => amount),
  });
  for (const cursor of ["bm90aGluZw", encodeCursor(["2026-02-31", "RNG"]), encodeCursor(["2026-01-05", "GONE"])])
    expect((await refusal(client.read("rebates.list", { cursor }))).code).toBe("input.bad_cursor");
});

it("explains a rebate by exactly the bets that it was counted from, in the week in which they were settled", async () => {
  const weeks = await newWorld({ config: { vip: VIP } });
  const { db, now } = weeks.system;
  const { member, seat } = await seatedIn(weeks, { vipLevel: 1 });
  const stakes = ["10.00", "20.00", "40.00", "80.00"];
  const rounds: string[] = [];
  for (const amount of stakes) rounds.push((await placeBet(weeks, seat, { amount })).roundId);
  const { end: monday } = await businessWindowAt(db, { at: now(), zone: "Asia/Kolkata", period: "week" });
  const week = await businessWindowAt(db, { at: monday, zone: "Asia/Kolkata", period: "week" });
  const settled = [week.start.getTime() - 1, week.start.getTime(), week.end.getTime() - 1, week.end.getTime()];
  for (const [place, at] of settled.entries()) {
    weeks.advance(at - now().getTime());
    await providerCall(weeks, "endRound", ending(seat, rounds[place] ?? "", stakes[place] ?? "", "0.00"));
  }
  await addRebates(db, new Date(week.end.getTime() + 12 * HOUR));
  const client = clientOf(weeks, await signIn(weeks, member));
  const asked = { day: week.day, category: "RNG" } as const;
  const opened = await client.read("rebates.lines", asked);
  expect(opened.items.map(({ validBet, roundId }) => [validBet.amount, roundId])).toEqual([
    ["40.00", rounds[2]],
    ["20.00", rounds[1]],
  ]);
  expect(opened).toMatchObject({
    count: 2,
    validBet: { amount: "60.00" },
    rebate: { ratePpm: 20_000, amount: { amount: "1.20" } },
  });
  expect(opened.rebate).toEqual((await client.read("rebates.list", {})).items[0]);
  const first = await client.read("rebates.lines", { ...asked, limit: 1 });
  const second = await client.read("rebates.lines", { ...asked, limit: 1, cursor: first.next ?? "" });
  expect([...first.items, ...second.items, second.next]).toEqual([...opened.items, null]);
  const stranger = clientOf(weeks, await signIn(weeks, await addMember(weeks)));
  const none = [
    stranger.read("rebates.lines", { ...asked, cursor: first.next ?? "" }),
    client.read("rebates.lines", { ...asked, category: "LIVE" }),
    client.read("rebates.lines", { ...asked, day: "2020-01-06" }),
  ];
  for (const refused of await Promise.all(none.map(refusal))) expect(refused.code).toBe("reward.not_found");
  expect((await refusal(client.read("rebates.lines", { ...asked, cursor: "bm90aGluZw" }))).code).toBe("input.bad_cursor");
});

it("raises levels, keeps them, and rewards a member whose invited friend deposited and played", async () => {
  const host = await addMember(world);
  const hostClient = clientOf(world, await signIn(world, host));
  const codes = await Promise.all([hostClient.write("referral.invite", {}), hostClient.write("referral.invite", {})]);
  expect(codes[0]).toEqual(codes[1]);
  expect(await clientOf(world).read("affiliate.check", { code: codes[0].code })).toBeDefined();
  const friend = await seatedIn(world, { uplineId: host.id, path: [host.id] });
  await play(friend, "200.00");
  await updateLoyalty(world.system.db, world.system.now());
  expect((await hostClient.read("referral.friends", {})).items).toMatchObject([
    { rewarded: false, earned: { amount: "0.00" }, deposited: { amount: "1000.00" }, validBets: { amount: "200.00" } },
  ]);
  await play(friend, "250.00");
  await updateLoyalty(world.system.db, world.system.now());
  await updateLoyalty(world.system.db, world.system.now());
  expect((await hostClient.read("referral.summary", {})).code).toBe(codes[0].code);
  for (const joined of [1, 2, 3]) {
    world.advance(1000 * joined);
    await addMember(world, 0n, { uplineId: host.id, path: [host.id] });
  }
  const { rows, totals } = await whole(async (place) => await hostClient.read("referral.friends", place));
  expect(rows.map(({ rewarded }) => rewarded)).toEqual([false, false, false, true]);
  expect(new Set(rows.map(({ joinedAt }) => joinedAt)).size).toBe(4);
  expect(minorTotals(totals)).toEqual({ count: 4, rewarded: 1, earned: sumOf(rows, ({ earned }) => earned) });
  expect(totals.earned.amount).toBe("200.00");
  expect(JSON.stringify(rows)).not.toContain(friend.member.username);
  const vip = await clientOf(world, friend.token).read("vip.get", {});
  expect(vip).toMatchObject({ level: 1, validBets: { amount: "450.00" } });
  const { items } = await clientOf(world, friend.token).read("inbox.list", {});
  expect(items.map(({ title }) => title)).toEqual(["A new level: VIP 1"]);
});

it("pays a finished mission once in its window, and counts those that wait", async () => {
  const table = await seatedIn(world);
  const client = clientOf(world, table.token);
  const mission = {
    id: newId(),
    brand: world.brand,
    titles: { EN: "Two rounds" },
    period: "day",
    category: null,
    position: 1,
  };
  const other = { ...mission, id: newId(), metric: "valid_bet", category: "LIVE", goal: 1n, reward: 5n, times: 0 };
  await world.system.db.insert(missions).values([{ ...mission, metric: "rounds", goal: 2n, reward: 700n, times: 0 }, other]);
  await play(table, "10.00");
  const claim = async () => await client.write("missions.claim", { id: mission.id }, key());
  expect(await refusal(claim())).toMatchObject({ code: "mission.not_done" });
  await play(table, "10.00");
  const { items, available } = await client.read("missions.list", {});
  expect([available, items.map(({ state }) => state)]).toEqual([1, ["done", "running"]]);
  expect(items[0]?.rounds).toEqual({ progress: 2, goal: 2 });
  const before = await loadCash(world, table.member);
  const presses = await Promise.allSettled([claim(), claim(), claim()]);
  expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await loadCash(world, table.member)) - before).toBe(700n);
  expect(await refusal(claim())).toMatchObject({ code: "reward.over" });
  expect((await client.read("missions.list", {})).available).toBe(0);
  await sound();
});

it("shows members who agreed on the week's board, masked, and the caller in any case", async () => {
  const one = await seatedIn(world);
  await play(one, "900.00");
  const mine = clientOf(world, one.token);
  const others = clientOf(world, await signIn(world, await addMember(world)));
  const first = async () => (await others.read("leaderboard.get", {})).items[0];
  expect(await first()).toMatchObject({ rank: 1, player: null, own: false, validBets: { amount: "900.00" } });
  expect((await mine.read("leaderboard.get", {})).items[0]).toMatchObject({ own: true, player: expect.any(String) });
  expect(await mine.write("board.set", { shown: true })).toEqual({ shown: true });
  const shown = (await first())?.player ?? "";
  expect(shown).not.toBe("");
  expect(shown).not.toBe(one.member.username);
});
