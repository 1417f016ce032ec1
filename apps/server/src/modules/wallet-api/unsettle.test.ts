import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { loadCash } from "../../../test/harness/member.ts";
import { operateByTwo } from "../../../test/harness/operate.ts";
import {
  about,
  ending,
  placeBet,
  providerCall,
  type Reply,
  seatedIn,
  type Table,
  unsettling,
} from "../../../test/harness/provider.ts";
import { listBets, loadDebt, settledRound } from "../../../test/harness/settled-round.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { wagerFacts } from "../agents/facts/schema.ts";

const newWorld = testDatabase();

const seated = async () => await seatedIn(await newWorld());

const unsettle = async (
  { world, seat }: Table,
  end: { roundId: string; transactionId: string },
  amount: string,
): Promise<Reply> => await providerCall(world, "unsettle", unsettling(seat, end, amount));

it("takes the win of a wrong result back, and settles the round by the right one", async () => {
  const table = await seated();
  const { world, seat } = table;
  const { bet, end } = await settledRound(table, "50.00");
  const [first] = await listBets(table);
  expect(first).toMatchObject({ status: "won", isCorrected: false });
  world.advance(60_000);
  expect(await unsettle(table, end, "50.00")).toMatchObject({ code: "ok", balance: "980.00", reference: expect.any(String) });
  expect(await listBets(table)).toMatchObject([
    {
      status: "open",
      stake: { amount: "20.00" },
      payout: { amount: "0.00" },
      validBet: { amount: "0.00" },
      settledAt: null,
      isCorrected: true,
    },
  ]);
  expect(await listBrokenInvariants(table.world.system.db)).toEqual([]);
  expect(await providerCall(world, "win", about(seat, bet, "35.00"))).toMatchObject({ code: "ok", balance: "1015.00" });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "20.00", "35.00"))).toMatchObject({ code: "ok" });
  // The day that counted the stake counts it once.
  expect(await listBets(table)).toMatchObject([
    { status: "won", payout: { amount: "35.00" }, validBet: { amount: "20.00" }, settledAt: first?.settledAt, isCorrected: true },
  ]);
  expect(await listBrokenInvariants(table.world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
});

it("takes it back once, in whatever order calls and repeats arrive", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { bet, end } = await settledRound(table, "50.00");
  const undo = unsettling(seat, end, "50.00");
  const answers = await Promise.all([1, 2, 3].map(async () => await providerCall(world, "unsettle", undo)));
  expect(answers.filter(({ code, replayed }) => code === "ok" && !replayed)).toHaveLength(1);
  const second = await unsettle(table, end, "50.00");
  expect(second).toMatchObject({ code: "ok", balance: "980.00" });
  expect(second).not.toHaveProperty("reference");
  // The end arrives once more: its answer is an old one, and the round stays open.
  expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok", replayed: true });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "20.00", "0.00"))).toMatchObject({ code: "ok" });
  expect(await providerCall(world, "unsettle", undo)).toMatchObject({ code: "ok", replayed: true });
  expect(await unsettle(table, end, "50.00")).toMatchObject({ code: "ok", balance: "980.00" });
  expect(await providerCall(world, "unsettle", { ...undo, amount: "49.00" })).toMatchObject({ code: "conflict" });
  expect(await listBets(table)).toMatchObject([{ status: "lost" }]);
  expect(await loadCash(world, member)).toBe(98_000n);
  expect(await listBrokenInvariants(table.world.system.db)).toEqual([]);
});

it("refuses what is no result of the round, and moves nothing", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { end } = await settledRound(table, "50.00");
  const open = await placeBet(world, seat, { amount: "20.00" });
  const voided = await placeBet(world, seat, { amount: "20.00" });
  const voidEnd = ending(seat, voided.roundId, "20.00", "0.00", "void");
  await providerCall(world, "endRound", voidEnd);
  expect(await unsettle(table, end, "49.00")).toMatchObject({ status: 409, code: "conflict" });
  expect(await unsettle(table, { ...end, roundId: open.roundId }, "50.00")).toMatchObject({ status: 404, code: "not_found" });
  expect(await unsettle(table, open, "0.00")).toMatchObject({ code: "not_found" });
  expect(await unsettle(table, voidEnd, "0.00")).toMatchObject({ code: "conflict" });
  expect(await unsettle(table, end, "50")).toMatchObject({ status: 400, code: "invalid" });
  expect(await loadCash(world, member)).toBe(101_000n);
  expect(await listBrokenInvariants(table.world.system.db)).toEqual([]);
});

