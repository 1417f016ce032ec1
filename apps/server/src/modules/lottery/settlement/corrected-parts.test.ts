import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { checkDraw } from "@baize/domain/lottery/check-draw";
import { readDrawFile } from "@baize/domain/lottery/draw-proof";
import { EVERY_BRAND } from "../../../platform/operator/operation.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { transact } from "../../../platform/database/retry.ts";
import { roundSettled } from "../../../subscribers.ts";
import { advanceTo, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { lotteryPlayer } from "../../../../test/harness/lottery-player.ts";
import { operate, requestFor } from "../../../../test/harness/operate.ts";
import { whileLocked } from "../../../../test/harness/while-locked.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { withinTransaction } from "../../operators/request-operation.ts";
import type { RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import { drawOnce } from "../draws/draw-once.ts";
import { findDraw } from "../draws/queries.ts";
import { stepDraw } from "../draws/step-draw.ts";
import { lotteryDraws, lotterySettlements, lotteryTickets } from "../schema.ts";
import { correctDraw, recomputeDraw, settleCorrected } from "./correct-draw.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";
const reason = "Wrong numbers were written";
const TICKETS = 2;

/** A draw of four members with two tickets each, settled by numbers of the other half than its own: half of the members are overpaid. */
async function mistaken() {
  const world = await newWorld({ environment: { TICKETS_AT_ONCE: "1", TICKET_WORKERS: "3" } });
  await addLotteries(world, game);
  await skipClosingDraw(world, game);
  const { system } = world;
  const players: Awaited<ReturnType<typeof lotteryPlayer>>[] = [];
  for (let count = 0; count < 4; count += 1) players.push(await lotteryPlayer(world, game));
  const key = { game, issue: (await players[0]?.issue()) ?? "" };
  const halves = ["big", "small"];
  for (const [at, { buy }] of players.entries())
    for (let count = 0; count < TICKETS; count += 1) await buy(halves[at % 2] ?? "", 1);
  const draw = await findDraw(system.db, key);
  const step = async () => await stepDraw(system, roundSettled, key);
  advanceTo(world, draw?.closesAt ?? 0);
  await step();
  advanceTo(world, draw?.drawsAt ?? 0);
  await drawOnce(system, key);
  const right = (await findDraw(system.db, key))?.numbers ?? [];
  const isBig = right.reduce((sum, number) => sum + Number(number), 0) > 10;
  await system.db
    .update(lotteryDraws)
    .set({ numbers: isBig ? ["1", "1", "2"] : ["6", "6", "5"] })
    .where(eq(lotteryDraws.issue, key.issue));
  await step();
  /** How much each player has won. */
  const won = async () =>
    await Promise.all(players.map(async ({ balance }) => (Number(await balance()) - 10_000 + TICKETS).toFixed(2)));
  const stored = async () => {
    const { db } = system;
    const isOf = eq(lotteryTickets.issue, key.issue);
    const tickets = await db
      .select()
      .from(lotteryTickets)
      .where(isOf)
      .orderBy(asc(lotteryTickets.memberId), asc(lotteryTickets.id));
    return { tickets, draw: await findDraw(db, key), won: await won() };
  };
  const broken = async () => (await listBrokenInvariants(system.db)).map(({ name }) => name);
  /** Corrects the draw in parts of one member each. */
  const correct = async (subscribers = roundSettled) =>
    await transact(system.db, async (tx) => {
      const own = withinTransaction(system, tx);
      await correctDraw(own, { name: "meera", brands: EVERY_BRAND }, { ...key, reason });
      await settleCorrected(own, subscribers, key, { ticketsInPart: TICKETS });
    });
  return { world, key, players, wins: isBig ? "big" : "small", stored, broken, correct };
}

it("corrects a draw of several parts in one transaction, each ticket once", async () => {
  const { world, key, wins, stored, broken, correct } = await mistaken();
  const [sure, none] = ["3.82", "0.00"];
  expect((await stored()).won).toEqual(wins === "big" ? [none, sure, none, sure] : [sure, none, sure, none]);
  await correct();
  const { tickets, draw, won } = await stored();
  expect(won).toEqual(wins === "big" ? [sure, none, sure, none] : [none, sure, none, sure]);
  expect(tickets.map(({ version }) => version)).toEqual(Array.from({ length: 4 * TICKETS }, () => 2));
  expect(draw).toMatchObject({ state: "settled", version: 2, finishedAt: world.system.now() });
  const [, second] = await world.system.db
    .select()
    .from(lotterySettlements)
    .where(eq(lotterySettlements.issue, key.issue))
    .orderBy(asc(lotterySettlements.version));
  expect((await recomputeDraw(world.system.db, key)).digest).toBe(second?.digest);
  expect(await broken()).toEqual([]);
});

it("leaves everything as it was when one part of a correction fails", async () => {
  const { stored, broken, correct } = await mistaken();
  const before = await stored();
  let batches = 0;
  const failing: RoundSettledSubscriber = {
    name: "failing",
    roundSettled: async () => await Promise.resolve({}),
    roundsSettled: async () => {
      batches += 1;
      if (batches === 3) throw new Error("on purpose");
      return await Promise.resolve();
    },
  };
  await expect(correct([failing, ...roundSettled])).rejects.toThrow("failing failed");
  expect(await stored()).toEqual(before);
  expect(await broken()).toEqual([]);
  await correct();
  expect(await broken()).toEqual([]);
});

/** A ticket on one half as its player sees it; `numbers`: whether they are those of the seed and the root. */
const view = (half: string, winning: string, numbers: boolean) => {
  const amount = half === winning ? "1.91" : "0.00";
  return { half, state: half === winning ? "won" : "lost", paid: [amount, amount], isOfDraw: true, checks: [numbers, true] };
};

it("shows a player the old numbers with the old payout until the whole correction commits", async () => {
  const { world, key, players, wins } = await mistaken();
  const views = async () =>
    await Promise.all(
      players.map(async ({ client }) => {
        const [{ id } = { id: "" }] = (await client.read("lottery.tickets", {})).items;
        const { ticket, bets, draw, file } = await client.read("lottery.ticket", { id });
        const read = readDrawFile(file ?? "");
        const { checks } = await checkDraw(read, read.key);
        const { numbers } = (await client.read("lottery.past", { gameCode: game, count: 1 })).items[0] ?? {};
        return {
          half: bets[0]?.bet.selection,
          state: ticket.state,
          paid: [ticket.payout, bets[0]?.prize].map((money) => money?.amount),
          isOfDraw: draw.numbers.join(" ") === numbers?.join(" "),
          checks: [checks.numbers, checks.prize],
        };
      }),
    );
  const halves = ["big", "small", "big", "small"];
  const other = wins === "big" ? "small" : "big";
  const old = halves.map((half) => view(half, other, false));
  const corrected = halves.map((half) => view(half, wins, true));
  expect(await views()).toEqual(old);
  const id = await requestFor(world, "lottery correct", { ...key, reason });
  const [approved, between] = await whileLocked(world, players[3]?.member.id ?? "", async (untilWaiting) => {
    const approving = operate(world, "requests approve", { id }, "ravi");
    await untilWaiting(1);
    // The embedded database has one connection, which answers when the correction is over.
    return [approving, Promise.resolve(await views())] as const;
  });
  expect(approved).toMatchObject({ status: "fulfilled", value: { ok: true } });
  expect(between).toEqual({ status: "fulfilled", value: world.system.database.kind === "postgres" ? old : corrected });
  expect(await views()).toEqual(corrected);
});
