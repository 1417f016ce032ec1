import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { clientOf } from "../../../../test/harness/client.ts";
import { databaseError } from "../../../../test/harness/database-error.ts";
import { finishDraw, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { lotteryPlayer } from "../../../../test/harness/lottery-player.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { lotteryDraws, lotteryTickets, lotteryTrees } from "../schema.ts";
import { findDraw } from "./queries.ts";

const newWorld = testDatabase();
const newWorldElsewhere = testDatabase();
const game = "QUICK_DICE";

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, game);
});
beforeEach(async () => await skipClosingDraw(world, game));

const broken = async () => (await listBrokenInvariants(world.system.db)).map(({ name }) => name);

const player = async () => await lotteryPlayer(world, game);

it("opens a draw that is announced within its time at that moment, and not before its commitment is public", async () => {
  const fresh = await newWorld();
  const before = fresh.system.now().getTime();
  await addLotteries(fresh, "VN_NORTH");
  const [open, next] = (await clientOf(fresh).read("lottery.draws", { gameCode: "VN_NORTH" })).items;
  expect(open?.state).toBe("open");
  expect(open?.opensAt).toBeGreaterThanOrEqual(before);
  expect(next?.opensAt).toBe(open?.closesAt);
});

async function announceSouth(on: World) {
  await addLotteries(on, "VN_SOUTH");
  return (await clientOf(on).read("lottery.draws", { gameCode: "VN_SOUTH" })).items;
}

it("commits two databases to different seeds of the same draws", async () => {
  const [one, other] = [await announceSouth(world), await announceSouth(await newWorldElsewhere())];
  expect(other.map(({ issue }) => issue)).toEqual(one.map(({ issue }) => issue));
  const commitments = [...one, ...other].map(({ commitment }) => commitment);
  expect(new Set(commitments).size).toBe(2 * one.length);
});

it("changes nothing that was published, and removes no draw and no ticket", async () => {
  const { issue, buy } = await player();
  const key = { game, issue: await issue() };
  const { ticket } = await buy("big");
  await finishDraw(world, key);
  const { db } = world.system;
  const [draw, own] = [eq(lotteryDraws.issue, key.issue), eq(lotteryTickets.id, ticket.id)];
  const published = [
    { commitment: "0".repeat(64) },
    { opensAt: new Date(0) },
    { closesAt: new Date(0) },
    { drawsAt: new Date(0) },
    { game: "RACE_TEN" },
    { issue: "1" },
    { seed: "0".repeat(64) },
  ] as const;
  for (const change of published)
    expect(await databaseError(db.update(lotteryDraws).set(change).where(draw))).toContain("published never changes");
  const closed = [
    { signed: "another" },
    { root: "0".repeat(64) },
    { tickets: 0 },
    { closedAt: new Date(0) },
    { closedAt: null },
    { state: "announced" },
    { state: "open" },
  ] as const;
  for (const change of closed)
    expect(await databaseError(db.update(lotteryDraws).set(change).where(draw))).toContain("a closed draw never changes");
  const accepted = [
    { stake: 1n },
    { text: "{}" },
    { leaf: "0".repeat(64) },
    { issue: "1" },
    { game: "RACE_TEN" },
    { at: new Date(0) },
    { lines: 2 },
    { brand: "another" },
    { chaseId: newId() },
  ] as const;
  for (const change of accepted)
    expect(await databaseError(db.update(lotteryTickets).set(change).where(own))).toContain("an accepted ticket never changes");
  const rewrites = [
    db.delete(lotteryDraws).where(draw),
    db.delete(lotteryTickets).where(own),
    db.delete(lotteryTrees),
    db.update(lotteryTrees).set({ hashes: [] }),
    db.execute(sql`truncate lottery_draws`),
    db.execute(sql`truncate lottery_tickets`),
    db.execute(sql`truncate lottery_trees`),
  ];
  for (const rewrite of rewrites) expect(await databaseError(rewrite)).toContain("append-only");
});

it("lets no ticket in once its draw has closed, whoever inserts it", async () => {
  const { issue, buy } = await player();
  const key = { game, issue: await issue() };
  const { ticket } = await buy("big");
  const { db } = world.system;
  const [own] = await db.select().from(lotteryTickets).where(eq(lotteryTickets.id, ticket.id));
  if (!own) throw new Error("The ticket was not stored");
  // A ticket that is let in is rolled back: it has no bet.
  const insertAgain = async () =>
    await db.transaction(async (tx) => {
      const id = newId();
      await tx.insert(lotteryTickets).values({ ...own, id, leaf: id });
      throw new Error("rolled back");
    });
  expect(await databaseError(insertAgain())).toContain("rolled back");
  expect(await operate(world, "lottery close", key)).toMatchObject({ ok: true });
  expect(await databaseError(insertAgain())).toContain("the draw takes no tickets");
  await finishDraw(world, key);
  expect(await databaseError(insertAgain())).toContain("the draw takes no tickets");
});

it("draws no numbers from a seed that it was not committed to", async () => {
  const { issue } = await player();
  const key = { game, issue: await issue() };
  const { seal } = await world.system.keys.sealing();
  await world.system.db
    .update(lotteryDraws)
    .set({ sealedSeed: seal("0".repeat(64)) })
    .where(eq(lotteryDraws.issue, key.issue));
  await expect(finishDraw(world, key)).rejects.toThrow(`The seed of the draw ${key.issue} of ${game} is not the one`);
  expect(await findDraw(world.system.db, key)).toMatchObject({ state: "closed", seed: "", numbers: [] });
});

it("keeps the planned times of a draw that is open", async () => {
  const { issue } = await player();
  const draw = eq(lotteryDraws.issue, await issue());
  const later = new Date(world.system.now().getTime() + 86_400_000);
  for (const change of [{ closesAt: later }, { drawsAt: later }])
    expect(await databaseError(world.system.db.update(lotteryDraws).set(change).where(draw))).toContain(
      "published never changes",
    );
});

it("has no ticket as late as its closing, which the ledger's check proves", async () => {
  const { issue, buy } = await player();
  const key = { game, issue: await issue() };
  const { ticket } = await buy("big");
  const draw = await finishDraw(world, key);
  const { db } = world.system;
  const moveTo = async (at: number) =>
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table lottery_tickets disable trigger user`);
      await tx
        .update(lotteryTickets)
        .set({ at: new Date(at) })
        .where(eq(lotteryTickets.id, ticket.id));
      await tx.execute(sql`alter table lottery_tickets enable trigger user`);
    });
  const closesAt = draw?.closesAt.getTime() ?? 0;
  await moveTo(closesAt);
  expect(await broken()).toEqual(["No ticket of a lottery was accepted when its draw had closed"]);
  await moveTo(closesAt - 1);
  expect(await broken()).toEqual([]);
});
