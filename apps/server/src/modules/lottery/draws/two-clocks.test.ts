import { beforeAll, beforeEach, expect, it } from "vitest";
import { checkDraw } from "@baize/domain/lottery/check-draw";
import { readClosedDraw, readDrawFile } from "@baize/domain/lottery/draw-proof";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { advanceTo, finishDraw, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { halfBet, BIG_AND_SMALL } from "../../../../test/harness/lottery-player.ts";
import { openWorld } from "../../../../test/harness/make-world.ts";
import { addMember } from "../../../../test/harness/member.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";
/** By how much the clock of another server differs. */
const OFF_MS = 5000;

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, game);
});
beforeEach(async () => await skipClosingDraw(world, game));

/** A member at another server of the same brand, whose clock differs by this much. */
async function buyerAt(offset: number) {
  const other = await openWorld(world.system.database, world.brand);
  other.advance(world.system.now().getTime() + offset - other.system.now().getTime());
  const client = await clientFor(other, await addMember(other, 100_000n));
  const buy = async (issue: string) =>
    await client.write("lottery.buy", { gameCode: game, issue, bets: [halfBet(BIG_AND_SMALL)] }, { key: newKey() });
  return { client, buy };
}

/** The next draw, open by the clocks of all servers. */
async function openDraw() {
  const { client } = await buyerAt(0);
  const [next] = (await client.read("lottery.game", { gameCode: game })).draws;
  const openAt = (next?.opensAt ?? 0) + 2 * OFF_MS;
  if (world.system.now().getTime() < openAt) advanceTo(world, openAt);
  return { game, issue: next?.issue ?? "" };
}

it("signs a close that is not before the last ticket, though a server whose clock is ahead took it", async () => {
  const key = await openDraw();
  const { client, buy } = await buyerAt(OFF_MS);
  const { ticket } = await buy(key.issue);
  expect(ticket.at).toBeGreaterThan(world.system.now().getTime());
  const closed = new Date(ticket.at).toISOString();
  expect(await operate(world, "lottery close", key)).toMatchObject({ ok: true, value: { ...key, closed } });
  await finishDraw(world, key);
  const { file } = await client.read("lottery.ticket", { id: ticket.id });
  const read = readDrawFile(file ?? "");
  expect(readClosedDraw(read.signed)).toMatchObject({ closedAt: ticket.at, tickets: 1 });
  expect(await checkDraw(read, read.key)).toMatchObject({ isRight: true, checks: { ticket: true } });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("takes no ticket after an early close, whichever time it is at another server", async () => {
  const key = await openDraw();
  const late = await Promise.all([-OFF_MS, 0, OFF_MS].map(buyerAt));
  const before = await late[0]?.buy(key.issue);
  expect(await operate(world, "lottery close", key)).toMatchObject({ ok: true });
  for (const { client, buy } of late) {
    expect(await refusal(buy(key.issue))).toMatchObject({ code: "lottery.draw_closed" });
    expect(await client.read("lottery.proof", { gameCode: game, issue: key.issue })).toMatchObject({
      state: "closed",
      tickets: 1,
    });
  }
  await finishDraw(world, key);
  const { file } = (await late[0]?.client.read("lottery.ticket", { id: before?.ticket.id ?? "" })) ?? {};
  const read = readDrawFile(file ?? "");
  expect(await checkDraw(read, read.key)).toMatchObject({ isRight: true, checks: { ticket: true } });
});
