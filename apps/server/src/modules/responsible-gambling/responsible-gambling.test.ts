import { describe, expect, it } from "vitest";
import { dateAt, daysInMonth, formatDate } from "@baize/domain/calendar/date";
import { lockMemberRow } from "../identity/member/queries.ts";
import { guardDeposit } from "./guard.ts";
import type { MemberContext } from "../../platform/context.ts";
import { transact } from "../../platform/database/retry.ts";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { addMember, deposit, signIn } from "../../../test/harness/member.ts";
import {
  about,
  ending,
  vendorId,
  placeBet,
  providerCall,
  seatedIn,
  type Table,
  takeSeat,
} from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const seated = async () => await seatedIn(await newWorld());
const player = ({ world, token }: Pick<Table, "world" | "token">) => clientOf(world, token);
const inr = (amount: string) => ({ amount, currency: "INR" });

async function loadLimit(table: Table, kind: string, period: string) {
  const { limits } = await player(table).read("responsibleGambling.status", {});
  return limits.find((limit) => limit.kind === kind && limit.period === period);
}

/** Signs in again at the same game: the clock may have passed the end of the first session. */
async function again({ world, member }: Table): Promise<Table> {
  const token = await signIn(world, member);
  return { world, member, token, seat: await takeSeat(world, token) };
}

/** The code that both calls to open a game are refused with. */
const launches = async (table: Pick<Table, "world" | "token">) =>
  await Promise.all(
    [
      player(table).write("games.launch", { gameId: "test.slot" }),
      player(table).read("games.launchPvp", { gameId: "test.slot" }),
    ].map(refusal),
  );

/** What `createDeposit` passes to the guard; the guard reads nothing else of the context. */
function asking(world: World, memberId: string): MemberContext {
  const brand = { timeZone: "Asia/Kolkata" };
  return { member: { id: memberId }, brand, now: world.system.now() } as unknown as MemberContext;
}
const guarded = async (world: World, memberId: string, amount: bigint, pending?: bigint) =>
  await transact(world.system.db, async (tx) => {
    await lockMemberRow(tx, memberId);
    await guardDeposit(tx, asking(world, memberId), amount, pending);
  }).then(
    () => "open",
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

describe("a limit on stakes", () => {
  it("refuses the bet that would exceed it, to the unit, at the next call, and shows what is used", async () => {
    const table = await seated();
    const { world, seat } = table;
    await placeBet(world, seat, { amount: "60.00" });
    await player(table).write("responsibleGambling.setLimit", { kind: "wager", period: "week", amount: "100.00" });
    expect(await placeBet(world, seat, { amount: "40.01" })).toMatchObject({
      status: 429,
      code: "limit_reached",
      balance: "940.00",
    });
    expect(await placeBet(world, seat, { amount: "40.00" })).toMatchObject({ code: "ok" });
    expect(await placeBet(world, seat, { amount: "1.00" })).toMatchObject({ code: "limit_reached" });
    expect(await loadLimit(table, "wager", "week")).toMatchObject({
      amount: inr("100.00"),
      used: { amount: inr("100.00") },
      next: null,
    });
    for (const refused of await launches(table))
      expect(refused).toMatchObject({ code: "responsible_gambling.limit_reached", value: { kind: "wager", period: "week" } });
  });

  it("accepts two bets that arrive together only up to the limit", async () => {
    const table = await seated();
    const { world, seat } = table;
    await player(table).write("responsibleGambling.setLimit", { kind: "wager", amount: "50.00" });
    const replies = await Promise.all([1, 2, 3].map(async () => await placeBet(world, seat, { amount: "30.00" })));
    expect(replies.map(({ code = "" }) => code).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "limit_reached",
      "limit_reached",
      "ok",
    ]);
  });

  it("is raised only after a day, lowered at once, and does not apply to wins and rollbacks", async () => {
    const table = await seated();
    const { world, seat } = table;
    const { write } = player(table);
    await write("responsibleGambling.setLimit", { kind: "wager", period: "month", amount: "50.00" });
    const bet = await placeBet(world, seat, { amount: "50.00" });
    const { at, waits } = await write("responsibleGambling.setLimit", { kind: "wager", period: "month", amount: "500.00" });
    expect({ at, waits }).toEqual({ at: world.system.now().getTime() + DAY, waits: true });
    expect(await loadLimit(table, "wager", "month")).toMatchObject({ amount: inr("50.00"), next: { amount: inr("500.00"), at } });
    expect(await placeBet(world, seat, { amount: "1.00" })).toMatchObject({ code: "limit_reached" });
    expect(await providerCall(world, "win", about(seat, bet, "80.00"))).toMatchObject({ code: "ok" });
    world.advance(DAY);
    const later = await again(table);
    expect(await placeBet(world, later.seat, { amount: "30.00" })).toMatchObject({ code: "ok" });
    expect(await loadLimit(later, "wager", "month")).toMatchObject({ amount: inr("500.00"), next: null });
    expect(
      await player(later).write("responsibleGambling.setLimit", { kind: "wager", period: "month", amount: "20.00" }),
    ).toEqual({
      at: world.system.now().getTime(),
      waits: false,
    });
    expect(await placeBet(world, later.seat, { amount: "1.00" })).toMatchObject({ code: "limit_reached" });
  });

  it("is removed only after the wait", async () => {
    const table = await seated();
    await player(table).write("responsibleGambling.setLimit", { kind: "wager", amount: "0.00" });
    await player(table).write("responsibleGambling.setLimit", { kind: "wager" });
    expect(await placeBet(table.world, table.seat)).toMatchObject({ code: "limit_reached" });
    table.world.advance(DAY);
    const later = await again(table);
    expect(await placeBet(later.world, later.seat)).toMatchObject({ code: "ok" });
    expect(await loadLimit(later, "wager", "day")).toMatchObject({ amount: null, next: null });
  });
});

