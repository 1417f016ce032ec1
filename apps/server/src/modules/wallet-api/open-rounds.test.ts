import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { openRoundsAnswer } from "@baize/api/provider/open-rounds";
import { newId } from "../../platform/ids/new-id.ts";
import { bets, providerMembers } from "../gaming/play-schema.ts";
import { operateByTwo } from "../../../test/harness/operate.ts";
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
import { openRounds } from "./open-rounds.ts";

const newWorld = testDatabase();
const HOUR_MS = 3_600_000;

/** The listed rounds of this table's member: other tests leave rounds of others. */
async function listed({ world, seat }: Table, hours = 2) {
  const pages = await callPages(world, "openRounds", { hours }, (answer) => openRoundsAnswer.parse(answer));
  return pages.flatMap(({ items }) => items).filter(({ member }) => member === seat.member);
}

it("lists the rounds that were left open, the oldest first, with the sums that their end must name", async () => {
  const table = await seatedIn(await newWorld());
  const { world, seat } = table;
  const lost = await placeBet(world, seat, { amount: "20.00" });
  const at = world.system.now().toISOString();
  world.advance(1000);
  const won = await placeBet(world, seat, { amount: "5.00" });
  await providerCall(world, "win", about(seat, won, "7.50"));
  const undone = await placeBet(world, seat, { amount: "3.00", roundId: won.roundId });
  await providerCall(world, "rollback", about(seat, undone, "3.00"));
  world.advance(1000);
  const back = await placeBet(world, seat, { amount: "4.00" });
  await providerCall(world, "rollback", about(seat, back, "4.00"));
  const ended = await placeBet(world, seat, { amount: "1.00" });
  await providerCall(world, "endRound", ending(seat, ended.roundId, "1.00", "0.00"));
  expect(await listed(table)).toEqual([]);
  world.advance(2 * HOUR_MS + 1);
  await placeBet(world, seat);
  const rows = await listed(table);
  const { member, currency, gameCode } = seat;
  expect(rows[0]).toEqual({ member, currency, gameCode, roundId: lost.roundId, totalBet: "20.00", totalWin: "0.00", at });
  expect(rows.map(({ roundId, totalBet, totalWin }) => [roundId, totalBet, totalWin])).toEqual([
    [lost.roundId, "20.00", "0.00"],
    [won.roundId, "5.00", "7.50"],
    [back.roundId, "0.00", "0.00"],
  ]);
  for (const { roundId, totalBet, totalWin } of rows)
    expect(await providerCall(world, "endRound", ending(seat, roundId, totalBet, totalWin))).toMatchObject({ code: "ok" });
  expect(await listed(table)).toEqual([]);
  expect(world.logged).toEqual([]);
});

it("counts a win that waits, and leaves out its round once the vendor has ended it", async () => {
  const table = await seatedIn(await newWorld());
  const { world, seat } = table;
  await operateByTwo(world, "wins limit", { brand: world.brand, most: "50.00" });
  const bet = await placeBet(world, seat);
  await providerCall(world, "win", about(seat, bet, "60.00"));
  world.advance(2 * HOUR_MS + 1);
  expect(await listed(table)).toMatchObject([{ roundId: bet.roundId, totalBet: "10.00", totalWin: "60.00" }]);
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "10.00", "60.00"))).toMatchObject({ code: "ok" });
  expect(await listed(table)).toEqual([]);
});

/** Stores open rounds as bets would begin them, all at one moment. */
async function storeRounds({ world, member, seat }: Table, provider: string, count: number): Promise<string[]> {
  const { currency, gameCode } = seat;
  const round = { memberId: member.id, brand: world.brand, provider, gameId: "test.slot", gameCode, currency };
  const facts = { stake: 100n, payout: 0n, status: "open" as const, path: [], placedAt: world.system.now() };
  const rows = Array.from({ length: count }, () => ({ ...round, ...facts, id: newId(), roundId: vendorId("round") }));
  await world.system.db.insert(bets).values(rows);
  return rows.map(({ roundId }) => roundId);
}

it("pages through rounds that began at one moment, each once", async () => {
  const table = await seatedIn(await newWorld());
  const roundIds = await storeRounds(table, SANDBOX_PROVIDER.id, 1203);
  table.world.advance(3 * HOUR_MS);
  const rows = await listed(table);
  expect(rows.map(({ roundId }) => roundId).toSorted()).toEqual(roundIds.toSorted());
});

it("lists each vendor's own rounds alone", async () => {
  const table = await seatedIn(await newWorld());
  const { world, member } = table;
  const alias = vendorId("m");
  await world.system.db.insert(providerMembers).values({ provider: "another", alias, memberId: member.id });
  const [roundId] = await storeRounds(table, "another", 1);
  world.advance(3 * HOUR_MS);
  expect(await listed(table)).toEqual([]);
  const now = world.system.now();
  const call = { provider: "another", nonce: newId(), nonceUntil: now, now, requestId: newId() };
  expect(await openRounds(world.system, call, { hours: 1 })).toMatchObject({ code: "ok", items: [{ member: alias, roundId }] });
});

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");

it("refuses other hours, cursors that it has not answered, a wrong signature and a repeated nonce", async () => {
  const { world } = await seatedIn(await newWorld());
  const now = world.system.now().getTime();
  const bodies = [
    {},
    { hours: 0 },
    { hours: 1.5 },
    { hours: "1" },
    { hours: 8785 },
    { hours: 1, cursor: "" },
    { hours: 1, cursor: "bm90aGluZw" },
    { hours: 1, cursor: cursorOf(now, newId()) },
    { hours: 1, cursor: cursorOf(-1, newId()) },
    { hours: 1, cursor: cursorOf(now - 2 * HOUR_MS, "a round") },
  ];
  for (const body of bodies)
    expect([body, await providerCall(world, "openRounds", body)]).toMatchObject([body, { status: 400, code: "invalid" }]);
  const forged = { "x-baize-signature": `v1=${"0".repeat(64)}` };
  expect(await providerCall(world, "openRounds", { hours: 1 }, forged)).toMatchObject({ status: 401, code: "bad_signature" });
  const once = signedCall(world, "openRounds", { hours: 8784 });
  expect([(await once()).code, (await once()).code]).toEqual(["ok", "stale"]);
  expect(world.logged).toEqual([]);
});
