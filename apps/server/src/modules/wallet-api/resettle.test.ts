import { expect, it } from "vitest";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { loadCash } from "../../../test/harness/member.ts";
import { operateByTwo } from "../../../test/harness/operate.ts";
import { about, placeBet, providerCall, resettling, seatedIn, type Table, unsettling } from "../../../test/harness/provider.ts";
import { move, split, walletBalances } from "../../../test/harness/split.ts";
import { listBets, loadDebt, settledRound } from "../../../test/harness/settled-round.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const VENDOR = "SAFFRON_REEL";

const seated = async () => await seatedIn(await newWorld());

/** A settled round, and what settles it by another win. */
async function settled(table: Table, won: string) {
  const { bet, end } = await settledRound(table, won);
  const by = (was: string, right: string, of: typeof end = end) =>
    resettling(table.seat, of, bet, { was, won: right, staked: "20.00" });
  return { bet, end, by };
}

it("settles a round by the right result in one call", async () => {
  const table = await seated();
  const { world, seat } = table;
  const { end, by } = await settled(table, "50.00");
  const [first] = await listBets(table);
  world.advance(60_000);
  const body = { ...by("50.00", "35.00"), detail: { summary: "3 : 2" } };
  expect(await providerCall(world, "resettle", body)).toMatchObject({
    code: "ok",
    balance: "1015.00",
    reference: expect.any(String),
  });
  // The day that counted the stake counts it once.
  expect(await listBets(table)).toMatchObject([
    { status: "won", payout: { amount: "35.00" }, validBet: { amount: "20.00" }, settledAt: first?.settledAt, isCorrected: true },
  ]);
  expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok", replayed: true });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  // The correction is an end as well, and may be wrong.
  const lost = resettling(seat, body, { transactionId: "" }, { was: "35.00", won: "0.00", staked: "20.00" });
  expect(await providerCall(world, "resettle", lost)).toMatchObject({ code: "ok", balance: "980.00" });
  expect(await providerCall(world, "unsettle", unsettling(seat, lost, "0.00"))).toMatchObject({ code: "ok", balance: "980.00" });
  expect(await listBets(table)).toMatchObject([{ status: "open", isCorrected: true }]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
});

it("does it once, however often and at what moment the call is repeated", async () => {
  const table = await seated();
  const { world, member } = table;
  const { by } = await settled(table, "50.00");
  const body = by("50.00", "70.00");
  const answers = await Promise.all([1, 2, 3].map(async () => await providerCall(world, "resettle", body)));
  expect(answers.filter(({ replayed }) => !replayed)).toMatchObject([{ code: "ok", balance: "1050.00" }]);
  expect(answers.map(({ balance }) => balance)).toEqual(["1050.00", "1050.00", "1050.00"]);
  expect(await providerCall(world, "resettle", { ...body, totalBet: "19.00" })).toMatchObject({ code: "conflict" });
  expect(await providerCall(world, "resettle", by("50.00", "70.00"))).toMatchObject({ status: 409, code: "conflict" });
  expect(await loadCash(world, member)).toBe(105_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("answers with a reference wherever money moved", async () => {
  const table = await seated();
  const { world } = table;
  const pay = async (was: string, right: string) =>
    await providerCall(world, "resettle", (await settled(table, was)).by(was, right));
  expect(await pay("0.00", "35.00")).toHaveProperty("reference");
  expect(await pay("50.00", "50.00")).toHaveProperty("reference");
  expect(await pay("0.00", "0.00")).not.toHaveProperty("reference");
});

it("does nothing of a call that is refused at its last step", async () => {
  const table = await seated();
  const { world, member } = table;
  const { bet, by } = await settled(table, "50.00");
  const before = await listBets(table);
  const wrong = by("50.00", "35.00");
  const [win] = wrong.wins;
  expect(await providerCall(world, "resettle", { ...wrong, totalWin: "36.00" })).toMatchObject({ code: "conflict" });
  const twoWins = { ...wrong, wins: [win, { ...win, transactionId: "win_without_bet", betTransactionId: "bet_unknown" }] };
  expect(await providerCall(world, "resettle", twoWins)).toMatchObject({ status: 404, code: "not_found" });
  expect(await providerCall(world, "resettle", { ...wrong, wins: [{ ...win, amount: "35" }] })).toMatchObject({
    code: "invalid",
  });
  expect(await providerCall(world, "resettle", { ...wrong, rake: "21.00" })).toMatchObject({ code: "invalid" });
  expect(await listBets(table)).toEqual(before);
  expect(await loadCash(world, member)).toBe(103_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(await providerCall(world, "resettle", wrong)).toMatchObject({ code: "ok", balance: "1015.00" });
  expect(await providerCall(world, "rollback", about(table.seat, bet, "20.00"))).toMatchObject({ code: "round_closed" });
});

it("books what the balance does not cover as a debt, and goes not below zero", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { by } = await settled(table, "500.00");
  await placeBet(world, seat, { amount: "1000.00" });
  await placeBet(world, seat, { amount: "300.00" });
  expect(await providerCall(world, "resettle", by("500.00", "100.00"))).toMatchObject({ code: "ok", balance: "0.00" });
  // Of ₹500.00 the player had ₹180.00 and has won ₹100.00.
  expect([await loadCash(world, member), await loadDebt(table)]).toEqual([0n, 22_000n]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("leaves no debt where the right result is the higher one", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { by } = await settled(table, "500.00");
  await placeBet(world, seat, { amount: "1300.00" });
  expect(await providerCall(world, "resettle", by("500.00", "600.00"))).toMatchObject({ code: "ok", balance: "280.00" });
  expect([await loadCash(world, member), await loadDebt(table)]).toEqual([28_000n, 0n]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("leaves no debt where the right result is the higher one and the vendor's wallet has spent the wrong one", async () => {
  const table = await seatedIn(await newWorld(split()));
  const { world, seat, member, token } = table;
  await move(clientOf(world, token), "main", VENDOR, "900.00");
  const { by } = await settled(table, "500.00");
  await placeBet(world, seat, { amount: "1300.00" });
  // The wallet has ₹80.00 and gets ₹600.00, of which ₹500.00 leave.
  expect(await providerCall(world, "resettle", by("500.00", "600.00"))).toMatchObject({ code: "ok", balance: "180.00" });
  expect(await walletBalances(world, member, VENDOR)).toEqual([10_000n, 0n, 18_000n]);
  expect(await loadDebt(table)).toBe(0n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("takes from cash what a vendor's wallet does not cover, and books the rest as a debt", async () => {
  const table = await seatedIn(await newWorld(split()));
  const { world, seat, member, token } = table;
  await move(clientOf(world, token), "main", VENDOR, "900.00");
  const { by } = await settled(table, "500.00");
  await placeBet(world, seat, { amount: "1300.00" });
  expect(await providerCall(world, "resettle", by("500.00", "200.00"))).toMatchObject({ code: "ok", balance: "0.00" });
  // Of ₹500.00 the wallet had ₹280.00 and cash ₹100.00.
  expect(await walletBalances(world, member, VENDOR)).toEqual([0n, 0n, 0n]);
  expect(await loadDebt(table)).toBe(12_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("holds a right win above the maximum, and settles the round when an operator has decided", async () => {
  const table = await seated();
  const { world, member } = table;
  await operateByTwo(world, "wins limit", { brand: world.brand, most: "60.00" });
  const { by } = await settled(table, "50.00");
  const body = { ...by("50.00", "70.00"), detail: { summary: "The right one" } };
  expect(await providerCall(world, "resettle", body)).toMatchObject({ code: "ok", balance: "980.00" });
  expect(await listBets(table)).toMatchObject([{ status: "open" }]);
  // An operator may refuse the right win.
  expect(await listTitles(table)).toEqual(["A result was taken back", "Your win of ₹70.00 is being checked"]);
  const id = `${member.id}/baize-sandbox/${body.wins[0]?.transactionId}`;
  expect(await operateByTwo(world, "wins approve", { id })).toMatchObject({ ok: true });
  expect(await listBets(table)).toMatchObject([{ status: "won", payout: { amount: "70.00" }, summary: "The right one" }]);
  expect(await loadCash(world, member)).toBe(105_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

const listTitles = async ({ world, token }: Table): Promise<string[]> =>
  (await clientOf(world, token).read("inbox.list", {})).items.map(({ title }) => title).toSorted();

it("notifies the player once of what the right result pays, and of nothing where it pays as much", async () => {
  const table = await seated();
  const { world, token } = table;
  const { by } = await settled(table, "50.00");
  const body = by("50.00", "35.00");
  for (const _ of [1, 2]) await providerCall(world, "resettle", body);
  const same = await settled(table, "50.00");
  expect(await providerCall(world, "resettle", same.by("50.00", "50.00"))).toMatchObject({ code: "ok" });
  const { items } = await clientOf(world, token).read("inbox.list", {});
  expect(items.map(({ title, content }) => [title, content])).toEqual([
    [
      "A result was corrected",
      "The provider of a game has corrected a result. By the right one, your bet has won ₹35.00 instead of ₹50.00.",
    ],
  ]);
});
