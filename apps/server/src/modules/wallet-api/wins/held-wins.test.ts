import * as z from "zod";
import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { clientOf } from "../../../../test/harness/client.ts";
import { loadCash } from "../../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { about, ending, placeBet, providerCall, seatedIn, type Table } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const bets = { min: "100", max: "10000000", winnerFrom: "5000", maxWin: "10000" };

/** A member with ₹1,000.00 where a round may win ₹100.00. */
const seated = async (): Promise<Table> => await seatedIn(await newWorld({ config: { bets } }), { onBoard: true });

async function sound({ world }: Table): Promise<void> {
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
}

const record = async ({ world, token }: Table) => (await clientOf(world, token).read("bets.list")).items[0];
const inbox = async ({ world, token }: Table) =>
  (await clientOf(world, token).read("inbox.list")).items.map(({ title }) => title);
const list = z.object({ value: z.array(z.object({ id: z.string(), amount: z.string() })) });
const waiting = async ({ world, seat, member }: Table) =>
  list.parse(await operate(world, "wins list")).value.filter(({ id }) => id.includes(member.owner.id) && seat);

/** A bet of ₹25.00 and a win of ₹100.01, which the vendor ended. */
async function heldWin(table: Table) {
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  const win = about(seat, bet, "100.01");
  expect(await providerCall(world, "win", win)).toMatchObject({ code: "ok", balance: "975.00" });
  expect(await providerCall(world, "win", win)).toMatchObject({ code: "ok", balance: "975.00", replayed: true });
  const end = ending(seat, bet.roundId, "25.00", "100.01");
  expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok", balance: "975.00" });
  return { bet, key: `${table.member.owner.id}/${SANDBOX_PROVIDER.id}/${win.transactionId}` };
}

it("pays a win of the maximum at once, and holds the next of its round", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  expect(await providerCall(world, "win", about(seat, bet, "100.00"))).toMatchObject({ code: "ok", balance: "1075.00" });
  expect(await providerCall(world, "win", about(seat, bet, "0.01"))).toMatchObject({ code: "ok", balance: "1075.00" });
  expect(await loadCash(world, member)).toBe(107_500n);
  expect(await waiting(table)).toMatchObject([{ amount: "0.01 INR" }]);
  await sound(table);
});

it("pays a held win when two operators approve it, and settles the round with it", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { bet, key } = await heldWin(table);
  expect(await record(table)).toMatchObject({ status: "open", payout: { amount: "0.00" } });
  expect(await inbox(table)).toContainEqual(expect.stringContaining("100.01"));
  expect(await waiting(table)).toEqual([expect.objectContaining({ id: key, amount: "100.01 INR" })]);
  // The vendor has ended the round: nothing of it is taken any more.
  const late = await placeBet(world, seat, { amount: "5.00", roundId: bet.roundId });
  expect([late, await providerCall(world, "rollback", about(seat, bet, "25.00"))]).toMatchObject([
    { code: "round_closed" },
    { code: "round_closed" },
  ]);
  await sound(table);
  expect(await operateByTwo(world, "wins approve", { id: key })).toMatchObject({
    ok: true,
    value: { decision: "paid", amount: "100.01 INR", settled: true },
  });
  expect(await loadCash(world, member)).toBe(107_501n);
  expect(await record(table)).toMatchObject({ status: "won", payout: { amount: "100.01" }, validBet: { amount: "25.00" } });
  expect((await clientOf(world).read("winners.list")).items).toHaveLength(1);
  expect(await operateByTwo(world, "wins approve", { id: key })).toMatchObject({
    ok: false,
    says: expect.stringContaining("done"),
  });
  expect(await loadCash(world, member)).toBe(107_501n);
  await sound(table);
});

it("never pays a win that an operator refused, and settles the round without it", async () => {
  const table = await seated();
  const { world, member } = table;
  const { key } = await heldWin(table);
  expect(await operateByTwo(world, "wins refuse", { id: key })).toMatchObject({ ok: true, value: { settled: true } });
  expect(await operateByTwo(world, "wins approve", { id: key })).toMatchObject({ ok: false });
  expect(await loadCash(world, member)).toBe(97_500n);
  expect(await record(table)).toMatchObject({ status: "lost", payout: { amount: "0.00" }, net: { amount: "-25.00" } });
  expect(await inbox(table)).toHaveLength(2);
  await sound(table);
});

it("holds by the maximum of a game, counts what waits as unpaid, and refuses to void such a round", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const limit = { brand: world.brand, game: "test.slot", most: "50.00" };
  expect(await operateByTwo(world, "wins limit", limit)).toMatchObject({ ok: true, value: { most: "50.00" } });
  const bet = await placeBet(world, seat, { amount: "25.00" });
  await providerCall(world, "win", about(seat, bet, "50.01"));
  expect(await loadCash(world, member)).toBe(97_500n);
  const gambling = await clientOf(world, table.token).read("bets.list");
  expect(gambling.items[0]).toMatchObject({ status: "open", payout: { amount: "0.00" } });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "50.01", "void"))).toMatchObject({
    code: "conflict",
  });
  // Sums that leave the win out do not agree with what was sent.
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "0.00"))).toMatchObject({ code: "conflict" });
  await sound(table);
});