it("counts losses: a stake until it is paid, less what came back", async () => {
  const table = await seated();
  const { world, seat } = table;
  await player(table).write("responsibleGambling.setLimit", { kind: "loss", amount: "100.00" });
  const won = await placeBet(world, seat, { amount: "100.00" });
  expect(await placeBet(world, seat, { amount: "1.00" })).toMatchObject({ code: "limit_reached" });
  await providerCall(world, "win", about(seat, won, "130.00"));
  await providerCall(world, "endRound", ending(seat, won.roundId, "100.00", "130.00"));
  expect(await loadLimit(table, "loss", "day")).toMatchObject({ used: { amount: inr("-30.00") } });
  expect(await placeBet(world, seat, { amount: "130.01" })).toMatchObject({ code: "limit_reached" });
  const back = await placeBet(world, seat, { amount: "130.00" });
  await providerCall(world, "rollback", about(seat, back, "130.00"));
  expect(await placeBet(world, seat, { amount: "130.00" })).toMatchObject({ code: "ok" });
});

it("counts the time signed in today, once over all devices, and refuses bets when it is used up", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  await player(table).write("responsibleGambling.setLimit", { kind: "time", minutes: 20 });
  const second = await signIn(world, member);
  for (let minute = 0; minute < 20; minute += 2) {
    expect(await placeBet(world, seat, { amount: "1.00" })).toMatchObject({ code: "ok" });
    world.advance(2 * 60_000);
    await clientOf(world, second).read("member.info", {});
  }
  const { minutesToday, rounds } = await player(table).read("responsibleGambling.session", {});
  // The test may begin a few minutes after midnight in the brand's zone: the day before does not count.
  expect(minutesToday).toBeLessThanOrEqual(20);
  expect(rounds).toBe(10);
  const over = minutesToday >= 20;
  expect(await placeBet(world, seat, { amount: "1.00" })).toMatchObject({ code: over ? "limit_reached" : "ok" });
  expect(
    await refusal(player(table).write("responsibleGambling.setLimit", { kind: "time", period: "week", minutes: 20 })),
  ).toMatchObject({
    code: "input.invalid",
  });
});

describe("a limit on deposits", () => {
  it("accepts what is left, pending deposits counted", async () => {
    const world = await newWorld();
    const member = await addMember(world, 30_000n);
    const token = await signIn(world, member);
    await clientOf(world, token).write("responsibleGambling.setLimit", { kind: "deposit", period: "day", amount: "500.00" });
    expect(await guarded(world, member.id, 20_000n)).toBe("open");
    expect(await guarded(world, member.id, 20_001n)).toBe("responsible_gambling.limit_reached");
    expect(await guarded(world, member.id, 15_000n, 5001n)).toBe("responsible_gambling.limit_reached");
    await deposit(world, member.owner, 20_000n);
    expect(await guarded(world, member.id, 1n)).toBe("responsible_gambling.limit_reached");
    const asked = { channel: "upi", amount: "500.00" };
    const { write } = clientOf(world, token);
    expect(await refusal(write("deposits.create", asked, { key: vendorId("deposit") }))).toMatchObject({
      code: "responsible_gambling.limit_reached",
      value: { kind: "deposit", limit: inr("500.00"), left: inr("0.00") },
    });
    world.advance(DAY);
    expect(await guarded(world, member.id, 50_000n)).toBe("open");
  });
});

