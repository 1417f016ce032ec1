import { eq } from "drizzle-orm";
import * as z from "zod";
import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { changeBrand } from "../../platform/brand/change-brand.ts";
import { members } from "../identity/schema.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { loadCash } from "../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../test/harness/operate.ts";
import { about, placeBet, providerCall, seatedIn, signedCall, type Table, vendorId } from "../../../test/harness/provider.ts";
import { split, walletBalances } from "../../../test/harness/split.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { providerCalls } from "./schema.ts";

const newWorld = testDatabase();
const VENDOR = "SAFFRON_REEL";
/** A credit may pay ₹100.00 at once. */
const limited = { config: { bets: { min: "100", max: "10000000", winnerFrom: "2500000", maxWin: "10000" } } };

const seated = async (): Promise<Table> => await seatedIn(await newWorld());

function paying({ seat }: Table, amount: string, rest: Record<string, unknown> = {}) {
  const { session: _, ...who } = seat;
  return { ...who, transactionId: vendorId("credit"), type: "tournament", reason: "Spring cup, place 3", amount, ...rest };
}

const pay = async (table: Table, body: object) => await providerCall(table.world, "credit", body);
const record = async ({ world, token }: Table) =>
  (await clientOf(world, token).read("transactions.list", { type: "credit" })).items;
const inbox = async ({ world, token }: Table) =>
  (await clientOf(world, token).read("inbox.list")).items.map(({ title }) => title);

async function sound(table: Table): Promise<void> {
  expect(await listBrokenInvariants(table.world.system.db)).toEqual([]);
  expect(table.world.logged).toEqual([]);
}

it("pays a credit without a bet once, and answers its repeats as at first", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const body = paying(table, "40.50");
  const first = await pay(table, body);
  expect(first).toMatchObject({ code: "ok", balance: "1040.50", reference: expect.any(String) });
  await placeBet(world, seat, { amount: "10.00" });
  expect(await pay(table, body)).toMatchObject({ balance: "1040.50", reference: first.reference, replayed: true });
  for (const other of [{ amount: "40.51" }, { type: "jackpot" }, { reason: "Summer cup" }])
    expect(await pay(table, { ...body, ...other })).toMatchObject({ status: 409, code: "conflict" });
  expect(await loadCash(world, member)).toBe(103_050n);
  await sound(table);
});

it("pays a credit that arrives many times at once only once", async () => {
  const table = await seated();
  const body = paying(table, "5.00");
  const answers = await Promise.all(Array.from({ length: 6 }, async () => await pay(table, body)));
  expect(answers.map(({ code, balance }) => [code, balance])).toEqual(answers.map(() => ["ok", "1005.00"]));
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await loadCash(table.world, table.member)).toBe(100_500n);
  await sound(table);
});

it("shows the member a credit with its game, type and reason, and counts no bet", async () => {
  const table = await seated();
  const client = clientOf(table.world, table.token);
  const { transactionId, ...body } = paying(table, "12.00");
  await pay(table, { ...body, transactionId });
  const [line, ...others] = await record(table);
  expect([line, others]).toMatchObject([{ type: "credit", amount: { amount: "12.00" }, before: { amount: "1000.00" } }, []]);
  expect(await client.read("transactions.get", { id: line?.id ?? "" })).toMatchObject({
    reference: `${SANDBOX_PROVIDER.id}/${transactionId}`,
    other: null,
    bet: null,
    credit: {
      type: "tournament",
      reason: "Spring cup, place 3",
      gameName: expect.any(String),
      vendorName: expect.any(String),
      amount: { amount: "12.00", currency: "INR" },
    },
  });
  expect((await client.read("bets.list")).items).toEqual([]);
  expect((await client.read("withdrawals.rules")).turnover.wagered.amount).toBe("0.00");
  await sound(table);
});

it("pays a member who has left or may not bet", async () => {
  const table = await seated();
  const { world, token, member } = table;
  await clientOf(world, token).write("session.logout");
  await world.system.db.update(members).set({ betsLocked: true }).where(eq(members.id, member.id));
  expect(await pay(table, paying(table, "1.00"))).toMatchObject({ code: "ok", balance: "1001.00" });
  await sound(table);
});

it("refuses amounts, types, reasons, games and members that it does not know, and stores nothing", async () => {
  const table = await seated();
  const { world, member } = table;
  const refusals: readonly (readonly [code: string, rest: Record<string, unknown>])[] = [
    ["invalid", { amount: "0.00" }],
    ["invalid", { amount: "-1.00" }],
    ["invalid", { amount: "1.0" }],
    ["invalid", { amount: "1.001" }],
    ["invalid", { amount: 1 }],
    ["invalid", { amount: "99999999999999999.00" }],
    ["invalid", { type: "gift" }],
    ["invalid", { type: undefined }],
    ["invalid", { reason: "" }],
    ["invalid", { reason: " \t" }],
    ["invalid", { reason: "x".repeat(201) }],
    ["invalid", { reason: "Cup\u0007" }],
    ["invalid", { reason: "\u202EpuC" }],
    ["invalid", { transactionId: "short" }],
    ["not_found", { gameCode: "no-such-game" }],
    ["not_found", { member: vendorId("m") }],
    ["not_found", { currency: "EUR" }],
  ];
  for (const [code, rest] of refusals)
    expect([rest, await pay(table, paying(table, "1.00", rest))]).toMatchObject([rest, { code }]);
  const body = paying(table, "1.00");
  const forged = { "x-baize-signature": `v1=${"0".repeat(64)}` };
  expect(await providerCall(world, "credit", body, forged)).toMatchObject({ code: "bad_signature" });
  expect(await world.system.db.$count(providerCalls, eq(providerCalls.memberId, member.id))).toBe(0);
  const once = signedCall(world, "credit", body);
  expect([(await once()).code, (await once()).code]).toEqual(["ok", "stale"]);
  expect(await loadCash(world, member)).toBe(100_100n);
  await sound(table);
});

