import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { roundSettled } from "../../../subscribers.ts";
import { advanceTo, finishDraw, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { lotteryPlayer, BIG_AND_SMALL } from "../../../../test/harness/lottery-player.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { findDraw } from "../draws/queries.ts";
import { stepDraw } from "../draws/step-draw.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, game);
});
beforeEach(async () => await skipClosingDraw(world, game));

/** A draw with two tickets of which one wins whatever comes. */
async function sold() {
  const { issue, buy, client } = await lotteryPlayer(world, game);
  const key = { game, issue: await issue() };
  const { ticket } = await buy(BIG_AND_SMALL);
  await buy(BIG_AND_SMALL);
  return { key, client, lost: ticket.id };
}

/** Deletes the row of a ticket, which the triggers refuse. */
async function deleteTicket(id: string): Promise<void> {
  await world.system.db.transaction(async (tx) => {
    await tx.execute(sql`alter table lottery_tickets disable trigger user`);
    await tx.execute(sql`delete from lottery_tickets where id = ${id}::uuid`);
    await tx.execute(sql`alter table lottery_tickets enable trigger user`);
  });
}

it("settles no draw to its end that has lost a ticket since its close, and logs it each time", async () => {
  const { key, client, lost } = await sold();
  const draw = await findDraw(world.system.db, key);
  advanceTo(world, draw?.closesAt ?? 0);
  await stepDraw(world.system, roundSettled, key);
  await deleteTicket(lost);
  advanceTo(world, draw?.drawsAt ?? 0);
  const differ = { event: "lottery.tickets_differ", facts: { ...key, closed: 2, settled: 1 } };
  for (const _ of ["first", "second"]) {
    await stepDraw(world.system, roundSettled, key);
    expect(world.logged.splice(0)).toEqual([differ]);
    expect(await findDraw(world.system.db, key)).toMatchObject({ state: "settling", finishedAt: null });
  }
  expect((await client.read("lottery.tickets", {})).items.map(({ state }) => state)).toEqual(["won"]);
});

it("corrects no draw that has lost a ticket", async () => {
  const { key, lost } = await sold();
  expect(await finishDraw(world, key)).toMatchObject({ state: "settled", tickets: 2 });
  await deleteTicket(lost);
  expect(await operateByTwo(world, "lottery correct", { ...key, reason: "A ticket is gone" })).toEqual({
    ok: false,
    says: "The draw closed with 2 tickets and has 1. Find out why before it is corrected.",
  });
});
