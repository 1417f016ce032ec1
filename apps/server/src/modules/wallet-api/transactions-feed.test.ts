import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { transactionsAnswer } from "@baize/api/provider/transactions";
import { newId } from "../../platform/ids/new-id.ts";
import { providerMembers } from "../gaming/play-schema.ts";
import {
  about,
  callPages,
  ending,
  placeBet,
  providerCall,
  seatedIn,
  signedCall,
  type Table,
  vendorId,
} from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";
import { providerCalls } from "./schema.ts";
import { transactions } from "./transactions.ts";

const newWorld = testDatabase();
const DAY_MS = 86_400_000;

const dayOf = ({ system }: World, ago = 0) => new Date(system.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10);

/** All pages of a day. */
async function feed(world: World, day = dayOf(world)) {
  const pages = await callPages(world, "transactions", { day }, (answer) => transactionsAnswer.parse(answer));
  return { items: pages.flatMap(({ items }) => items), complete: pages.at(-1)?.complete };
}

/** The world's own clock is moved to the beginning of a day that no other test uses. */
async function seatedOn(day: string): Promise<Table> {
  const world = await newWorld();
  world.advance(Date.parse(`${day}T10:00:00Z`) - world.system.now().getTime());
  return await seatedIn(world);
}

it("lists the calls of a day in their order, as they were accepted and with what became of them", async () => {
  const table = await seatedOn("2027-03-02");
  const { world, seat } = table;
  const { member, currency, gameCode } = seat;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  world.advance(1000);
  const win = about(seat, bet, "60.50");
  const paid = await providerCall(world, "win", win);
  world.advance(1000);
  const undone = await placeBet(world, seat, { amount: "5.00" });
  world.advance(1000);
  const back = about(seat, undone, "5.00");
  await providerCall(world, "rollback", back);
  world.advance(1000);
  const credit = {
    member,
    currency,
    gameCode,
    transactionId: vendorId("credit"),
    type: "jackpot",
    reason: "Pot",
    amount: "9.00",
  };
  await providerCall(world, "credit", credit);
  world.advance(1000);
  const end = ending(seat, bet.roundId, "25.00", "60.50");
  await providerCall(world, "endRound", end);
  await placeBet(world, seat, { amount: "999999.00" });
  const { items, complete } = await feed(world);
  expect(complete).toBe(false);
  expect(items.map(({ transactionId, operation, status, amount }) => [transactionId, operation, status, amount])).toEqual([
    [bet.transactionId, "bet", "applied", "25.00"],
    [win.transactionId, "win", "applied", "60.50"],
    [undone.transactionId, "bet", "rolled_back", "5.00"],
    [back.transactionId, "rollback", "applied", "5.00"],
    [credit.transactionId, "credit", "applied", "9.00"],
    [end.transactionId, "endRound", "applied", "0.00"],
  ]);
  const { roundId, transactionId } = bet;
  const who = { member, currency, gameCode, reference: paid.reference };
  expect(items[1]).toMatchObject({
    ...who,
    roundId,
    betTransactionId: transactionId,
    at: expect.stringMatching(/^2027-03-02T10:/),
  });
  expect(items[4]).not.toHaveProperty("roundId");
  expect(world.logged).toEqual([]);
});

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");

/** Stores bets as calls would, each accepted at its own instant. */
async function storeBets({ world, seat, member }: Table, bets: readonly (readonly [id: string, at: Date])[]): Promise<void> {
  const round = { memberId: member.id, provider: SANDBOX_PROVIDER.id, gameCode: seat.gameCode, roundId: vendorId("round") };
  const call = { operation: "bet", requestHash: "", requestId: "", answer: {}, amount: 100n, state: "taken" } as const;
  const request = { currency: seat.currency };
  const rows = bets.map(([transactionId, at]) => ({ ...round, ...call, request, transactionId, at }));
  await world.system.db.insert(providerCalls).values(rows);
}

it("pages through a day whose calls were accepted at one moment, each call once", async () => {
  const table = await seatedOn("2027-03-04");
  const at = table.world.system.now();
  const ids = Array.from({ length: 1203 }, () => vendorId("bet"));
  await storeBets(
    table,
    ids.map((id) => [id, at]),
  );
  const { items } = await feed(table.world);
  expect(items.map(({ transactionId }) => transactionId)).toEqual(ids.toSorted());
});

it("cuts days at midnight UTC, and says when a day is complete", async () => {
  const table = await seatedOn("2027-03-07");
  const { world } = table;
  const times = ["2027-03-06T00:00:00.000Z", "2027-03-06T23:59:59.999Z", "2027-03-07T00:00:00.000Z"];
  const ids = times.map(() => vendorId("bet"));
  await storeBets(
    table,
    times.map((time, place) => [ids[place] ?? "", new Date(time)]),
  );
  const pages = await Promise.all(["2027-03-05", "2027-03-06", "2027-03-07"].map(async (day) => await feed(world, day)));
  expect(pages.map(({ items }) => items.map(({ transactionId }) => transactionId))).toEqual([[], ids.slice(0, 2), ids.slice(2)]);
  expect(pages.map(({ complete }) => complete)).toEqual([true, true, false]);
  const at = async (time: string) => {
    world.advance(Date.parse(time) - world.system.now().getTime());
    return (await feed(world, "2027-03-07")).complete;
  };
  expect([await at("2027-03-08T00:05:00Z"), await at("2027-03-08T00:10:00Z")]).toEqual([false, true]);
});

it("lists nothing of another vendor, and members by their own vendor's name", async () => {
  const { world, seat, member } = await seatedOn("2027-03-08");
  await placeBet(world, seat);
  const alias = vendorId("m");
  const now = world.system.now();
  await world.system.db.insert(providerMembers).values({ provider: "another", alias, memberId: member.id });
  const call = { provider: "another", nonce: newId(), nonceUntil: now, now, requestId: newId() };
  expect(await transactions(world.system, call, { day: dayOf(world) })).toEqual({
    code: "ok",
    items: [],
    next: null,
    complete: false,
  });
});

it("refuses days and cursors that it has not answered, a wrong signature and a repeated nonce", async () => {
  const { world } = await seatedOn("2027-03-10");
  const day = dayOf(world);
  const bodies = [
    {},
    { day: "2027-02-30" },
    { day: "0000-01-01" },
    { day: "9999-12-31" },
    { day: dayOf(world, -1) },
    { day, cursor: "bm90aGluZw" },
    { day, cursor: "" },
    { day, cursor: cursorOf(8.64e18, "transaction", "memberone") },
    { day, cursor: cursorOf(Date.parse("2027-03-09T12:00:00Z"), "transaction", "memberone") },
    { day, cursor: cursorOf(Date.parse("2027-03-10T12:00:00Z"), "transaction\u0000", "memberone") },
  ];
  for (const body of bodies)
    expect([body, await providerCall(world, "transactions", body)]).toMatchObject([body, { status: 400, code: "invalid" }]);
  const forged = { "x-baize-signature": `v1=${"0".repeat(64)}` };
  expect(await providerCall(world, "transactions", { day }, forged)).toMatchObject({ status: 401, code: "bad_signature" });
  const once = signedCall(world, "transactions", { day });
  expect([(await once()).code, (await once()).code]).toEqual(["ok", "stale"]);
  expect(world.logged).toEqual([]);
});
