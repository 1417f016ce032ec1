import { beforeAll, expect, it } from "vitest";
import { prizeTableOf, lotteryGameOf } from "@baize/domain/lottery/games";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { exposedRows } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { addMember } from "../../../../test/harness/member.ts";
import { testDatabase, type World } from "../../../../test/harness/world.ts";
import { lotteryExposures } from "../schema.ts";

const newWorld = testDatabase();
const gameCode = "DICE_5M";
const triple = { play: "triple", selection: "triple-1", unit: "1.00", multiple: 1 };
const other = { ...triple, selection: "triple-2" };
const rules = lotteryGameOf(gameCode);
const most = rules ? BigInt(prizeTableOf(rules).maxNumber) : 0n;

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, gameCode);
});

async function player() {
  const client = await clientFor(world, await addMember(world, 1_000_000n));
  const issue = (await client.read("lottery.game", { gameCode })).draws[0]?.issue ?? "";
  return {
    issue,
    buy: async (...bets: (typeof triple)[]) => await client.write("lottery.buy", { gameCode, issue, bets }, { key: newKey() }),
  };
}

async function exposureOf(number: string): Promise<bigint> {
  const rows = await world.system.db.select().from(lotteryExposures);
  return rows.filter((row) => row.number === number).reduce((sum, { amount }) => sum + amount, 0n);
}

/** Leaves a number room for so many tickets of one bet, wherever its shards have it. */
async function leaveRoom(issue: string, tickets: bigint): Promise<bigint> {
  const { db } = world.system;
  await db.delete(lotteryExposures);
  await (await player()).buy(triple);
  const cost = await exposureOf("triple-1");
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
  expect(await exposureOf("triple-1")).toBe(most);
  expect(cost).toBeGreaterThan(0n);
});

it("names the bet by which a number is full, where several bets name the number, and adds nothing", async () => {
  const { issue, buy } = await player();
  const cost = await leaveRoom(issue, 2n);
  expect(await refusal(buy(other, triple, triple, triple))).toMatchObject({
    code: "lottery.number_full",
    value: { bet: 3, number: "triple-1" },
  });
  expect(await exposureOf("triple-1")).toBe(most - 2n * cost);
  expect(await exposureOf("triple-2")).toBe(0n);
  await buy(other, triple, triple);
  expect(await exposureOf("triple-1")).toBe(most);
  expect(await exposureOf("triple-2")).toBe(cost);
});