it("books what the balance does not cover as a debt, and collects it from the right win", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { bet, end } = await settledRound(table, "500.00");
  const spent = await placeBet(world, seat, { amount: "1000.00" });
  const more = await placeBet(world, seat, { amount: "300.00" });
  expect(await unsettle(table, end, "500.00")).toMatchObject({ code: "ok", balance: "0.00" });
  expect([await loadCash(world, member), await loadDebt(table)]).toEqual([0n, 32_000n]);
  expect(await listBrokenInvariants(table.world.system.db)).toEqual([]);
  // A win of another round is the player's own until cash is asked for.
  await providerCall(world, "win", about(seat, more, "10.00"));
  expect(await providerCall(world, "win", about(seat, bet, "400.00"))).toMatchObject({ code: "ok", balance: "90.00" });
  expect([await loadCash(world, member), await loadDebt(table)]).toEqual([9_000n, 0n]);
  await providerCall(world, "endRound", ending(seat, bet.roundId, "20.00", "400.00"));
  await providerCall(world, "endRound", ending(seat, spent.roundId, "1000.00", "0.00"));
  expect(await listBrokenInvariants(table.world.system.db)).toEqual([]);
  const { items } = await clientOf(world, table.token).read("transactions.list", { type: "adjust" });
  expect(items.map(({ amount }) => amount.amount)).toEqual(["-320.00", "-500.00", "320.00"]);
});

it("corrects the facts of agents by negative lines", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { bet, end } = await settledRound(table, "50.00");
  const facts = async () =>
    (await world.system.db.select().from(wagerFacts).where(eq(wagerFacts.memberId, member.id)).orderBy(asc(wagerFacts.line))).map(
      ({ line, stake, payout, validBet }) => [line, stake, payout, validBet],
    );
  await unsettle(table, end, "50.00");
  const takenBack = [
    [1, 2000n, 5000n, 2000n],
    [2, -2000n, -5000n, -2000n],
  ];
  expect(await facts()).toEqual(takenBack);
  await providerCall(world, "endRound", ending(seat, bet.roundId, "20.00", "0.00"));
  expect(await facts()).toEqual([...takenBack, [3, 2000n, 0n, 2000n]]);
});

it("drops a win that waits for an operator, who can pay it no more", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  await operateByTwo(world, "wins limit", { brand: world.brand, most: "50.00" });
  const bet = await placeBet(world, seat, { amount: "20.00" });
  const win = about(seat, bet, "60.00");
  await providerCall(world, "win", win);
  const end = ending(seat, bet.roundId, "20.00", "60.00");
  await providerCall(world, "endRound", end);
  expect(await unsettle(table, end, "60.00")).toMatchObject({ code: "ok", balance: "980.00" });
  const id = `${member.id}/baize-sandbox/${win.transactionId}`;
  expect(await operateByTwo(world, "wins approve", { id })).toMatchObject({
    ok: false,
    says: expect.stringContaining("dropped"),
  });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "20.00", "0.00"))).toMatchObject({ code: "ok" });
  expect(await listBets(table)).toMatchObject([{ status: "lost" }]);
  expect(await loadCash(world, member)).toBe(98_000n);
  expect(await listBrokenInvariants(table.world.system.db)).toEqual([]);
});

it("notifies the player of a win that is taken back, and of nothing where the round had none", async () => {
  const table = await seated();
  const { world, token } = table;
  const titles = async () => (await clientOf(world, token).read("inbox.list", {})).items.map(({ title }) => title);
  await unsettle(table, (await settledRound(table, "0.00")).end, "0.00");
  expect(await titles()).not.toContain("A result was taken back");
  await unsettle(table, (await settledRound(table, "50.00")).end, "50.00");
  expect(await titles()).toContain("A result was taken back");
});
