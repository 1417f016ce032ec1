import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { brands } from "../../platform/brand/schema.ts";
import { members } from "../identity/schema.ts";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { loadCash } from "../../../test/harness/member.ts";
import {
  about,
  ending,
  vendorId,
  placeBet,
  providerCall,
  seatedIn,
  type Table,
  takeSeat,
} from "../../../test/harness/provider.ts";
import { listBets } from "../../../test/harness/settled-round.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { WorldOptions } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

const seated = async (options: WorldOptions = {}, rest: Parameters<typeof seatedIn>[1] = {}): Promise<Table> =>
  await seatedIn(await newWorld(options), rest);

async function sound({ world }: Table): Promise<void> {
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
}

it("takes a bet, pays a win and closes the round, in agreement with the betting record", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  expect(bet).toMatchObject({ status: 200, code: "ok", balance: "975.00", currency: "INR" });
  expect((await listBets(table))[0]).toMatchObject({
    status: "open",
    stake: { amount: "25.00" },
    payout: { amount: "0.00" },
    net: { amount: "0.00" },
  });
  expect(await providerCall(world, "win", about(seat, bet, "60.50"))).toMatchObject({ code: "ok", balance: "1035.50" });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "60.50"))).toMatchObject({
    code: "ok",
    balance: "1035.50",
  });
  expect((await listBets(table))[0]).toMatchObject({ status: "won", net: { amount: "35.50" }, validBet: { amount: "25.00" } });
  const balance = await clientOf(world, table.token).read("wallet.balance");
  expect(balance).toMatchObject({ sumBalance: { amount: "1035.50", currency: "INR" }, isSingle: true });
  expect(await loadCash(world, member)).toBe(103_550n);
  await sound(table);
});

it("answers a repeated transaction with the stored answer and moves nothing", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const first = await placeBet(world, seat, { amount: "25.00" });
  await placeBet(world, seat, { amount: "5.00" });
  const again = await placeBet(world, seat, { amount: "25.00", roundId: first.roundId, transactionId: first.transactionId });
  expect(again).toMatchObject({ code: "ok", balance: "975.00", reference: first.reference, replayed: true });
  expect(await loadCash(world, member)).toBe(97_000n);
  await sound(table);
});

it("takes one of two bets that arrive together under one id", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const ids = { roundId: vendorId("round"), transactionId: vendorId("bet"), amount: "40.00" };
  const replies = await Promise.all([placeBet(world, seat, ids), placeBet(world, seat, ids), placeBet(world, seat, ids)]);
  expect(replies.map(({ code, balance }) => ({ code, balance }))).toEqual(
    Array.from({ length: 3 }, () => ({ code: "ok", balance: "960.00" })),
  );
  expect(replies.filter(({ replayed }) => replayed)).toHaveLength(2);
  expect(await loadCash(world, member)).toBe(96_000n);
  await sound(table);
});

it("refuses the same id with other fields", async () => {
  const table = await seated();
  const { world, seat } = table;
  const { roundId, transactionId } = await placeBet(world, seat, { amount: "25.00" });
  expect(await placeBet(world, seat, { amount: "26.00", roundId, transactionId })).toMatchObject({
    status: 409,
    code: "conflict",
  });
  expect(await placeBet(world, seat, { amount: "25.00", transactionId })).toMatchObject({ code: "conflict" });
  const rollback = { ...about(seat, { roundId, transactionId }, "25.00"), transactionId };
  expect(await providerCall(world, "rollback", rollback)).toMatchObject({ code: "conflict" });
  await sound(table);
});

it("answers a repeated bet after a new launch, because the game session is no part of the intent", async () => {
  const table = await seated();
  const { world, token, seat } = table;
  const { roundId, transactionId } = await placeBet(world, seat);
  const second = await takeSeat(world, token);
  expect(second.member).toBe(seat.member);
  expect(await placeBet(world, second, { roundId, transactionId })).toMatchObject({ code: "ok", replayed: true });
});

it("refunds a stake once and shows the round as refunded", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  const rollback = about(seat, bet, "25.00");
  expect(await providerCall(world, "rollback", rollback)).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await providerCall(world, "rollback", rollback)).toMatchObject({ code: "ok", replayed: true });
  expect(await providerCall(world, "win", about(seat, bet, "5.00"))).toMatchObject({ code: "already_rolled_back" });
  expect((await listBets(table))[0]).toMatchObject({ status: "refunded", stake: { amount: "25.00" }, net: { amount: "0.00" } });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "0.00", "0.00", "void"))).toMatchObject({ code: "ok" });
  expect(await loadCash(world, member)).toBe(100_000n);
  await sound(table);
});

it("refunds the bet that a rollback names, whichever round it names", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { transactionId } = await placeBet(world, seat, { amount: "25.00" });
  const rollback = about(seat, { roundId: vendorId("round"), transactionId }, "25.00");
  expect(await providerCall(world, "rollback", rollback)).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await providerCall(world, "rollback", rollback)).toMatchObject({ code: "ok", replayed: true });
  expect((await listBets(table))[0]).toMatchObject({ status: "refunded", net: { amount: "0.00" } });
  expect(await loadCash(world, member)).toBe(100_000n);
  await sound(table);
});

it("remembers a rollback that came before its bet, and refuses the late bet for ever", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const ids = { roundId: vendorId("round"), transactionId: vendorId("bet") };
  expect(await providerCall(world, "rollback", about(seat, ids, "25.00"))).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await placeBet(world, seat, { amount: "25.00", ...ids })).toMatchObject({ status: 410, code: "tombstoned" });
  expect(await placeBet(world, seat, { amount: "25.00", ...ids })).toMatchObject({ code: "tombstoned" });
  expect(await loadCash(world, member)).toBe(100_000n);
  await sound(table);
});

