import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { roundSettled } from "../../../subscribers.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { advanceTo } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { halfBet, lotteryPlayer } from "../../../../test/harness/lottery-player.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { drawOnce } from "../draws/draw-once.ts";
import { findDraw, listDue } from "../draws/queries.ts";
import { stepDraw } from "../draws/step-draw.ts";
import { lotteryChases, lotteryDraws } from "../schema.ts";

const newWorld = testDatabase();
const game = "DICE_5M";

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, game);
});

/** More than a draw waits for a chase. */
const DOWN_MS = 90_000;

/**
 * A chase that waits for the outcome of its first draw, which was lost and is settled late, because no server ran; the second draw is
 * open. `spoil` makes the chase unreadable, and `repair` readable again.
 */
async function waiting() {
  const { client, issue } = await lotteryPlayer(world, game);
  const first = { game, issue: await issue() };
  const order = { gameCode: game, issue: first.issue, bets: [halfBet("big", 1)], multiples: [1, 1], stopOnWin: true };
  const { id } = (await client.write("lottery.chase", order, { key: newKey() })).chase;
  const { db } = world.system;
  const draw = await findDraw(db, first);
  const drawsAt = draw?.drawsAt.getTime() ?? 0;
  advanceTo(world, draw?.closesAt ?? 0);
  const step = async (key: typeof first) => await stepDraw(world.system, roundSettled, key);
  await step(first);
  advanceTo(world, drawsAt);
  await drawOnce(world.system, first);
  await db
    .update(lotteryDraws)
    .set({ numbers: ["1", "1", "2"] })
    .where(eq(lotteryDraws.issue, first.issue));
  advanceTo(world, drawsAt + DOWN_MS);
  const second = { game, issue: await issue() };
  const own = async () => (await client.read("lottery.chases", {})).items;
  const [stored] = await db.select().from(lotteryChases).where(eq(lotteryChases.id, id));
  const write = async (unit: string) => {
    const bets = (stored?.bets ?? []).map((bet) => ({ ...bet, unit }));
    await db.update(lotteryChases).set({ bets }).where(eq(lotteryChases.id, id));
  };
  await step(second);
  return { first, second, step, own, spoil: async () => await write("no amount"), repair: async () => await write("100") };
}

const failures = () => world.logged.splice(0).map(({ event }) => event);

it("is asked again when it fails after its draw was settled late, also when the server stopped after the first try", async () => {
  const { first, second, step, own, spoil, repair } = await waiting();
  const isDue = async () => (await listDue(world.system.db, world.system.now())).some(({ issue }) => issue === first.issue);
  await spoil();
  expect(await step(first)).toEqual(new Date(world.system.now().getTime() + 5000));
  expect(failures()).toEqual(["lottery.chase_stuck"]);
  expect(await findDraw(world.system.db, first)).toMatchObject({ state: "settled", finishedAt: null });
  // The next try is in the list of due draws alone.
  expect(await isDue()).toBe(true);
  await repair();
  expect(await own()).toMatchObject([{ state: "running", bought: 1 }]);
  world.advance(5000);
  expect(await step(first)).toBeUndefined();
  expect(await own()).toMatchObject([{ state: "finished", bought: 2 }]);
  expect(await isDue()).toBe(false);
  expect((await findDraw(world.system.db, second))?.state).toBe("open");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("is asked no more by an earlier draw once the open one closes", async () => {
  const { first, second, step, spoil, repair } = await waiting();
  await spoil();
  expect(await step(first)).toBeInstanceOf(Date);
  const closesAt = (await findDraw(world.system.db, second))?.closesAt.getTime() ?? 0;
  advanceTo(world, closesAt - 5000);
  expect(await step(first)).toBeUndefined();
  expect(failures()).toEqual(["lottery.chase_stuck", "lottery.chase_stuck"]);
  advanceTo(world, closesAt + 30_000);
  expect(await step(first)).toBeUndefined();
  expect(failures()).toEqual([]);
  await repair();
});