it("refuses an id of a bet, and one that was rolled back before it came", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "10.00" });
  expect(await pay(table, paying(table, "10.00", { transactionId: bet.transactionId }))).toMatchObject({ code: "conflict" });
  const body = paying(table, "10.00");
  const back = about(seat, { roundId: vendorId("round"), transactionId: body.transactionId }, "10.00");
  expect(await providerCall(world, "rollback", back)).toMatchObject({ code: "ok", balance: "990.00" });
  expect(await pay(table, body)).toMatchObject({ status: 410, code: "tombstoned" });
  // A credit that was paid is not taken back: the rollback finds no bet.
  const paid = paying(table, "3.00");
  await pay(table, paid);
  const late = about(seat, { roundId: vendorId("round"), transactionId: paid.transactionId }, "3.00");
  expect(await providerCall(world, "rollback", late)).toMatchObject({ code: "ok", balance: "993.00" });
  await sound(table);
});

const list = z.object({ value: z.array(z.looseObject({ id: z.string() })) });

it("holds a credit above the maximum until two operators have decided", async () => {
  const table = await seatedIn(await newWorld(limited));
  const { world, member, seat } = table;
  expect(await pay(table, paying(table, "100.00"))).toMatchObject({ code: "ok", balance: "1100.00" });
  for (const [decision, balance, title] of [
    ["refuse", 110_000n, "was not paid"],
    ["approve", 120_001n, "is in your balance"],
  ] as const) {
    const body = paying(table, "100.01");
    const first = await pay(table, body);
    expect(first).toMatchObject({ code: "ok", balance: "1100.00" });
    expect(first).not.toHaveProperty("reference");
    expect(await pay(table, body)).toMatchObject({ balance: "1100.00", replayed: true });
    expect((await inbox(table))[0]).toContain("100.01");
    const id = `${member.id}/${SANDBOX_PROVIDER.id}/${body.transactionId}`;
    const { value } = list.parse(await operate(world, "wins list"));
    expect(value).toEqual([expect.objectContaining({ id, what: "credit", game: seat.gameCode, amount: "100.01 INR" })]);
    await sound(table);
    expect(await operateByTwo(world, `wins ${decision}`, { id })).toMatchObject({
      ok: true,
      value: { credit: body.transactionId },
    });
    expect(await loadCash(world, member)).toBe(balance);
    expect((await inbox(table))[0]).toContain(title);
    expect(await operateByTwo(world, "wins approve", { id })).toMatchObject({ ok: false });
    expect(await loadCash(world, member)).toBe(balance);
  }
  expect((await record(table)).map(({ amount }) => amount.amount)).toEqual(["100.01", "100.00"]);
  await sound(table);
});

it("holds by the lower maximum of a game", async () => {
  const table = await seatedIn(await newWorld(limited));
  const { world, member } = table;
  await operateByTwo(world, "wins limit", { brand: world.brand, game: "test.slot", most: "50.00" });
  expect(await pay(table, paying(table, "50.01"))).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await loadCash(world, member)).toBe(100_000n);
  await sound(table);
});

it("pays into the vendor's wallet where the brand keeps one for each, and opens it first", async () => {
  const options = split();
  const table = await seatedIn(await newWorld({ config: { ...options.config, ...limited.config } }));
  const { world, member, token } = table;
  const client = clientOf(world, token);
  expect(await pay(table, paying(table, "30.00"))).toMatchObject({ code: "ok", balance: "30.00" });
  expect(await walletBalances(world, member, VENDOR)).toEqual([100_000n, 0n, 3000n]);
  const { items } = await client.read("transactions.list", { vendor: VENDOR });
  expect(items).toMatchObject([{ type: "credit", amount: { amount: "30.00" } }]);
  const held = paying(table, "200.00");
  await pay(table, held);
  await changeBrand(world.system.db, { brand: world.brand, singleWallet: true });
  const id = `${member.id}/${SANDBOX_PROVIDER.id}/${held.transactionId}`;
  expect(await operateByTwo(world, "wins approve", { id })).toMatchObject({ ok: true });
  // Into the wallet that the game plays from at the time of the decision.
  expect(await walletBalances(world, member, VENDOR)).toEqual([120_000n, 0n, 3000n]);
  await sound(table);
});
