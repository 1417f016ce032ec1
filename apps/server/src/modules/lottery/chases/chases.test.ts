import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { roundSettled } from "../../../subscribers.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { advanceTo, exposedRows, finishDraw, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { BIG_AND_SMALL, FOUR_HALVES, halfBet, lotteryPlayer } from "../../../../test/harness/lottery-player.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { members } from "../../identity/schema.ts";
import { closeDraw } from "../draws/close-draw.ts";
import { findDraw } from "../draws/queries.ts";
import { stepDraw } from "../draws/step-draw.ts";
import { lotteryChases, lotteryExposures } from "../schema.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";
/** One line of them wins, whatever is drawn. */
const WINNING_BETS = [halfBet(BIG_AND_SMALL, 1)];

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, game, "ZY_FIVE");
});
beforeEach(async () => await skipClosingDraw(world, game));

type Player = Awaited<ReturnType<typeof lotteryPlayer>>;

/** Settles the draw that is open, and opens the next one. */
async function nextDraw(client: Player["client"], issue: Player["issue"]): Promise<void> {
  const [, coming] = (await client.read("lottery.draws", { gameCode: game })).items;
  await finishDraw(world, { game, issue: await issue() });
  await stepDraw(world.system, roundSettled, { game, issue: coming?.issue ?? "" });
}

