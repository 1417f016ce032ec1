import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { atEachPoint, LONG } from "../../../../test/faults/at-each-point.ts";
import { addMember, loadCash, signIn } from "../../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import {
  about,
  ending,
  placeBet,
  providerCall,
  seatedIn,
  takeSeat,
  type Table,
  unsettling,
  vendorId,
} from "../../../../test/harness/provider.ts";
import { listBets, settledRound } from "../../../../test/harness/settled-round.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const provider = SANDBOX_PROVIDER.id;

/** A seat at the provider with this policy. */
async function seated(policy: Record<string, string>): Promise<Table> {
  const table = await seatedIn(await newWorld());
  expect(await operateByTwo(table.world, "vendors policy", { provider, ...policy })).toMatchObject({ ok: true, value: policy });
  return table;
}

it("shows how each provider is answered, and changes what is named alone", async () => {
  const world = await newWorld();
  const standard = { provider, unknownRollback: "accept", lateWin: "refuse", replayBalance: "first" };
  expect(await operate(world, "vendors policies")).toMatchObject({ ok: true, value: [standard] });
  await operateByTwo(world, "vendors policy", { provider, lateWin: "pay" });
  await operateByTwo(world, "vendors policy", { provider, replayBalance: "current" });
  const changed = { ...standard, lateWin: "pay", replayBalance: "current" };
  expect(await operate(world, "vendors policies")).toMatchObject({ ok: true, value: [changed] });
  expect(await operateByTwo(world, "vendors policy", { provider: "unknown", lateWin: "pay" })).toMatchObject({ ok: false });
  expect(await operate(world, "vendors policy", { provider, lateWin: "sometimes" })).toMatchObject({ ok: false });
});

it("keeps both of two first changes that come at once", async () => {
  const world = await newWorld();
  await Promise.all(
    [{ lateWin: "pay" }, { replayBalance: "current" }].map(
      async (change) => await operateByTwo(world, "vendors policy", { provider, ...change }),
    ),
  );
  expect(await operate(world, "vendors policies")).toMatchObject({ value: [{ lateWin: "pay", replayBalance: "current" }] });
});

it("refuses a rollback of an unknown bet, and takes the bet that comes later", async () => {
  const { world, seat, member } = await seated({ unknownRollback: "refuse" });
  const bet = { roundId: vendorId("round"), transactionId: vendorId("bet") };
  const back = about(seat, bet, "20.00");
  expect(await providerCall(world, "rollback", back)).toMatchObject({ status: 404, code: "not_found" });
  expect(await placeBet(world, seat, { ...bet, amount: "20.00" })).toMatchObject({ code: "ok", balance: "980.00" });
  expect(await providerCall(world, "rollback", back)).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await loadCash(world, member)).toBe(100_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("pays a win after the end of its round once, and settles the round anew", async () => {
  const table = await seated({ lateWin: "pay" });
  const { world, seat, member } = table;
  const { bet, end } = await settledRound(table, "0.00");
  const [first] = await listBets(table);
  world.advance(60_000);
  const win = about(seat, bet, "50.00");
  const answers = await Promise.all([1, 2, 3].map(async () => await providerCall(world, "win", win)));
  expect(answers.filter(({ replayed }) => !replayed)).toMatchObject([{ code: "ok", balance: "1030.00" }]);
  // The day that counted the stake counts it once.
  expect(await listBets(table)).toMatchObject([
    {
      status: "won",
      payout: { amount: "50.00" },
      validBet: { amount: "20.00" },
      summary: "The end",
      settledAt: first?.settledAt,
    },
  ]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(await providerCall(world, "bet", { ...seat, ...bet, transactionId: vendorId("bet"), amount: "1.00" })).toMatchObject({
    code: "round_closed",
  });
  expect(await providerCall(world, "unsettle", unsettling(seat, end, "50.00"))).toMatchObject({ code: "ok", balance: "980.00" });
  expect(await loadCash(world, member)).toBe(98_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
});

it("collects what a player owes from each late win", async () => {
  const table = await seated({ lateWin: "pay" });
  const { world, seat, member } = table;
  const { bet } = await settledRound(table, "0.00");
  const wrong = await settledRound(table, "500.00");
  await placeBet(world, seat, { amount: "1300.00" });
  await providerCall(world, "unsettle", unsettling(seat, wrong.end, "500.00"));
  // The player owes ₹340.00.
  expect(await providerCall(world, "win", about(seat, bet, "100.00"))).toMatchObject({ code: "ok", balance: "0.00" });
  expect(await providerCall(world, "win", about(seat, bet, "300.00"))).toMatchObject({ code: "ok", balance: "60.00" });
  expect(await loadCash(world, member)).toBe(6_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("pays no win on a void round, nor on a stake that was given back", async () => {
  const table = await seated({ lateWin: "pay" });
  const { world, seat, member } = table;
  const paid = await placeBet(world, seat, { amount: "20.00" });
  await providerCall(world, "win", about(seat, paid, "5.00"));
  await providerCall(world, "endRound", ending(seat, paid.roundId, "20.00", "5.00", "void"));
  expect(await providerCall(world, "win", about(seat, paid, "50.00"))).toMatchObject({ status: 409, code: "round_closed" });
  const back = await placeBet(world, seat, { amount: "20.00" });
  await providerCall(world, "rollback", about(seat, back, "20.00"));
  await providerCall(world, "endRound", ending(seat, back.roundId, "0.00", "0.00", "void"));
  expect(await providerCall(world, "win", about(seat, back, "50.00"))).toMatchObject({ code: "already_rolled_back" });
  expect(await loadCash(world, member)).toBe(100_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("holds a late win above the maximum until an operator has decided", async () => {
  const table = await seated({ lateWin: "pay" });
  const { world, seat, member } = table;
  await operateByTwo(world, "wins limit", { brand: world.brand, most: "60.00" });
  const { bet } = await settledRound(table, "50.00");
  const win = about(seat, bet, "20.00");
  expect(await providerCall(world, "win", win)).toMatchObject({ code: "ok", balance: "1030.00" });
  expect(await listBets(table)).toMatchObject([{ status: "open" }]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  const id = `${member.id}/${provider}/${win.transactionId}`;
  expect(await operateByTwo(world, "wins approve", { id })).toMatchObject({ ok: true });
  expect(await listBets(table)).toMatchObject([{ status: "won", payout: { amount: "70.00" }, summary: "The end" }]);
  expect(await loadCash(world, member)).toBe(105_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("pays a late win once, wherever it is cut off", LONG, async () => {
  const table = await seated({ lateWin: "pay" });
  const { world } = table;
  const points = await atEachPoint(async () => {
    const member = await addMember(world, 100_000n);
    const seat = await takeSeat(world, await signIn(world, member));
    const { bet } = await settledRound({ ...table, seat }, "0.00");
    const win = about(seat, bet, "50.00");
    return {
      work: async () => await providerCall(world, "win", win),
      check: async (point) => expect([point, await loadCash(world, member)]).toEqual([point, 103_000n]),
    };
  });
  expect(points).toBeGreaterThan(5);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("answers a repeat with the balance of now", async () => {
  const { world, seat } = await seated({ replayBalance: "current" });
  const bet = { ...seat, amount: "20.00", roundId: vendorId("round"), transactionId: vendorId("bet") };
  const first = await providerCall(world, "bet", bet);
  await placeBet(world, seat, { amount: "30.00" });
  expect(await providerCall(world, "bet", bet)).toEqual({ ...first, balance: "950.00", replayed: true });
});