it("refuses a rollback of a bet that was paid, and one of another amount", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  expect(await providerCall(world, "rollback", about(seat, bet, "24.00"))).toMatchObject({ code: "conflict" });
  await providerCall(world, "win", about(seat, bet, "5.00"));
  expect(await providerCall(world, "rollback", about(seat, bet, "25.00"))).toMatchObject({ code: "conflict" });
  await sound(table);
});

it("pays a win on a known bet alone", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat);
  expect(await providerCall(world, "win", about(seat, { ...bet, transactionId: vendorId("bet") }, "5.00"))).toMatchObject({
    status: 404,
    code: "not_found",
  });
  expect(await providerCall(world, "win", about(seat, { ...bet, roundId: vendorId("round") }, "5.00"))).toMatchObject({
    code: "not_found",
  });
  expect(await providerCall(world, "win", about(seat, bet, "0.00"))).toMatchObject({ status: 400, code: "invalid" });
});

it("closes a round only on the sums that the ledger holds", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "24.00", "0.00"))).toMatchObject({ code: "conflict" });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "9.00"))).toMatchObject({ code: "conflict" });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "0.00"))).toMatchObject({ code: "ok" });
  expect(await placeBet(world, seat, { roundId: bet.roundId })).toMatchObject({ code: "round_closed" });
  expect(await providerCall(world, "endRound", ending(seat, vendorId("round"), "1.00", "0.00"))).toMatchObject({
    code: "not_found",
  });
  expect((await listBets(table))[0]).toMatchObject({ status: "lost", net: { amount: "-25.00" } });
  await sound(table);
});

it("refuses a stake above the balance, and answers the balance", async () => {
  const table = await seated();
  expect(await placeBet(table.world, table.seat, { amount: "1000.01" })).toMatchObject({
    status: 402,
    code: "insufficient",
    balance: "1000.00",
    currency: "INR",
  });
  await sound(table);
});

it("keeps to the limits of the game", async () => {
  const { world, seat } = await seated();
  expect(await placeBet(world, seat, { amount: "0.99" })).toMatchObject({ status: 429, code: "limit_reached" });
  expect(await placeBet(world, seat, { amount: "100000.01" })).toMatchObject({ code: "limit_reached" });
  expect(await placeBet(world, seat, { amount: "0.00" })).toMatchObject({ code: "invalid" });
  expect(await placeBet(world, seat, { amount: "10.0" })).toMatchObject({ code: "invalid" });
  expect(await placeBet(world, { ...seat, currency: "USD" })).toMatchObject({ code: "not_found" });
  expect(await placeBet(world, { ...seat, member: vendorId("m") })).toMatchObject({ code: "not_found" });
  expect(await placeBet(world, { ...seat, gameCode: "another-game" })).toMatchObject({ code: "invalid" });
});

it("refuses new bets of a locked account; wins and rollbacks pass", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const won = await placeBet(world, seat);
  const returned = await placeBet(world, seat);
  await world.system.db.update(members).set({ betsLocked: true }).where(eq(members.id, member.id));
  expect(await placeBet(world, seat)).toMatchObject({ status: 423, code: "locked" });
  expect(await providerCall(world, "win", about(seat, won, "30.00"))).toMatchObject({ code: "ok" });
  expect(await providerCall(world, "rollback", about(seat, returned, "10.00"))).toMatchObject({ code: "ok", balance: "1020.00" });
  await sound(table);
});

it("refuses new bets under maintenance and in a closed region; wins are paid", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat);
  const set = async (change: Partial<typeof brands.$inferInsert>) =>
    await world.system.db.update(brands).set(change).where(eq(brands.code, world.brand));
  await set({ maintenance: true });
  expect(await placeBet(world, seat)).toMatchObject({ status: 503, code: "maintenance" });
  await set({ maintenance: false, blockedAddresses: ["127.0.0.0/8"] });
  expect(await placeBet(world, seat)).toMatchObject({ code: "locked" });
  expect(await providerCall(world, "win", about(seat, bet, "30.00"))).toMatchObject({ code: "ok" });
});

it("keeps demo money in a book of its own, off the winners board and out of valid bets", async () => {
  const table = await seated({ config: { bets: { min: "100", max: "10000000", winnerFrom: "100" } } }, { kind: 4, book: "demo" });
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  await providerCall(world, "win", about(seat, bet, "90.00"));
  await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "90.00"));
  expect((await listBets(table))[0]).toMatchObject({ status: "won", validBet: { amount: "0.00" } });
  expect((await clientOf(world).read("winners.list")).items).toEqual([]);
  await sound(table);
});

it("puts a large win on the winners board under a masked name, for members who agreed to it", async () => {
  const config = { bets: { min: "100", max: "10000000", winnerFrom: "5000" } };
  const table = await seated({ config }, { onBoard: true });
  const { world, seat, member } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  await providerCall(world, "win", about(seat, bet, "90.00"));
  await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "90.00"));
  const [winner] = (await clientOf(world).read("winners.list")).items;
  expect(winner).toMatchObject({ amount: { amount: "90.00" }, gameName: "Pearl Monsoon" });
  expect(winner?.player).not.toContain(member.username);
  // A member who no longer agrees is removed; one who never agreed was never listed.
  expect(await clientOf(world, table.token).write("board.set", { shown: false })).toEqual({ shown: false });
  const next = await placeBet(world, seat, { amount: "25.00" });
  await providerCall(world, "win", about(seat, next, "95.00"));
  await providerCall(world, "endRound", ending(seat, next.roundId, "25.00", "95.00"));
  expect((await clientOf(world).read("winners.list")).items).toEqual([]);
});
