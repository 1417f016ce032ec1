import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as z from "zod";
import { roundSettled } from "../../../subscribers.ts";
import { brandVendors } from "../../../platform/brand/schema.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { advanceTo, finishDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { halfBet, lotteryPlayer, BIG_AND_SMALL } from "../../../../test/harness/lottery-player.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { games } from "../../gaming/schema.ts";
import { listComing } from "../draws/queries.ts";
import { stepDraw } from "../draws/step-draw.ts";

const newWorld = testDatabase();
const game = "DICE_5M";

/** A chase over three draws, of which the first was bought. `next` settles a draw, and steps the one after it. */
async function chased(config: Parameters<typeof newWorld>[0] = {}, selection = BIG_AND_SMALL) {
  const world = await newWorld(config);
  await addLotteries(world, game);
  const player = await lotteryPlayer(world, game, 10_000_000n);
  const order = { gameCode: game, bets: [halfBet(selection, 100)], multiples: [1, 1, 1], stopOnWin: false };
  await player.client.write("lottery.chase", { ...order, issue: await player.issue() }, { key: newKey() });
  const step = async (issue: string) => await stepDraw(world.system, roundSettled, { game, issue });
  const next = async () => {
    const [open, coming] = await listComing(world.system.db, [game], world.system.now(), 2);
    await finishDraw(world, { game, issue: open?.issue ?? "" });
    const issue = coming?.issue ?? "";
    return { issue, at: await step(issue) };
  };
  const own = async () => (await player.client.read("lottery.chases", {})).items[0];
  return { world, ...player, step, next, own };
}

it("takes its stake as soon as maintenance ends, while the draw is open", async () => {
  const { world, step, next, own } = await chased();
  const maintain = async (maintenance: boolean) => await world.system.db.update(games).set({ maintenance });
  await maintain(true);
  const { issue, at } = await next();
  expect(at).toEqual(new Date(world.system.now().getTime() + 5000));
  expect(await own()).toMatchObject({ state: "running", bought: 1 });
  await maintain(false);
  await step(issue);
  expect(await own()).toMatchObject({ state: "running", bought: 2 });
});

it("ends where the brand no longer offers its lottery", async () => {
  const { world, next, own, titles } = await chased();
  await world.system.db.delete(brandVendors).where(eq(brandVendors.vendor, "HOUSE"));
  await next();
  expect(await own()).toMatchObject({ state: "failed", bought: 1, reason: "lottery.game_not_found" });
  expect(await titles()).toContain("Your chase has ended");
});

it("waits for the next draw where the member has bought the most of this one by hand", async () => {
  const { client, issue, step, next, world, own } = await chased();
  const [first] = await listComing(world.system.db, [game], world.system.now(), 1);
  advanceTo(world, first?.closesAt ?? 0);
  const second = await issue();
  const { limits } = await client.read("lottery.game", { gameCode: game });
  const bets = Array.from({ length: 3 }, () => halfBet("big small", 500));
  expect(limits.maxMember.amount).toBe("30000.00");
  for (let left = 30_000; left > 0; left -= 3000)
    await client.write("lottery.buy", { gameCode: game, issue: second, bets }, { key: newKey() });
  await step(second);
  expect(await own()).toMatchObject({ state: "running", bought: 1 });
  await next();
  expect(await own()).toMatchObject({ state: "running", bought: 2 });
});

it("counts a win that an operator holds as won, and as paid when it is", async () => {
  const { world, next, own } = await chased(
    { config: { bets: { min: "100", max: "10000000", winnerFrom: "10000000", maxWin: "100" } } },
    BIG_AND_SMALL,
  );
  await next();
  expect(await own()).toMatchObject({ payout: { amount: "0.00" } });
  const wins = z.object({ value: z.array(z.object({ id: z.string() })) }).parse(await operate(world, "wins list")).value;
  expect(await operateByTwo(world, "wins approve", { id: wins[0]?.id ?? "" })).toMatchObject({ ok: true });
  expect(await own()).toMatchObject({ payout: { amount: "191.00" } });
});
