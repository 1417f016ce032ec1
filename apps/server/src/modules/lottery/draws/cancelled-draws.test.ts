import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { commitmentOf } from "@baize/domain/lottery/draw-numbers";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { roundSettled } from "../../../subscribers.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { advanceTo, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { halfBet, lotteryPlayer } from "../../../../test/harness/lottery-player.ts";
import { operate, operateByTwo, requestFor } from "../../../../test/harness/operate.ts";
import { whileLocked } from "../../../../test/harness/while-locked.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { drawOnce } from "./draw-once.ts";
import { findDraw } from "./queries.ts";
import { stepDraw } from "./step-draw.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";
const reason = "The hall is closed";

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, game);
});
beforeEach(async () => await skipClosingDraw(world, game));

const player = async () => await lotteryPlayer(world, game);

it("gives every stake back when it is cancelled by two, and none twice", async () => {
  const { issue, buy, balance, client, titles } = await player();
  const key = { game, issue: await issue() };
  const { ticket } = await buy("big");
  expect(await operate(world, "lottery cancel", { ...key, reason })).toMatchObject({ ok: true });
  expect(await balance()).toBe("9990.00");
  expect(await operateByTwo(world, "lottery cancel", { ...key, reason })).toMatchObject({ ok: true });
  expect(await balance()).toBe("10000.00");
  await stepDraw(world.system, roundSettled, key);
  expect(await balance()).toBe("10000.00");
  expect((await titles()).filter((title) => title === "A draw was cancelled")).toHaveLength(1);
  expect((await client.read("lottery.ticket", { id: ticket.id })).ticket.state).toBe("refunded");
  expect(
    await refusal(client.write("lottery.buy", { gameCode: game, issue: key.issue, bets: [halfBet("big")] }, { key: newKey() })),
  ).toMatchObject({ code: "lottery.draw_closed" });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

/** Work of a member on a draw, and the cancel of the draw, both begun while the member's cash row is locked. */
async function cancelledBeside(key: { game: string; issue: string }, memberId: string, work: () => Promise<unknown>) {
  const id = await requestFor(world, "lottery cancel", { ...key, reason });
  const transactions = vi.spyOn(world.system.db, "transaction");
  const both = await whileLocked(world, memberId, async (untilWaiting) => {
    const working = work();
    await untilWaiting(1);
    const cancelling = operate(world, "requests approve", { id }, "ravi");
    await untilWaiting(2);
    return [working, cancelling];
  });
  // The victim of a deadlock fails, and its next try hides that.
  const ends = transactions.mock.settledResults.map(({ type }) => type);
  transactions.mockRestore();
  return { both, ends };
}

// The embedded database has one connection, so nothing waits for another.
const canWait = (process.env.DATABASE_URL ?? "") !== "";
const BOTH_DONE = [{ status: "fulfilled" }, { status: "fulfilled", value: { ok: true } }];

it.runIf(canWait)("lets a purchase that came before the cancel end, and gives its stake and an earlier one back", async () => {
  const { member, issue, buy, balance, client } = await player();
  const key = { game, issue: await issue() };
  await buy("big");
  const { both, ends } = await cancelledBeside(key, member.id, async () => await buy("small"));
  expect(ends).not.toContain("rejected");
  expect(both).toMatchObject(BOTH_DONE);
  expect((await client.read("lottery.tickets", {})).items.map(({ state }) => state)).toEqual(["refunded", "refunded"]);
  expect(await balance()).toBe("10000.00");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it.runIf(canWait)("lets a chase that came before the cancel take its stake, and gives it and another one back", async () => {
  const { member, issue, buy, client } = await player();
  const first = await issue();
  const order = { gameCode: game, issue: first, bets: [halfBet("big", 1)], multiples: [1, 1], stopOnWin: false };
  await client.write("lottery.chase", order, { key: newKey() });
  await drawInTime(first);
  const key = { game, issue: await issue() };
  await buy("big");
  const { both, ends } = await cancelledBeside(key, member.id, async () => await stepDraw(world.system, roundSettled, key));
  expect(ends).not.toContain("rejected");
  expect(both).toMatchObject(BOTH_DONE);
  const { items } = await client.read("lottery.tickets", { state: "refunded" });
  expect(items.map((ticket) => ticket.issue)).toEqual([key.issue, key.issue]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

const stored = async (issue: string) => {
  const draw = await findDraw(world.system.db, { game, issue });
  if (!draw) throw new Error("There is no such draw");
  return draw;
};

async function closeInTime(issue: string): Promise<void> {
  advanceTo(world, (await stored(issue)).closesAt);
  await stepDraw(world.system, roundSettled, { game, issue });
}

async function drawInTime(issue: string): Promise<void> {
  await closeInTime(issue);
  advanceTo(world, (await stored(issue)).drawsAt);
  await drawOnce(world.system, { game, issue });
}

it("gives a draw that is cancelled after its close no numbers and its tickets no file, but its reason", async () => {
  const { issue, buy, client } = await player();
  const key = { game, issue: await issue() };
  const { ticket } = await buy("big");
  await closeInTime(key.issue);
  expect(await operateByTwo(world, "lottery cancel", { ...key, reason })).toMatchObject({ ok: true });
  const cancelled = { state: "cancelled", numbers: [], bonusNumbers: [], reason };
  expect((await client.read("lottery.past", { gameCode: game, count: 1 })).items).toMatchObject([
    { issue: key.issue, ...cancelled },
  ]);
  // What was published stays so, and the seed with it.
  const { seed, root, ...proof } = await client.read("lottery.proof", { gameCode: game, issue: key.issue });
  expect(proof).toMatchObject(cancelled);
  expect([seed, root].map((hash) => hash?.length)).toEqual([64, 64]);
  expect(await client.read("lottery.ticket", { id: ticket.id })).toMatchObject({
    ticket: { state: "refunded" },
    draw: cancelled,
    bets: [{ prize: null }],
    file: null,
  });
});

const REACH = { open: async () => await Promise.resolve(), closed: closeInTime } as const;

describe.each(Object.entries(REACH))("a draw that is %s and cancelled", (state, reach) => {
  it("gives the stakes of tickets and chases back, and reveals its seed", async () => {
    const { client, balance, issue, titles, buy } = await player();
    const first = await issue();
    await stepDraw(world.system, roundSettled, { game, issue: first });
    const { ticket } = await buy("big");
    // A chase that stops on a win would wait for the outcome of its ticket.
    const order = { gameCode: game, issue: first, bets: [halfBet("small", 2)], multiples: [1, 1], stopOnWin: true };
    const { chase } = await client.write("lottery.chase", order, { key: newKey() });
    await reach(first);
    expect((await stored(first)).state).toBe(state);
    expect(await balance()).toBe("9988.00");
    expect(await operateByTwo(world, "lottery cancel", { game, issue: first, reason })).toMatchObject({ ok: true });
    expect(await balance()).toBe("10000.00");
    expect((await client.read("lottery.tickets", { state: "refunded" })).items).toMatchObject([
      { chaseId: chase.id, issue: first, stake: { amount: "2.00" }, payout: { amount: "0.00" } },
      { id: ticket.id, issue: first, stake: { amount: "10.00" }, payout: { amount: "0.00" } },
    ]);
    expect((await client.read("bets.list", {})).items.map(({ status }) => status)).toEqual(["refunded", "refunded"]);
    expect((await titles()).filter((title) => title === "A draw was cancelled")).toHaveLength(2);
    const { seed, commitment, versions, ...proof } = await client.read("lottery.proof", { gameCode: game, issue: first });
    expect(await commitmentOf({ game, issue: first }, seed ?? "")).toBe(commitment);
    expect([proof.state, versions]).toEqual(["cancelled", []]);
    expect((await client.read("draws.opened", { gameCode: game })).items.map((opened) => opened.issue)).not.toContain(first);
    // The chase goes on with the next draw, which is its last.
    const next = await issue();
    await stepDraw(world.system, roundSettled, { game, issue: next });
    expect((await client.read("lottery.chases", {})).items).toMatchObject([
      { id: chase.id, state: "finished", bought: 2, staked: { amount: "2.00" }, payout: { amount: "0.00" } },
    ]);
    expect(await balance()).toBe("9998.00");
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });
});

it("takes no stake of a chase for a draw that was cancelled before it opened", async () => {
  const { client, balance, issue } = await player();
  const first = await issue();
  const [, second] = (await client.read("lottery.draws", { gameCode: game })).items;
  const announced = { game, issue: second?.issue ?? "" };
  expect(second?.state).toBe("announced");
  const order = { gameCode: game, issue: first, bets: [halfBet("small", 2)], multiples: [1, 1], stopOnWin: false };
  await client.write("lottery.chase", order, { key: newKey() });
  expect(await operateByTwo(world, "lottery cancel", { ...announced, reason })).toMatchObject({
    ok: true,
    value: { ...announced, state: "cancelled", reason },
  });
  expect(await client.read("lottery.proof", { gameCode: game, issue: announced.issue })).toMatchObject({
    state: "cancelled",
    tickets: null,
    root: null,
    numbers: [],
  });
  await drawInTime(first);
  await stepDraw(world.system, roundSettled, announced);
  expect((await client.read("lottery.chases", {})).items).toMatchObject([{ state: "running", bought: 1 }]);
  const third = await issue();
  expect(third).not.toBe(announced.issue);
  await stepDraw(world.system, roundSettled, { game, issue: third });
  expect((await client.read("lottery.chases", {})).items).toMatchObject([{ state: "finished", bought: 2 }]);
  expect((await client.read("lottery.tickets", {})).items.map((ticket) => ticket.issue)).toEqual([third, first]);
  expect(await balance()).toBe("9996.00");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("refuses to cancel a draw that has its numbers, or is cancelled already", async () => {
  const { issue } = await player();
  const drawn = { game, issue: await issue() };
  await drawInTime(drawn.issue);
  const settled = { game, issue: await issue() };
  await drawInTime(settled.issue);
  await stepDraw(world.system, roundSettled, settled);
  const cancelled = { game, issue: await issue() };
  await operateByTwo(world, "lottery cancel", { ...cancelled, reason });
  for (const [key, says] of [
    [drawn, "The draw is drawn: a draw that has its numbers is corrected, not cancelled."],
    [settled, "The draw is settled: a draw that has its numbers is corrected, not cancelled."],
    [cancelled, "The draw is cancelled already."],
  ] as const)
    expect(await operateByTwo(world, "lottery cancel", { ...key, reason })).toMatchObject({ ok: false, says });
});