describe("a time without play", () => {
  it("refuses the next bet, launch and deposit; wins are paid, and the wallet stays open", async () => {
    const table = await seated();
    const { world, seat, member } = table;
    const open = await placeBet(world, seat);
    await player(table).write("responsibleGambling.selfExclude", { months: 6 });
    expect(await placeBet(world, seat)).toMatchObject({ status: 423, code: "locked" });
    for (const refused of await launches(table)) expect(refused).toMatchObject({ code: "responsible_gambling.self_excluded" });
    expect(await guarded(world, member.id, 100n)).toBe("responsible_gambling.self_excluded");
    expect(await providerCall(world, "win", about(seat, open, "30.00"))).toMatchObject({ code: "ok" });
    expect((await player(table).read("wallet.balance", {})).cash).toEqual(inr("1020.00"));
    const { block } = await player(table).read("responsibleGambling.status", {});
    expect(block).toMatchObject({ kind: "self_exclusion", from: world.system.now().getTime() });
    expect(await signIn(world, member)).not.toBe("");
  });

  it("ends on time, is not shortened by another, and cannot be taken back", async () => {
    const table = await seated();
    const { world } = table;
    const { until } = await player(table).write("responsibleGambling.coolOff", { days: 7 });
    expect(until).toBe(world.system.now().getTime() + 7 * DAY);
    await player(table).write("responsibleGambling.coolOff", { days: 1 });
    expect((await player(table).read("responsibleGambling.status", {})).block).toMatchObject({ kind: "cool_off", until });
    world.advance(7 * DAY - 1000);
    const late = await signedIn(table);
    const asked = { channel: "upi", amount: "500.00" };
    const paying = refusal(player(late).write("deposits.create", asked, { key: vendorId("deposit") }));
    for (const refused of [...(await launches(late)), await paying])
      expect(refused).toMatchObject({ code: "responsible_gambling.cooling_off", value: { until } });
    world.advance(1000);
    const later = await again(table);
    expect(await placeBet(world, later.seat)).toMatchObject({ code: "ok" });
    expect((await player(later).read("responsibleGambling.status", {})).block).toBeNull();
    await player(later).write("responsibleGambling.selfExclude", {});
    expect((await player(later).read("responsibleGambling.status", {})).block).toMatchObject({
      kind: "self_exclusion",
      until: null,
    });
  });

  it("accepts only the lengths of the profile", async () => {
    const table = await seated();
    for (const refused of await Promise.all(
      [
        player(table).write("responsibleGambling.coolOff", { days: 2 }),
        player(table).write("responsibleGambling.selfExclude", { months: 1 }),
        player(table).write("responsibleGambling.setReality", { minutes: 7 }),
        player(table).write("responsibleGambling.setLimit", { kind: "loss", amount: "-1.00" }),
        player(table).write("responsibleGambling.setLimit", { kind: "loss", amount: "1.5" }),
      ].map(refusal),
    ))
      expect(refused).toMatchObject({ code: "input.invalid" });
  });
});

const signedIn = async ({ world, member }: Table) => ({ world, token: await signIn(world, member) });

it("lets a trial account play without limits", async () => {
  const table = await seatedIn(await newWorld(), { kind: 4, book: "demo" });
  expect(await placeBet(table.world, table.seat)).toMatchObject({ code: "ok" });
  expect(await refusal(player(table).write("responsibleGambling.setLimit", { kind: "loss", amount: "1.00" }))).toMatchObject({
    code: "auth.demo_account",
  });
});

it("shows the session's own net result, and how often the reality check comes", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "40.00" });
  await providerCall(world, "endRound", ending(seat, bet.roundId, "40.00", "0.00"));
  await placeBet(world, seat, { amount: "10.00" });
  expect(await player(table).read("responsibleGambling.session", {})).toMatchObject({
    rounds: 2,
    staked: inr("50.00"),
    net: inr("-40.00"),
    realityMinutes: 60,
  });
  await player(table).write("responsibleGambling.setReality", { minutes: 15 });
  expect((await player(table).read("responsibleGambling.session", {})).realityMinutes).toBe(15);
  await player(table).write("responsibleGambling.setReality", {});
  expect((await player(table).read("responsibleGambling.status", {})).reality.minutes).toBeNull();
});

it("simulates a limit on the month before: the day that it would have stopped, and what came after", async () => {
  const table = await seated();
  const { world, seat } = table;
  const first = await placeBet(world, seat, { amount: "300.00" });
  await providerCall(world, "win", about(seat, first, "100.00"));
  await placeBet(world, seat, { amount: "300.00" });
  const placed = dateAt(world.system.now().getTime(), "Asia/Kolkata");
  world.advance((daysInMonth(placed.year, placed.month) - placed.day + 2) * DAY);
  const later = await signedIn(table);
  const simulated = async (kind: "wager" | "loss" | "deposit", amount: string) =>
    await player(later).read("responsibleGambling.simulate", { kind, period: "month", amount });
  const stops = [{ day: formatDate(placed) }];
  expect(await simulated("wager", "400.00")).toMatchObject({
    count: 2,
    stops,
    skipped: 1,
    amount: inr("300.00"),
    lost: inr("300.00"),
  });
  expect((await simulated("wager", "600.00")).stops).toEqual([]);
  expect((await simulated("loss", "500.00")).stops).toEqual([]);
  expect(await simulated("deposit", "999.99")).toMatchObject({ count: 1, stops });
});
