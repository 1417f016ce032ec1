import { beforeAll, beforeEach, expect, it } from "vitest";
import { checkLedger } from "../../../ledger/check.ts";
import { roundSettled } from "../../../subscribers.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { advanceTo, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { halfBet, lotteryPlayer } from "../../../../test/harness/lottery-player.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase, type World } from "../../../../test/harness/world.ts";
import { closeDraw } from "./close-draw.ts";
import { drawOnce } from "./draw-once.ts";
import { stepDraw } from "./step-draw.ts";

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

const player = async () => await lotteryPlayer(world, game);

it("gives every stake back when it is cancelled by two, and none twice", async () => {
  const { issue, buy, balance, client, titles } = await player();
  const key = { game, issue: await issue() };
  const { ticket } = await buy("big");
  expect(await operate(world, "lottery cancel", { ...key, reason: "The hall is closed" })).toMatchObject({ ok: true });
  expect(await balance()).toBe("9990.00");
  expect(await operateByTwo(world, "lottery cancel", { ...key, reason: "The hall is closed" })).toMatchObject({ ok: true });
  expect(await balance()).toBe("10000.00");
  await stepDraw(world.system, roundSettled, key);
  expect(await balance()).toBe("10000.00");
  expect((await titles()).filter((title) => title === "A draw was cancelled")).toHaveLength(1);
  expect((await client.read("lottery.ticket", { id: ticket.id })).ticket.state).toBe("refunded");
  expect(
    await refusal(client.write("lottery.buy", { gameCode: game, issue: key.issue, bets: [halfBet("big")] }, { key: newKey() })),
  ).toMatchObject({ code: "lottery.draw_closed" });
  expect(await broken()).toEqual([]);
});

it("gives a draw that is cancelled after its close no numbers and its tickets no file, but its reason", async () => {
  for (const at of ["closesAt", "drawsAt"] as const) {
    const { issue, buy, client } = await player();
    const key = { game, issue: await issue() };
    const { ticket } = await buy("big");
    const draw = (await client.read("lottery.draws", { gameCode: game })).items[0];
    await stepDraw(world.system, roundSettled, key);
    advanceTo(world, draw?.closesAt ?? 0);
    await closeDraw(world.system, key);
    advanceTo(world, draw?.[at] ?? 0);
    await drawOnce(world.system, key);
    expect(await operateByTwo(world, "lottery cancel", { ...key, reason: "The hall is closed" })).toMatchObject({ ok: true });
    const cancelled = { state: "cancelled", numbers: [], bonusNumbers: [], reason: "The hall is closed" };
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
  }
});
