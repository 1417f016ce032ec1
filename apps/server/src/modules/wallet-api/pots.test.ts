import { expect, it } from "vitest";
import * as z from "zod";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { accountOf } from "../../ledger/account.ts";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { checkLedger } from "../../ledger/check.ts";
import { loadBalance } from "../../ledger/post.ts";
import { runIn } from "../../platform/database/raw.ts";
import { readDamaged } from "../../../test/harness/damage.ts";
import { loadCash } from "../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../test/harness/operate.ts";
import {
  about,
  ending,
  placeBet,
  providerCall,
  resettling,
  seatedIn,
  type Table,
  unsettling,
} from "../../../test/harness/provider.ts";
import { loadDebt } from "../../../test/harness/settled-round.ts";
import { fillVendorWallet, split } from "../../../test/harness/split.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const POT = `${SANDBOX_PROVIDER.id}/harbour`;
const share = { id: "harbour", amount: "0.10" };

const seated = async (...options: Parameters<typeof newWorld>): Promise<Table> => await seatedIn(await newWorld(...options));

/** What the books have of this member in a pot, and of the provider's games without it. */
async function accounts({ world, member }: Table, pot = POT) {
  const load = async (kind: "pot" | "provider", ref: string) =>
    (await loadBalance(runIn(world.system.db), accountOf(member.owner, kind, ref))) ?? 0n;
  return { pot: await load("pot", pot), provider: await load("provider", SANDBOX_PROVIDER.id) };
}

async function sound({ world }: Table): Promise<void> {
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
}

/** A round of ₹10.00 that has won ₹600.00, ₹500.00 of them out of the pot, and was ended. */
async function wonPot({ world, seat }: Table) {
  const bet = await placeBet(world, seat, { pot: share });
  const win = { ...about(seat, bet, "600.00"), pot: { id: "harbour", amount: "500.00" } };
  expect(await providerCall(world, "win", win)).toMatchObject({ code: "ok" });
  const end = ending(seat, bet.roundId, "10.00", "600.00");
  expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok" });
  return { bet, win, end };
}

it("books the share of a stake in the pot once, and takes the stake whole from the player", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const bet = await placeBet(world, seat, { pot: share });
  expect(bet).toMatchObject({ code: "ok", balance: "990.00" });
  const ids = { roundId: bet.roundId, transactionId: bet.transactionId };
  expect(await placeBet(world, seat, { pot: share, ...ids })).toMatchObject({ code: "ok", replayed: true });
  for (const pot of [{ id: "harbour", amount: "0.11" }, { id: "other", amount: "0.10" }, undefined])
    expect(await placeBet(world, seat, { pot, ...ids })).toMatchObject({ status: 409, code: "conflict" });
  expect(await loadCash(world, member)).toBe(99_000n);
  expect(await accounts(table)).toEqual({ pot: 10n, provider: 990n });
  await sound(table);
});

it("pays a win out of the pot, which has less than nothing where the win is more than this player's shares", async () => {
  const table = await seated();
  const { win } = await wonPot(table);
  expect(await providerCall(table.world, "win", win)).toMatchObject({ code: "ok", replayed: true });
  expect(await loadCash(table.world, table.member)).toBe(159_000n);
  expect(await accounts(table)).toEqual({ pot: 10n - 50_000n, provider: 990n - 10_000n });
  await sound(table);
});

it("refuses a part of a pot that is nothing, or more than its stake or win", async () => {
  const table = await seated();
  const { world, seat } = table;
  for (const amount of ["0.00", "10.01", "1.0", "-1.00", "99999999999999999.00"])
    expect([amount, await placeBet(world, seat, { pot: { id: "harbour", amount } })]).toMatchObject([
      amount,
      { code: "invalid" },
    ]);
  for (const id of ["", "Harbour", "a b", "x".repeat(65)])
    expect([id, await placeBet(world, seat, { pot: { id, amount: "0.10" } })]).toMatchObject([id, { code: "invalid" }]);
  const bet = await placeBet(world, seat, { pot: { id: "harbour", amount: "10.00" } });
  const win = { ...about(seat, bet, "5.00"), pot: { id: "harbour", amount: "5.01" } };
  expect(await providerCall(world, "win", win)).toMatchObject({ code: "invalid" });
  expect(await accounts(table)).toEqual({ pot: 1000n, provider: 0n });
  await sound(table);
});

it("gives the pot's share back with a rollback, once, and with a void round", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { pot: share });
  expect(await providerCall(world, "rollback", about(seat, bet, "10.00"))).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await providerCall(world, "rollback", about(seat, bet, "10.00"))).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await accounts(table)).toEqual({ pot: 0n, provider: 0n });
  const one = await placeBet(world, seat, { pot: share });
  await placeBet(world, seat, { pot: share, roundId: one.roundId });
  await placeBet(world, seat, { pot: { id: "coral", amount: "0.20" }, roundId: one.roundId });
  const end = ending(seat, one.roundId, "30.00", "0.00", "void");
  expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok", balance: "1000.00" });
  expect([await accounts(table), (await accounts(table, `${SANDBOX_PROVIDER.id}/coral`)).pot]).toEqual([
    { pot: 0n, provider: 0n },
    0n,
  ]);
  await sound(table);
});