it("takes the stakes of a chase when its draws open, stops on a win and goes on after a cancelled draw", async () => {
  const { client, balance, issue, titles } = await lotteryPlayer(world, game);
  const order = { gameCode: game, issue: await issue(), bets: WINNING_BETS, multiples: [1, 2, 3], stopOnWin: false };
  const { chase } = await client.write("lottery.chase", order, { key: newKey() });
  expect(chase).toMatchObject({ state: "running", bought: 1, staked: { amount: "2.00" } });
  const stopping = await client.write("lottery.chase", { ...order, stopOnWin: true }, { key: newKey() });
  await nextDraw(client, issue);
  const { items } = await client.read("lottery.chases", {});
  expect(items.find(({ id }) => id === chase.id)).toMatchObject({ bought: 2, staked: { amount: "6.00" } });
  expect(items.find(({ id }) => id === stopping.chase.id)).toMatchObject({ state: "stopped", bought: 1 });
  await operateByTwo(world, "lottery cancel", { game, issue: await issue(), reason: "The hall is closed" });
  await nextDraw(client, issue);
  expect((await client.read("lottery.chases", { state: "over" })).items.find(({ id }) => id === chase.id)).toMatchObject({
    state: "finished",
    bought: 3,
  });
  expect(await refusal(client.write("lottery.cancelChase", { id: chase.id }, { key: newKey() }))).toMatchObject({
    code: "lottery.chase_over",
    value: { state: "finished" },
  });
  expect(await titles()).toContain("Your chase has stopped after a win");
  // Two tickets of 2.00 won 1.91 each, the 4.00 of the cancelled draw came back, and 6.00 on the last draw won 5.73.
  expect(await balance()).toBe("9999.55");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("ends when the member's own limit refuses a later stake, says why, and takes nothing", async () => {
  const { client, balance, issue, titles } = await lotteryPlayer(world, game);
  const order = { gameCode: game, issue: await issue(), bets: WINNING_BETS, multiples: [1, 2], stopOnWin: false };
  const { chase } = await client.write("lottery.chase", order, { key: newKey() });
  // Of 5.00 a day the first draw took 2.00; the second needs 4.00.
  await client.write("responsibleGambling.setLimit", { kind: "wager", period: "day", amount: "5.00" });
  await nextDraw(client, issue);
  expect((await client.read("lottery.chases", { state: "over" })).items).toMatchObject([
    {
      id: chase.id,
      state: "failed",
      reason: "responsible_gambling.limit_reached",
      bought: 1,
      staked: { amount: "2.00" },
      payout: { amount: "1.91" },
    },
  ]);
  expect(await titles()).toEqual(["Your chase has ended"]);
  expect(await balance()).toBe("9999.91");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("waits for the next draw where a number of it is full", async () => {
  const { client, issue } = await lotteryPlayer(world, game);
  const order = { gameCode: game, issue: await issue(), bets: WINNING_BETS, multiples: [1, 1], stopOnWin: false };
  await client.write("lottery.chase", order, { key: newKey() });
  const running = async () => (await client.read("lottery.chases", {})).items;
  const [, full] = (await client.read("lottery.draws", { gameCode: game })).items;
  const number = { game, issue: full?.issue ?? "", play: "sum-half", number: "big" };
  await world.system.db.insert(lotteryExposures).values(exposedRows(number, 500_000_000n));
  await nextDraw(client, issue);
  expect(await running()).toMatchObject([{ state: "running", bought: 1, reason: null }]);
  await nextDraw(client, issue);
  expect(await running()).toMatchObject([{ state: "finished", bought: 2, reason: null }]);
});

async function beginChase(
  client: Player["client"],
  order: { gameCode: string; issue: string },
  bets: ReturnType<typeof halfBet>[],
  last: number,
) {
  return await client.write("lottery.chase", { ...order, bets, multiples: [1, last], stopOnWin: false }, { key: newKey() });
}

describe("a chase whose later draw would cost too much", () => {
  it("is refused at its beginning beyond what one member may stake on one draw", async () => {
    const { client, issue, balance } = await lotteryPlayer(world, game, 10_000_000n);
    const order = { gameCode: game, issue: await issue() };
    // 6,000.00 on the first draw, and 30,000.00 on the second: the most.
    const bets = Array.from({ length: 15 }, () => halfBet(FOUR_HALVES, 100));
    expect(await refusal(beginChase(client, order, [...bets, halfBet("big", 1)], 5))).toMatchObject({
      code: "lottery.member_limit",
      value: { left: "30000.00" },
    });
    expect(await balance()).toBe("100000.00");
    await beginChase(client, order, bets, 5);
    await nextDraw(client, issue);
    expect((await client.read("lottery.chases", {})).items).toMatchObject([
      { state: "finished", bought: 2, staked: { amount: "36000.00" } },
    ]);
  });

  it("is refused at its beginning beyond the brand's most of a bet, where that is stricter", async () => {
    await skipClosingDraw(world, "ZY_FIVE");
    const { client, issue, balance } = await lotteryPlayer(world, "ZY_FIVE", 10_000_000n);
    const order = { gameCode: "ZY_FIVE", issue: await issue() };
    expect((await client.read("lottery.game", { gameCode: "ZY_FIVE" })).limits).toMatchObject({
      maxMember: { amount: "200000.00" },
      maxTicket: { amount: "100000.00" },
    });
    // 10,000.00 on the first draw, and 100,000.00 on the second: the most.
    const bets = Array.from({ length: 4 }, () => halfBet(FOUR_HALVES, 625));
    expect(await refusal(beginChase(client, order, [...bets, halfBet("big", 1)], 10))).toMatchObject({
      code: "money.out_of_range",
      value: { max: "100000.00" },
    });
    expect(await balance()).toBe("100000.00");
    expect(await beginChase(client, order, bets, 10)).toMatchObject({ chase: { state: "running" } });
  });
});

it("is refused at its beginning where a draw between others would cost too little or too much", async () => {
  const { client, issue, balance } = await lotteryPlayer(world, game);
  const bets = [{ ...halfBet("big", 5), unit: "0.10" }];
  const begin = async (multiples: number[]) => {
    const order = { gameCode: game, issue: await issue(), bets, multiples, stopOnWin: false };
    return await client.write("lottery.chase", order, { key: newKey() });
  };
  const refused = async (...multiples: number[]) => await refusal(begin(multiples));
  expect(await refused(10, 1, 10)).toMatchObject({ code: "lottery.bad_bet", value: { bet: 0, code: "stake_too_small" } });
  expect(await refused(10, 200, 10)).toMatchObject({ code: "lottery.bad_bet", value: { bet: 0, code: "multiple" } });
  expect(await balance()).toBe("10000.00");
  expect(await begin([10, 2, 100])).toMatchObject({
    chase: { stakes: [{ amount: "5.00" }, { amount: "1.00" }, { amount: "50.00" }] },
  });
});

/** Begins a chase whose bets are then beyond the limits, as if they had been allowed when it began. */
async function tightened(multiples: number[]) {
  const { client, issue, titles } = await lotteryPlayer(world, game);
  const bets = WINNING_BETS;
  const { chase } = await client.write(
    "lottery.chase",
    { gameCode: game, issue: await issue(), bets, multiples, stopOnWin: false },
    { key: newKey() },
  );
  const stored = [{ play: "sum-half", selection: BIG_AND_SMALL, unit: "100", multiple: 1000, rebatePpm: 0 }];
  await world.system.db.update(lotteryChases).set({ bets: stored }).where(eq(lotteryChases.id, chase.id));
  return { client, issue, titles, chase };
}

describe("a chase that today's limits refuse", () => {
  it("is listed with what was agreed, and can be cancelled", async () => {
    const { client, chase } = await tightened([1, 3]);
    const agreed = {
      id: chase.id,
      stakes: [{ amount: "2000.00" }, { amount: "6000.00" }],
      bets: [{ play: "sum-half", multiple: 1000, lines: 2, stake: { amount: "2000.00" } }],
    };
    expect((await client.read("lottery.chases", {})).items).toMatchObject([{ ...agreed, state: "running" }]);
    expect(await client.write("lottery.cancelChase", { id: chase.id }, { key: newKey() })).toMatchObject({
      ...agreed,
      state: "cancelled",
    });
  });

  it("ends with its reason, and stops no other chase", async () => {
    const [before, after] = [await lotteryPlayer(world, game), await lotteryPlayer(world, game)];
    const begin = async ({ client, issue }: Player) => {
      const order = { gameCode: game, issue: await issue(), bets: WINNING_BETS, multiples: [1, 1], stopOnWin: false };
      await client.write("lottery.chase", order, { key: newKey() });
    };
    await begin(before);
    const { client, issue, titles } = await tightened([1, 1]);
    await begin(after);
    await nextDraw(client, issue);
    expect((await client.read("lottery.chases", {})).items).toMatchObject([
      { state: "failed", reason: "lottery.bad_bet", bought: 1, staked: { amount: "2.00" } },
    ]);
    expect(await titles()).toContain("Your chase has ended");
    for (const other of [before, after])
      expect((await other.client.read("lottery.chases", {})).items).toMatchObject([{ state: "finished", bought: 2 }]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });
});

it("goes on with the open draw when the draw that it waits for is cancelled after its close", async () => {
  const { client, issue } = await lotteryPlayer(world, game);
  const first = { game, issue: await issue() };
  const [, second] = (await client.read("lottery.draws", { gameCode: game })).items;
  const order = { gameCode: game, issue: first.issue, bets: WINNING_BETS, multiples: [1, 1], stopOnWin: true };
  await client.write("lottery.chase", order, { key: newKey() });
  const own = async () => (await client.read("lottery.chases", {})).items;
  await stepDraw(world.system, roundSettled, first);
  advanceTo(world, second?.opensAt ?? 0);
  await closeDraw(world.system, first);
  await stepDraw(world.system, roundSettled, { game, issue: second?.issue ?? "" });
  expect(await own()).toMatchObject([{ state: "running", bought: 1 }]);
  await operateByTwo(world, "lottery cancel", { ...first, reason: "The hall is closed" });
  await stepDraw(world.system, roundSettled, first);
  expect(await own()).toMatchObject([{ state: "finished", bought: 2, staked: { amount: "2.00" } }]);
  expect((await findDraw(world.system.db, first))?.finishedAt).not.toBeNull();
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("is logged when it cannot go on, and stops neither another chase nor the close of its draw", async () => {
  const players = [await lotteryPlayer(world, game), await lotteryPlayer(world, game), await lotteryPlayer(world, game)];
  const begun = [];
  for (const { client, issue } of players)
    begun.push(await beginChase(client, { gameCode: game, issue: await issue() }, WINNING_BETS, 1));
  const stuck = begun[1]?.chase.id ?? "";
  const unreadable = [{ play: "sum-half", selection: BIG_AND_SMALL, unit: "no amount", multiple: 1, rebatePpm: 0 }];
  await world.system.db.update(lotteryChases).set({ bets: unreadable }).where(eq(lotteryChases.id, stuck));
  const [one, , other] = players;
  if (!one || !other) throw new Error("A player is missing");
  const [first, second] = (await one.client.read("lottery.draws", { gameCode: game })).items;
  if (!first || !second) throw new Error("No draw is announced");
  const step = async ({ issue }: typeof first) => await stepDraw(world.system, roundSettled, { game, issue });
  const loadState = async ({ issue }: typeof first) => (await findDraw(world.system.db, { game, issue }))?.state;
  const logged = () => world.logged.splice(0).map(({ event, facts }) => [event, facts?.chase]);
  advanceTo(world, first.closesAt);
  await step(first);
  // It is asked again soon.
  expect(await step(second)).toEqual(new Date(second.opensAt + 5000));
  for (const { client } of [one, other])
    expect((await client.read("lottery.chases", {})).items).toMatchObject([{ state: "finished", bought: 2 }]);
  expect(logged()).toContainEqual(["lottery.chase_stuck", stuck]);
  // Neither the settlement of the draw before nor the close waits for it.
  advanceTo(world, first.drawsAt);
  expect(await step(first)).toEqual(new Date(first.drawsAt + 5000));
  expect(await loadState(first)).toBe("settled");
  advanceTo(world, first.drawsAt + 60_000);
  await step(first);
  expect(logged()).toContainEqual(["lottery.chase_stuck", stuck]);
  await step(second);
  expect(await loadState(second)).toBe("closed");
  expect(logged()).toEqual([]);
  await world.system.db.delete(lotteryChases).where(eq(lotteryChases.id, stuck));
});

/** A member with a running chase of three draws, of which each ticket costs 2.00 and wins 1.91. */
async function chased() {
  const player = await lotteryPlayer(world, game);
  const { client, issue } = player;
  const first = await issue();
  const order = { gameCode: game, issue: first, bets: WINNING_BETS, multiples: [1, 1, 1], stopOnWin: true };
  const { chase } = await client.write("lottery.chase", order, { key: newKey() });
  const cancel = async () => await client.write("lottery.cancelChase", { id: chase.id }, { key: newKey() });
  return { ...player, order, first, cancel };
}

it("keeps a cancelled chase as it is when its ticket wins, and pays the ticket", async () => {
  const { client, balance, titles, issue, first, cancel } = await chased();
  expect(await cancel()).toMatchObject({ state: "cancelled", bought: 1, stopOnWin: true, staked: { amount: "2.00" } });
  await finishDraw(world, { game, issue: first });
  await finishDraw(world, { game, issue: await issue() });
  const { items } = await client.read("lottery.chases", { state: "over" });
  expect(items).toMatchObject([{ state: "cancelled", bought: 1, staked: { amount: "2.00" }, payout: { amount: "1.91" } }]);
  expect((await client.read("lottery.tickets", {})).items).toMatchObject([{ issue: first, state: "won" }]);
  expect(await titles()).not.toContain("Your chase has stopped after a win");
  expect(await balance()).toBe("9999.91");
  expect(await refusal(cancel())).toMatchObject({ code: "lottery.chase_over", value: { state: "cancelled" } });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("lets a trial account cancel the chase that it has, and begin no other", async () => {
  const { client, member, order, cancel } = await chased();
  await world.system.db.update(members).set({ kind: 4 }).where(eq(members.id, member.id));
  expect(await refusal(client.write("lottery.chase", order, { key: newKey() }))).toMatchObject({ code: "auth.demo_account" });
  expect(await cancel()).toMatchObject({ state: "cancelled", bought: 1 });
});
