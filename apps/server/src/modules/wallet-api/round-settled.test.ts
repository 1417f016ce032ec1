import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, expect, it, vi } from "vitest";
import { OPERATIONS } from "@baize/api/provider/operations";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { transact } from "../../platform/database/retry.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { grantReward } from "../rewards/grants/grant-reward.ts";
import { bonuses, wageringLines } from "../rewards/schema.ts";
import { bets } from "../gaming/play-schema.ts";
import type { RoundSettled, RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { winners } from "../gaming/winner-schema.ts";
import { roundSettled } from "../../subscribers.ts";
import { loadCash } from "../../../test/harness/member.ts";
import { newKey } from "../../../test/harness/bank.ts";
import { clientOf } from "../../../test/harness/client.ts";
import {
  about,
  ending,
  placeBet,
  providerCall,
  seatedIn,
  signedRequest,
  type Table,
  unsettling,
} from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";
import { mountProvider } from "./routes.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { bets: { min: "100", max: "10000000", winnerFrom: "5000" } } });
});

/** Ends a round on a server with these subscribers. */
async function endAt(subscribers: readonly RoundSettledSubscriber[], body: object) {
  const app = new Hono<{ Variables: { requestId: string } }>();
  app.use(async (c, next) => {
    c.set("requestId", newId());
    await next();
  });
  mountProvider(app, world.system, subscribers);
  const { path, init } = signedRequest("endRound", body, world.system.now().getTime());
  expect(path).toBe(OPERATIONS.endRound.path);
  return await app.request(`http://${world.host}${path}`, init);
}

/** A member with a bonus in play and a round that won ₹90.00 on ₹25.00; returns the call that ends it. */
async function wonRound(required = 10_000n) {
  const table = await seatedIn(world, { onBoard: true });
  const { owner } = table.member;
  const to = { owner, brand: world.brand, now: world.system.now() };
  const titles = { EN: "Bonus" };
  await transact(world.system.db, async (tx) => {
    await grantReward(tx, to, { source: "mission", ref: "settled", titles, amount: required / 10n, times: 10, days: 1 });
  });
  const bet = await placeBet(world, table.seat, { amount: "25.00" });
  await providerCall(world, "win", about(table.seat, bet, "90.00"));
  return { table, bet, end: ending(table.seat, bet.roundId, "25.00", "90.00") };
}

/** All rows that the settlement of a member's round wrote. */
async function loadTraces({ member }: Table) {
  const { db } = world.system;
  const [bet] = await db.select().from(bets).where(eq(bets.memberId, member.id));
  const [bonus] = await db.select().from(bonuses).where(eq(bonuses.memberId, member.id));
  const lines = await db.select().from(wageringLines).where(eq(wageringLines.memberId, member.id));
  const shown = await db.select().from(winners).where(eq(winners.memberId, member.id));
  return { status: bet?.status, progress: bonus?.progress, lines: lines.length, winners: shown.length };
}

/** One round alone is settled here. */
const notAsked = async () => await Promise.reject(new Error("not asked for"));

const nothing = { status: "open", progress: 0n, lines: 0, winners: 0 };
const all = { status: "won", progress: 2500n, lines: 1, winners: 1 };

it("calls each subscriber once with what was settled", async () => {
  const settled: RoundSettled[] = [];
  const listener: RoundSettledSubscriber = {
    name: "listener",
    roundsSettled: notAsked,
    roundSettled: async (_, round) => (settled.push(round), await Promise.resolve({})),
  };
  const { table, end } = await wonRound();
  expect((await endAt([...roundSettled, listener], end)).status).toBe(200);
  expect((await endAt([...roundSettled, listener], end)).status).toBe(200);
  expect(settled).toMatchObject([
    {
      owner: { id: table.member.id, book: "real" },
      category: "RNG",
      stake: 2500n,
      payout: 9000n,
      validBet: 2500n,
      status: "won",
      path: [],
    },
  ]);
  expect(await loadTraces(table)).toEqual(all);
});

it("calls no subscriber for a refunded round, nor for its end", async () => {
  const settled: string[] = [];
  const listener: RoundSettledSubscriber = {
    name: "listener",
    roundsSettled: notAsked,
    roundSettled: async (_, { betId }) => (settled.push(betId), await Promise.resolve({})),
  };
  const table = await seatedIn(world);
  const bet = await placeBet(world, table.seat, { amount: "25.00" });
  await providerCall(world, "rollback", about(table.seat, bet, "25.00"));
  expect((await endAt([listener], ending(table.seat, bet.roundId, "0.00", "0.00", "void"))).status).toBe(200);
  expect(settled).toEqual([]);
});

