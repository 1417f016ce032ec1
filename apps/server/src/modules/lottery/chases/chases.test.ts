import { beforeAll, beforeEach, expect, it } from "vitest";
import { checkLedger } from "../../../ledger/check.ts";
import { roundSettled } from "../../../subscribers.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { exposedRows, finishDraw, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { halfBet, lotteryPlayer, SURE } from "../../../../test/harness/lottery-player.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase, type World } from "../../../../test/harness/world.ts";
import { stepDraw } from "../draws/step-draw.ts";
import { lotteryExposures } from "../schema.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, game);
});
beforeEach(async () => await skipClosingDraw(world, game));

const broken = async () =>
  (await checkLedger(world.system.db)).filter(({ breaches }) => breaches.length > 0).map(({ name }) => name);

type Player = Awaited<ReturnType<typeof lotteryPlayer>>;

/** Settles the draw that is open, and opens the next one. */
async function nextDraw(client: Player["client"], issue: Player["issue"]): Promise<void> {
  const [, coming] = (await client.read("lottery.draws", { gameCode: game })).items;
  await finishDraw(world, { game, issue: await issue() });
  await stepDraw(world.system, roundSettled, { game, issue: coming?.issue ?? "" });
}

it("takes the stakes of a chase when its draws open, stops on a win and goes on after a cancelled draw", async () => {
  const { client, balance, issue, titles } = await lotteryPlayer(world, game);
  const order = { gameCode: game, issue: await issue(), bets: [halfBet(SURE, 1)], multiples: [1, 2, 3], stopOnWin: false };
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
  // Two tickets of 2.00 won 1.91 each, the 4.00 of the cancelled draw came back, and 6.00 are staked on the last draw.
  expect(await balance()).toBe("9993.82");
  expect(await broken()).toEqual([]);
});

it("ends when the member's own limit refuses a later stake, says why, and takes nothing", async () => {
  const { client, balance, issue, titles } = await lotteryPlayer(world, game);
  const order = { gameCode: game, issue: await issue(), bets: [halfBet(SURE, 1)], multiples: [1, 2], stopOnWin: false };
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
  expect(await broken()).toEqual([]);
});

it("waits for the next draw where a number of it is full", async () => {
  const { client, issue } = await lotteryPlayer(world, game);
  const order = { gameCode: game, issue: await issue(), bets: [halfBet(SURE, 1)], multiples: [1, 1], stopOnWin: false };
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
