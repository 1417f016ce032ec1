import { beforeAll, expect, it } from "vitest";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addOpenDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { FOUR_HALVES, halfBet, lotteryPlayer } from "../../../../test/harness/lottery-player.ts";
import { whileLocked } from "../../../../test/harness/while-locked.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const gameCode = "DICE_5M";

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, gameCode);
});

/** A member at a draw of its own. */
async function player(cash?: bigint) {
  const { member, client, balance } = await lotteryPlayer(world, gameCode, cash);
  const { issue } = await addOpenDraw(world, gameCode);
  const buy = async (...bets: ReturnType<typeof halfBet>[]) =>
    await client.write("lottery.buy", { gameCode, issue, bets }, { key: newKey() });
  /** Buys the same ticket by two connections; returns what refuses one of them, or nothing where both are bought. */
  const buyTwice = async (multiple: number) => {
    const both = await whileLocked(world, member.id, async (untilWaiting) => {
      const begun = [buy(halfBet("big", multiple)), buy(halfBet("big", multiple))];
      await untilWaiting(2);
      return begun;
    });
    const refused = both.filter((one) => one.status === "rejected");
    return await Promise.all(refused.map(async ({ reason }) => await refusal(Promise.reject(reason))));
  };
  const stakes = async () => (await client.read("lottery.tickets", {})).items.map(({ stake }) => stake.amount);
  return { client, balance, buy, buyTwice, stakes };
}

it("buys what the draw allows one member, by two purchases at once, and names what is left to the other", async () => {
  const { buy, buyTwice, stakes, balance } = await player(10_000_000n);
  // 27,972.00 of 30,000.00.
  await buy(...Array.from({ length: 7 }, () => halfBet(FOUR_HALVES, 999)));
  expect(await buyTwice(999)).toEqual([]);
  expect(await buyTwice(20)).toMatchObject([{ code: "lottery.member_limit", value: { left: "10.00" } }]);
  expect(await stakes()).toEqual(["20.00", "999.00", "999.00", "27972.00"]);
  expect(await balance()).toBe("70010.00");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("buys what the member's own limit allows, by two purchases at once", async () => {
  const { client, buyTwice, stakes, balance } = await player();
  await client.write("responsibleGambling.setLimit", { kind: "wager", period: "day", amount: "15.00" });
  expect(await buyTwice(10)).toMatchObject([{ code: "responsible_gambling.limit_reached" }]);
  expect(await stakes()).toEqual(["10.00"]);
  expect(await balance()).toBe("9990.00");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("buys what cash covers, by two purchases at once", async () => {
  const { buyTwice, stakes, balance } = await player(1500n);
  expect(await buyTwice(10)).toMatchObject([{ code: "money.insufficient", value: { balance: "5.00" } }]);
  expect(await stakes()).toEqual(["10.00"]);
  expect(await balance()).toBe("5.00");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});
