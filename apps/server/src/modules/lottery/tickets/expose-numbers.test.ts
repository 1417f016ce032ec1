import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { prizeTableOf, lotteryGameOf } from "@baize/domain/lottery/games";
import { shardOf, SHARDS, shareOf } from "@baize/domain/lottery/shards";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { exposedRows } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { addMember } from "../../../../test/harness/member.ts";
import { whileLocked } from "../../../../test/harness/while-locked.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { lotteryExposures } from "../schema.ts";

const newWorld = testDatabase();
const gameCode = "DICE_5M";
const vietnamese = "HANOI_FAST";
const triple = { play: "triple", selection: "triple-1", unit: "1.00", multiple: 1 };
const other = { ...triple, selection: "triple-2" };

function mostOf(code: string): bigint {
  const rules = lotteryGameOf(code);
  return rules ? BigInt(prizeTableOf(rules).maxNumber) : 0n;
}
const most = mostOf(gameCode);

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, gameCode, vietnamese);
});

async function player(of = gameCode) {
  const member = await addMember(world, 1_000_000n);
  const client = await clientFor(world, member);
  const issue = (await client.read("lottery.game", { gameCode: of })).draws[0]?.issue ?? "";
  return {
    id: member.id,
    issue,
    buy: async (...bets: (typeof triple)[]) =>
      await client.write("lottery.buy", { gameCode: of, issue, bets }, { key: newKey() }),
  };
}

async function loadExposure(number: string): Promise<bigint> {
  const rows = await world.system.db.select().from(lotteryExposures);
  return rows.filter((row) => row.number === number).reduce((sum, { amount }) => sum + amount, 0n);
}

/** Leaves a number room for so many tickets of one bet, wherever its shards have it. */
async function leaveRoom(issue: string, tickets: bigint): Promise<bigint> {
  const { db } = world.system;
  await db.delete(lotteryExposures);
  await (await player()).buy(triple);
  const cost = await loadExposure("triple-1");
  await db.delete(lotteryExposures);
  const number = { game: gameCode, issue, play: "triple", number: "triple-1" };
  await db.insert(lotteryExposures).values(exposedRows(number, most - tickets * cost));
  return cost;
}

it("sells a number up to its most and no further, to members of every shard at once", async () => {
  const players = await Promise.all(Array.from({ length: 12 }, player));
  const cost = await leaveRoom(players[0]?.issue ?? "", 5n);
  const sold = await Promise.allSettled(players.map(async ({ buy }) => await buy(triple)));
  const refused = sold.flatMap((one) => (one.status === "rejected" ? [refusal(Promise.reject(one.reason))] : []));
  const codes = (await Promise.all(refused)).map((one) => one?.code);
  expect(codes).toEqual(Array.from({ length: 7 }, () => "lottery.number_full"));
  expect(await loadExposure("triple-1")).toBe(most);
  expect(cost).toBeGreaterThan(0n);
});

it("sells a number up to its most and no further, to one member by two purchases at once", async () => {
  const { id, issue, buy } = await player();
  await leaveRoom(issue, 1n);
  const both = await whileLocked(world, id, async (untilWaiting) => {
    const begun = [buy(triple), buy(triple)];
    await untilWaiting(2);
    return begun;
  });
  const refused = both.filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(1);
  expect(await refusal(Promise.reject(refused[0]?.reason))).toMatchObject({
    code: "lottery.number_full",
    value: { bet: 0, number: "triple-1" },
  });
  expect(await loadExposure("triple-1")).toBe(most);
});

it("names the bet by which a number is full, where several bets name the number, and adds nothing", async () => {
  const { issue, buy } = await player();
  const cost = await leaveRoom(issue, 2n);
  expect(await refusal(buy(other, triple, triple, triple))).toMatchObject({
    code: "lottery.number_full",
    value: { bet: 3, number: "triple-1" },
  });
  expect(await loadExposure("triple-1")).toBe(most - 2n * cost);
  expect(await loadExposure("triple-2")).toBe(0n);
  await buy(other, triple, triple);
  expect(await loadExposure("triple-1")).toBe(most);
  expect(await loadExposure("triple-2")).toBe(cost);
});

it("locks all shards of those numbers alone that have no room, of a ticket with a thousand numbers", async () => {
  const { db } = world.system;
  const { id, issue, buy } = await player(vietnamese);
  const numbers = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, "0"));
  const bet = { play: "lo-3", selection: numbers.join(" "), unit: "0.10", multiple: 1 };
  const listRows = async () => await db.select().from(lotteryExposures).where(eq(lotteryExposures.issue, issue));
  await buy(bet);
  const bought = await listRows();
  expect(bought).toHaveLength(1000);
  const full = shareOf(mostOf(vietnamese), shardOf(id));
  const isNamed = inArray(lotteryExposures.number, ["007", "500"]);
  await db
    .update(lotteryExposures)
    .set({ amount: full })
    .where(and(eq(lotteryExposures.issue, issue), isNamed));
  await buy(bet);
  // A locked shard has a row: eight of either number without room, and one of each other.
  const rows = await listRows();
  expect(rows).toHaveLength(998 + 2 * SHARDS);
  const cost = bought[0]?.amount ?? 0n;
  const sums = numbers.map((number) => rows.filter((row) => row.number === number).reduce((sum, { amount }) => sum + amount, 0n));
  expect(sums).toEqual(numbers.map((number) => cost + (number === "007" || number === "500" ? full : cost)));
});