it("rolls a settlement back when a subscriber fails, and settles all of it the next time", async () => {
  const failing: RoundSettledSubscriber = {
    name: "failing",
    roundsSettled: notAsked,
    roundSettled: async (run, { owner, betId }) => {
      await run("update bets set summary = 'seen' where member_id = $1::uuid and id = $2::uuid", [owner.id, betId]);
      throw new Error("on purpose");
    },
  };
  const { table, end } = await wonRound();
  const cash = await loadCash(world, table.member);
  expect((await endAt([...roundSettled, failing], end)).status).toBe(500);
  expect(world.logged.splice(0)).toMatchObject([
    { event: "system.unknown", facts: { message: "failing failed on a settled round", cause: "on purpose" } },
  ]);
  expect(await loadTraces(table)).toEqual(nothing);
  expect((await endAt(roundSettled, end)).status).toBe(200);
  expect(await loadTraces(table)).toEqual(all);
  expect(await loadCash(world, table.member)).toBe(cash);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("counts a corrected round by its right result alone", async () => {
  const { table, end } = await wonRound();
  await endAt(roundSettled, end);
  expect(await loadTraces(table)).toEqual(all);
  const { seat } = table;
  expect(await providerCall(world, "unsettle", unsettling(seat, end, "90.00"))).toMatchObject({ code: "ok" });
  expect(await loadTraces(table)).toEqual({ ...nothing, lines: 2 });
  const right = ending(seat, end.roundId, "25.00", "0.00");
  expect((await endAt(roundSettled, right)).status).toBe(200);
  expect(await loadTraces(table)).toEqual({ ...all, status: "lost", winners: 0, lines: 3 });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("lists each line of a corrected bet once, on whatever page it is", async () => {
  const { table, end } = await wonRound();
  const { seat, token } = table;
  await endAt(roundSettled, end);
  await providerCall(world, "unsettle", unsettling(seat, end, "90.00"));
  await endAt(roundSettled, ending(seat, end.roundId, "25.00", "0.00"));
  const client = clientOf(world, token);
  const [bonus] = (await client.read("bonus.list", {})).items;
  const lines: [step: number, counted: string][] = [];
  for (let cursor: string | null | undefined; cursor !== null && lines.length < 9;) {
    const { items, next } = await client.read("bonus.lines", { id: bonus?.id ?? "", limit: 1, cursor });
    lines.push(...items.map(({ step, counted }): [number, string] => [step, counted.amount]));
    cursor = next;
  }
  expect(lines).toEqual([
    [2, "25.00"],
    [1, "-25.00"],
    [0, "25.00"],
  ]);
});

it("lets a bonus be played on whose wagering was taken back, and keeps what became cash", async () => {
  const { table, end } = await wonRound(2500n);
  const { seat, token } = table;
  const client = clientOf(world, token);
  const bonus = async () => (await client.read("bonus.list", {})).items[0];
  await endAt(roundSettled, end);
  expect(await bonus()).toMatchObject({ state: "ready", progress: { amount: "25.00" } });
  await providerCall(world, "unsettle", unsettling(seat, end, "90.00"));
  expect(await bonus()).toMatchObject({ state: "wagering", progress: { amount: "0.00" } });
  const second = ending(seat, end.roundId, "25.00", "0.00");
  await endAt(roundSettled, second);
  const { id = "" } = (await bonus()) ?? {};
  await client.write("bonus.claim", { id }, { key: newKey() });
  await providerCall(world, "unsettle", unsettling(seat, second, "0.00"));
  expect(await bonus()).toMatchObject({ state: "claimed", progress: { amount: "25.00" } });
  await endAt(roundSettled, ending(seat, end.roundId, "25.00", "0.00"));
  expect(await loadTraces(table)).toMatchObject({ progress: 2500n, lines: 3 });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("refuses two parts of one name instead of losing one", async () => {
  const { table, end } = await wonRound();
  const part = { text: "select 1", values: {} };
  const twin: RoundSettledSubscriber = {
    name: "twin",
    roundsSettled: notAsked,
    roundSettled: async () => await Promise.resolve({ wageringLine: part }),
  };
  expect((await endAt([...roundSettled, twin], end)).status).toBe(500);
  expect(JSON.stringify(world.logged.splice(0))).toContain("wageringLine");
  expect(await loadTraces(table)).toEqual(nothing);
});

/** How many statements a wallet call sends between BEGIN and COMMIT. */
async function countStatements(call: () => Promise<unknown>): Promise<number> {
  const { database } = world.system;
  const { inTransaction } = database;
  let count = 0;
  const spy = vi.spyOn(database, "inTransaction").mockImplementation(
    async (work) =>
      await inTransaction(
        async (run) =>
          await work(async (text, values) => {
            count += 1;
            return await run(text, values);
          }),
      ),
  );
  await call().finally(() => spy.mockRestore());
  return count;
}

it("sends three statements for a bet, three for a win, one write for the member's rows and one for the winners", async () => {
  const { table, end } = await wonRound();
  const { seat } = table;
  expect(await countStatements(async () => await placeBet(world, seat))).toBe(3);
  const bet = await placeBet(world, seat);
  expect(await countStatements(async () => await providerCall(world, "win", about(seat, bet, "5.00")))).toBe(3);
  // Player, calls, category, the bonus in play, whether the member is shown, the winner, and the write of the member's rows.
  expect(await countStatements(async () => await providerCall(world, "endRound", end))).toBe(7);
  expect(await loadTraces(table)).toMatchObject({ progress: 2500n, winners: 1 });
});
