import { expect, it } from "vitest";
import { roundSettled } from "../../subscribers.ts";
import { advanceTo } from "../../../test/harness/draws.ts";
import { addLotteries } from "../../../test/harness/lottery.ts";
import { lotteryPlayer, BIG_AND_SMALL } from "../../../test/harness/lottery-player.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { findDraw } from "./draws/queries.ts";
import { lotteryJobs } from "./jobs.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";

it("settles draws by a job of its own, so that opening and drawing wait for no settlement", async () => {
  const world = await newWorld();
  await addLotteries(world, game);
  const { system } = world;
  const { issue, buy, client } = await lotteryPlayer(world, game);
  const key = { game, issue: await issue() };
  const { ticket } = await buy(BIG_AND_SMALL);
  const draw = await findDraw(system.db, key);
  const [settlements, draws] = lotteryJobs(roundSettled);
  const name = `${game}/${key.issue}`;
  const run = async (job: typeof draws) => await job?.each?.run(system, name);
  const isDue = async (job: typeof draws) => (await job?.each?.due(system))?.some((due) => due.key === name);
  const ticketState = async () => (await client.read("lottery.ticket", { id: ticket.id })).ticket.state;

  expect(await run(draws)).toEqual(draw?.closesAt);
  expect([await isDue(draws), await isDue(settlements)]).toEqual([true, false]);
  advanceTo(world, draw?.closesAt ?? 0);
  expect(await run(draws)).toEqual(draw?.drawsAt);
  advanceTo(world, draw?.drawsAt ?? 0);
  expect(await run(draws)).toEqual({ job: settlements?.name, at: system.now() });
  expect((await findDraw(system.db, key))?.state).toBe("drawn");
  expect(await ticketState()).toBe("open");
  expect([await isDue(draws), await isDue(settlements)]).toEqual([false, true]);
  expect(await run(settlements)).toBeUndefined();
  expect(await ticketState()).toBe("won");
  expect([await isDue(draws), await isDue(settlements)]).toEqual([false, false]);
});