it("puts a win back into the pot when its result is taken back, also where the player owes it", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { bet, end } = await wonPot(table);
  const spent = await placeBet(world, seat, { amount: "1500.00" });
  expect(await providerCall(world, "unsettle", unsettling(seat, end, "600.00"))).toMatchObject({ code: "ok", balance: "0.00" });
  expect(await loadDebt(table)).toBe(51_000n);
  expect(await accounts(table)).toEqual({ pot: 10n, provider: 990n + 150_000n });
  const right = { ...about(seat, bet, "20.00"), pot: { id: "harbour", amount: "10.00" } };
  await providerCall(world, "win", right);
  await providerCall(world, "endRound", ending(seat, bet.roundId, "10.00", "20.00"));
  await providerCall(world, "rollback", about(seat, spent, "1500.00"));
  expect(await accounts(table)).toEqual({ pot: 10n - 1000n, provider: 990n - 1000n });
  expect(await loadCash(world, member)).toBe(150_000n);
  await sound(table);
});

it("settles a round by another result, of which less comes out of the pot", async () => {
  const table = await seated();
  const { world, seat } = table;
  const { bet, end } = await wonPot(table);
  const { wins, ...body } = resettling(seat, end, bet, { was: "600.00", won: "200.00" });
  const withPot = wins.map((win) => ({ ...win, pot: { id: "harbour", amount: "150.00" } }));
  expect(await providerCall(world, "resettle", { ...body, wins: withPot })).toMatchObject({ code: "ok", balance: "1190.00" });
  expect(await accounts(table)).toEqual({ pot: 10n - 15_000n, provider: 990n - 5000n });
  await sound(table);
});

it("takes a held win out of the pot when operators approve it, and not when they refuse it", async () => {
  const bets = { min: "100", max: "10000000", winnerFrom: "5000", maxWin: "10000" };
  const table = await seated({ config: { bets } });
  for (const [decision, pot] of [
    ["refuse", 10n],
    ["approve", 20n - 50_000n],
  ] as const) {
    const { win } = await wonPot(table);
    await sound(table);
    const id = `${table.member.id}/${SANDBOX_PROVIDER.id}/${win.transactionId}`;
    expect(await operateByTwo(table.world, `wins ${decision}`, { id })).toMatchObject({ ok: true });
    expect((await accounts(table)).pot).toBe(pot);
    await sound(table);
  }
});

it("moves a pot beside the wallet of the game's vendor too", async () => {
  const table = await seatedIn(await newWorld(split()));
  const { world, seat, member } = table;
  await fillVendorWallet(world, member.owner, "SAFFRON_REEL", 50_000n);
  const bet = await placeBet(world, seat, { pot: share });
  await providerCall(world, "win", { ...about(seat, bet, "30.00"), pot: { id: "harbour", amount: "25.00" } });
  expect(await accounts(table)).toEqual({ pot: 10n - 2500n, provider: 990n - 500n });
  await sound(table);
});

it("shows operators what a brand owes the provider for a pot, or the provider the brand", async () => {
  const table = await seated();
  const { brand } = table.world;
  const listed = z.object({ value: z.array(z.looseObject({ brand: z.string() })) });
  const owed = async () => listed.parse(await operate(table.world, "vendors pots")).value.filter((row) => row.brand === brand);
  const row = { brand, vendor: SANDBOX_PROVIDER.id, pot: "harbour" };
  await placeBet(table.world, table.seat, { pot: share });
  expect(await owed()).toEqual([{ ...row, owed: "0.10 INR" }]);
  await wonPot(table);
  expect(await owed()).toEqual([{ ...row, owed: "-499.80 INR" }]);
});

it("names the pot in the status of its bet and its win", async () => {
  const table = await seated();
  const { world, seat } = table;
  const { bet, win } = await wonPot(table);
  const { session: _, ...who } = seat;
  for (const [transactionId, pot] of [
    [bet.transactionId, share],
    [win.transactionId, win.pot],
  ] as const)
    expect(await providerCall(world, "status", { ...who, transactionId })).toMatchObject({ call: { pot } });
});

it("refuses a share of demo money", async () => {
  const table = await seatedIn(await newWorld(), { kind: 4, book: "demo" });
  expect(await placeBet(table.world, table.seat, { pot: share })).toMatchObject({ code: "invalid" });
  expect(await placeBet(table.world, table.seat)).toMatchObject({ code: "ok" });
  expect(await listBrokenInvariants(table.world.system.db)).toEqual([]);
});

it("names each pot whose sums are not those of its calls", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  await wonPot(table);
  await placeBet(world, seat, { pot: share });
  const [balance, posted] = [
    "A pot has the shares of the stakes that stay, less the wins that stay",
    "Each share of a pot and each win out of it was posted once, on the pot that its call names",
  ];
  const lies: readonly (readonly [table: string, statement: string, names: readonly string[]])[] = [
    ["provider_calls", "update provider_calls set pot_amount = pot_amount + 1 where operation = 'win'", [balance, posted]],
    ["provider_calls", "update provider_calls set pot = 'other' where operation = 'win'", [balance, posted]],
    ["provider_calls", "update provider_calls set pot = null where operation = 'win'", [balance, posted]],
    ["provider_calls", "update provider_calls set state = 'unsettled' where operation = 'win'", [balance]],
    ["provider_calls", "update provider_calls set state = 'held' where operation = 'win'", [balance, posted]],
    ["transfers", "update transfers set amount = amount - 1 where kind = 'pot-win'", [posted]],
    ["accounts", "update accounts set balance = balance + 1 where kind = 'pot'", [balance]],
  ];
  for (const [damaged, statement, names] of lies) {
    const own = `${statement} and member_id = '${member.id}'`;
    const results = await readDamaged(world, { table: damaged, statement: own }, async (_, tx) => await checkLedger(tx));
    const broken = results.filter(({ breaches }) => breaches.length > 0).map(({ name }) => name);
    expect([statement, broken.filter((name) => [balance, posted].includes(name))]).toEqual([statement, names]);
  }
  await sound(table);
});
