import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { roundSettled } from "../../../subscribers.ts";
import { advanceTo, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { lotteryPlayer, BIG_AND_SMALL } from "../../../../test/harness/lottery-player.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { closeDraw } from "../draws/close-draw.ts";
import { drawOnce } from "../draws/draw-once.ts";
import { openDraw } from "../draws/open-draw.ts";
import { findDraw } from "../draws/queries.ts";
import { lotterySettlements, lotteryTickets } from "../schema.ts";
import { listNext, listParts } from "./batch-queries.ts";
import { recomputeDraw } from "./correct-draw.ts";
import { beginSettlement, finishSettlement, settleTicketsOf } from "./settle-draw.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";

it("settles each ticket once, by workers of two servers that take its parts beside each other", async () => {
  const world = await newWorld({ environment: { TICKETS_AT_ONCE: "2", TICKET_WORKERS: "3" } });
  await addLotteries(world, game);
  await skipClosingDraw(world, game);
  const { system } = world;
  const players = [];
  for (let count = 0; count < 4; count += 1) players.push(await lotteryPlayer(world, game));
  const key = { game, issue: (await players[0]?.issue()) ?? "" };
  for (const [at, { buy }] of players.entries()) for (let count = 0; count <= at; count += 1) await buy(BIG_AND_SMALL, 1);
  const before = await Promise.all(players.map(async ({ balance }) => await balance()));
  const draw = await findDraw(system.db, key);
  await openDraw(system, key);
  advanceTo(world, draw?.closesAt ?? 0);
  await closeDraw(system, key);
  advanceTo(world, draw?.drawsAt ?? 0);
  await drawOnce(system, key);
  await beginSettlement(system, key);

  const run = runIn(system.db);
  const parts = await listParts(run, key, 3);
  const wanted = { states: ["open"], version: 1, most: 100 };
  const inParts = await Promise.all(parts.map(async (part) => await listNext(run, key, { ...wanted, part })));
  const all = await listNext(run, key, wanted);
  expect(parts.length).toBeGreaterThan(2);
  expect(all).toHaveLength(10);
  expect(inParts.flat()).toEqual(all);
  const membersOfParts = inParts.map((tickets) => new Set(tickets.map(({ memberId }) => memberId)).size);
  expect(membersOfParts.reduce((sum, count) => sum + count, 0)).toBe(players.length);

  const settle = async () => await settleTicketsOf(system, roundSettled, key, { ticketsInPart: 3 });
  await asProduct(async () => await Promise.all([settle(), settle()]));
  await finishSettlement(system, key);
  const stored = await system.db.select().from(lotteryTickets).where(eq(lotteryTickets.issue, key.issue));
  expect(new Set(stored.map(({ state, version }) => `${state} ${version}`))).toEqual(new Set(["settled 1"]));
  const after = await Promise.all(players.map(async ({ balance }) => await balance()));
  expect(after.map((balance, at) => Number(balance) - Number(before[at]))).toEqual(
    [1.91, 3.82, 5.73, 7.64].map((won) => expect.closeTo(won, 5)),
  );
  const [settlement] = await system.db.select().from(lotterySettlements).where(eq(lotterySettlements.issue, key.issue));
  expect((await recomputeDraw(system.db, key)).digest).toBe(settlement?.digest);
  expect(await listBrokenInvariants(system.db)).toEqual([]);
});
