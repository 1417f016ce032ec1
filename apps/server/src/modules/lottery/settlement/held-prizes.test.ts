import { eq } from "drizzle-orm";
import * as z from "zod";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { checkDraw } from "@baize/domain/lottery/check-draw";
import { readDrawFile } from "@baize/domain/lottery/draw-proof";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { advanceTo, finishDraw, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { addMember } from "../../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { lotteryDraws } from "../schema.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { bets: { min: "100", max: "10000000", winnerFrom: "5000", maxWin: "9550" } } });
  await addLotteries(world, game);
});
beforeEach(async () => await skipClosingDraw(world, game));

/** A member with ₹10,000.00 who bets on both halves: one wins ₹1.91 a multiple, whatever comes. */
async function player(book: "real" | "demo" = "real") {
  const client = await clientFor(world, await addMember(world, 1_000_000n, { book }));
  const coming = async () => (await client.read("lottery.game", { gameCode: game })).draws[0];
  const draw = await coming();
  advanceTo(world, Math.max(draw?.opensAt ?? 0, world.system.now().getTime()));
  const key = { game, issue: draw?.issue ?? "" };
  const buy = async (multiple: number) => {
    const bets = [{ play: "sum-half", selection: "big small", unit: "1.00", multiple }];
    return (await client.write("lottery.buy", { gameCode: game, issue: key.issue, bets }, { key: newKey() })).ticket.id;
  };
  const ticket = async (id: string) => (await client.read("lottery.ticket", { id })).ticket;
  const checked = async (id: string) => {
    const file = readDrawFile((await client.read("lottery.ticket", { id })).file ?? "");
    const { isRight, unpaid } = await checkDraw(file, file.key);
    return { isRight, unpaid };
  };
  const record = async (id: string) => (await client.read("bets.list", {})).items.find((item) => item.id === id);
  const balance = async () => (await client.read("wallet.balance", {})).sumBalance.amount;
  const titles = async () => (await client.read("inbox.list")).items.map(({ title }) => title);
  return { client, key, buy, ticket, checked, record, balance, titles };
}

const waiting = z.object({ value: z.array(z.object({ id: z.string(), amount: z.string() })) });
const listed = async () => waiting.parse(await operate(world, "wins list")).value;

it("holds a ticket's win above the maximum until two operators pay or refuse it, for good", async () => {
  const { client, key, buy, ticket, checked, record, balance, titles } = await player();
  const [exact, paid, refused] = [await buy(50), await buy(51), await buy(60)];
  await finishDraw(world, key);
  // 10,000.00 less stakes of 322.00; only the win of the maximum itself is paid.
  expect(await balance()).toBe("9773.50");
  expect(await ticket(exact)).toMatchObject({ state: "won", payout: { amount: "95.50" } });
  expect(await ticket(paid)).toMatchObject({ state: "held", payout: { amount: "0.00" } });
  expect(await record(paid)).toMatchObject({ status: "open", payout: { amount: "0.00" } });
  // The file says what the ticket wins, and that it was not paid.
  expect(await checked(paid)).toEqual({ isRight: true, unpaid: "held" });
  expect(await checked(exact)).toEqual({ isRight: true, unpaid: null });
  expect((await client.read("lottery.tickets", { state: "held" })).items.map(({ id }) => id).toSorted()).toEqual(
    [paid, refused].toSorted(),
  );
  expect((await titles()).filter((title) => title.includes("checked"))).toHaveLength(2);
  expect((await titles()).filter((title) => title === "You won ₹95.50")).toHaveLength(1);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);

  // Somebody writes other numbers after the settlement. A correction waits until the wins are decided.
  const correct = async () => await operateByTwo(world, "lottery correct", { ...key, reason: "Wrong numbers were written" });
  await world.system.db
    .update(lotteryDraws)
    .set({ numbers: ["9", "9", "9"] })
    .where(eq(lotteryDraws.issue, key.issue));
  expect(await correct()).toMatchObject({ ok: false, says: expect.stringContaining("2 wins of the draw wait") });

  const wins = await listed();
  expect(wins.map(({ amount }) => amount).toSorted()).toEqual(["114.60 INR", "97.41 INR"]);
  const win = (amount: string) => ({ id: wins.find((one) => one.amount.startsWith(amount))?.id ?? "" });
  expect(await operateByTwo(world, "wins approve", win("97.41"))).toMatchObject({ ok: true, value: { settled: true } });
  expect(await operateByTwo(world, "wins refuse", win("114.60"))).toMatchObject({ ok: true, value: { settled: true } });
  expect(await balance()).toBe("9870.91");
  expect(await ticket(paid)).toMatchObject({ state: "won", payout: { amount: "97.41" } });
  // It staked more.
  expect(await record(paid)).toMatchObject({ status: "lost", payout: { amount: "97.41" } });
  expect(await ticket(refused)).toMatchObject({ state: "refused", payout: { amount: "0.00" } });
  expect((await client.read("lottery.tickets", { state: "refused" })).items.map(({ id }) => id)).toEqual([refused]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);

  expect(await correct()).toMatchObject({ ok: true, value: { version: 2 } });
  expect(await checked(refused)).toEqual({ isRight: true, unpaid: "refused" });
  expect(await checked(paid)).toEqual({ isRight: true, unpaid: null });
  expect(await balance()).toBe("9870.91");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("holds no win of demo money", async () => {
  const { key, buy, ticket } = await player("demo");
  const id = await buy(60);
  await finishDraw(world, key);
  expect(await ticket(id)).toMatchObject({ state: "won", payout: { amount: "114.60" } });
});
