import { expect, it } from "vitest";
import { newKey } from "../../../../test/harness/bank.ts";
import { addOpenDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { halfBet, lotteryPlayer } from "../../../../test/harness/lottery-player.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const gameCode = "DICE_5M";

it("lists one chase by its id, and none that is another member's or does not exist", async () => {
  const world = await newWorld();
  await addLotteries(world, gameCode);
  const [own, other] = [await lotteryPlayer(world, gameCode), await lotteryPlayer(world, gameCode)];
  const { issue } = await addOpenDraw(world, gameCode);
  const begin = async ({ client }: typeof own) => {
    const order = { gameCode, issue, bets: [halfBet("big", 1)], multiples: [1, 1], stopOnWin: true };
    return (await client.write("lottery.chase", order, { key: newKey() })).chase.id;
  };
  const [first, second, strange] = [await begin(own), await begin(own), await begin(other)];
  const listed = async (filter: Parameters<typeof own.client.read<"lottery.chases">>[1]) =>
    (await own.client.read("lottery.chases", filter)).items.map(({ id }) => id);
  expect((await listed({})).toSorted()).toEqual([first, second].toSorted());
  expect(await listed({ id: first })).toEqual([first]);
  expect(await listed({ id: first, state: "over" })).toEqual([]);
  expect(await listed({ id: strange })).toEqual([]);
  expect(await listed({ id: "no-such-chase" })).toEqual([]);
});
