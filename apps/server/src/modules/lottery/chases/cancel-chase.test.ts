import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { checkLedger } from "../../../ledger/check.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { finishDraw, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { halfBet, lotteryPlayer, SURE } from "../../../../test/harness/lottery-player.ts";
import { testDatabase, type World } from "../../../../test/harness/world.ts";
import { members } from "../../identity/schema.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, game);
});
beforeEach(async () => await skipClosingDraw(world, game));

/** A member with a running chase of three draws, of which each ticket costs 2.00 and wins 1.91. */
async function chased() {
  const player = await lotteryPlayer(world, game);
  const { client, issue } = player;
  const first = await issue();
  const order = { gameCode: game, issue: first, bets: [halfBet(SURE, 1)], multiples: [1, 1, 1], stopOnWin: true };
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
  expect((await checkLedger(world.system.db)).filter(({ breaches }) => breaches.length > 0)).toEqual([]);
});

it("lets a trial account cancel the chase that it has, and begin no other", async () => {
  const { client, member, order, cancel } = await chased();
  await world.system.db.update(members).set({ kind: 4 }).where(eq(members.id, member.id));
  expect(await refusal(client.write("lottery.chase", order, { key: newKey() }))).toMatchObject({ code: "auth.demo_account" });
  expect(await cancel()).toMatchObject({ state: "cancelled", bought: 1 });
});
