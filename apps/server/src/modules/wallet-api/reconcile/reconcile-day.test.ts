import { expect, it } from "vitest";
import * as z from "zod";
import { type ListedCall, listedCall } from "@baize/api/provider/call-list";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { transactionsAnswer } from "@baize/api/provider/transactions";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { addOperator } from "../../../../test/harness/operators.ts";
import { about, ending, placeBet, providerCall, seatedIn, type Table, vendorId } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { providerCalls } from "../schema.ts";

const newWorld = testDatabase();
const provider = SANDBOX_PROVIDER.id;

const moveTo = (world: World, time: string) => world.advance(Date.parse(time) - world.system.now().getTime());

/** The world's own clock is moved to a day that no other test uses. */
async function seatedOn(day: string, time = "10:00:00"): Promise<Table> {
  const world = await newWorld();
  moveTo(world, `${day}T${time}Z`);
  return await seatedIn(world);
}

/** What was accepted on the day, as a vendor without a fault has listed it. */
async function listCalls(world: World, day: string): Promise<ListedCall[]> {
  const { status: _, ...answer } = await providerCall(world, "transactions", { day });
  return transactionsAnswer.parse(answer).items.map((call) => listedCall.parse(call));
}

const reconciled = z.object({
  ok: z.literal(true),
  value: z.object({ listed: z.number(), differences: z.array(z.record(z.string(), z.string())) }),
});

async function differences(world: World, day: string, items: readonly ListedCall[]) {
  const list = JSON.stringify({ provider, day, items });
  const { value } = reconciled.parse(await operate(world, "vendors reconcile", { list }));
  expect(value.listed).toBe(items.length);
  return value.differences;
}

/** A round with a win, a bet that was rolled back, and a credit. */
async function playDay({ world, seat }: Table) {
  const bet = await placeBet(world, seat, { amount: "25.00" });
  const win = about(seat, bet, "60.50");
  world.advance(1000);
  await providerCall(world, "win", win);
  await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "60.50"));
  const undone = await placeBet(world, seat, { amount: "5.00" });
  const back = about(seat, undone, "5.00");
  world.advance(1000);
  await providerCall(world, "rollback", back);
  const { session: _, ...who } = seat;
  const credit = { ...who, transactionId: vendorId("credit"), type: "jackpot", reason: "Pot", amount: "9.00" };
  await providerCall(world, "credit", credit);
  return { bet, win, undone, back, credit };
}

it("finds no difference where both sides have the same, also of a bet that the vendor gave up", async () => {
  const table = await seatedOn("2027-04-02");
  const { undone } = await playDay(table);
  moveTo(table.world, "2027-04-03T00:10:00Z");
  const items = await listCalls(table.world, "2027-04-02");
  expect(items).toHaveLength(6);
  expect(await differences(table.world, "2027-04-02", items)).toEqual([]);
  const without = items.filter(({ transactionId }) => transactionId !== undone.transactionId);
  expect(await differences(table.world, "2027-04-02", without)).toEqual([]);
});

it("prints where both sides have another pot", async () => {
  const table = await seatedOn("2027-04-04");
  const { world, seat } = table;
  const { transactionId } = await placeBet(world, seat, { pot: { id: "harbour", amount: "0.10" } });
  moveTo(world, "2027-04-05T00:10:00Z");
  const items = await listCalls(world, "2027-04-04");
  expect(items).toMatchObject([{ pot: { id: "harbour", amount: "0.10" } }]);
  expect(await differences(world, "2027-04-04", items)).toEqual([]);
  const others = [{ pot: { id: "harbour", amount: "0.20" } }, { pot: undefined }];
  for (const other of others)
    expect(
      await differences(
        world,
        "2027-04-04",
        items.map((call) => ({ ...call, ...other })),
      ),
    ).toMatchObject([{ what: "different", transaction: transactionId, here: "pot 0.10 of harbour" }]);
});

it("prints every call that is missing on one side, listed twice or different", async () => {
  const table = await seatedOn("2027-04-05");
  const { world, seat, member } = table;
  const { bet, win, back, credit } = await playDay(table);
  moveTo(world, "2027-04-06T00:10:00Z");
  const items = await listCalls(world, "2027-04-05");
  const changed = items.flatMap((call): ListedCall[] => {
    if (call.transactionId === win.transactionId) return [{ ...call, amount: "60.00", roundId: "another-round" }];
    if (call.transactionId === back.transactionId) return [];
    return call.transactionId === credit.transactionId ? [call, call] : [call];
  });
  const { gameCode, currency } = seat;
  const lost = { member: seat.member, currency, gameCode, roundId: bet.roundId, transactionId: vendorId("lost") };
  const stranger = { ...lost, member: "m_unknown123", transactionId: vendorId("stranger") };
  const more: ListedCall[] = [
    { ...lost, operation: "win", betTransactionId: bet.transactionId, amount: "7.00" },
    { ...stranger, operation: "bet", amount: "8.00" },
  ];
  const who = { brand: world.brand, member: member.username };
  expect(await differences(world, "2027-04-05", [...changed, ...more])).toEqual([
    { what: "listed twice", ...who, transaction: credit.transactionId, here: "", there: "credit 9.00 INR" },
    {
      what: "different",
      ...who,
      transaction: win.transactionId,
      here: `amount 60.50, roundId ${bet.roundId}`,
      there: "amount 60.00, roundId another-round",
    },
    { what: "missing there", ...who, transaction: back.transactionId, here: "rollback 5.00 INR", there: "" },
    { what: "missing here", ...who, transaction: lost.transactionId, here: "", there: "win 7.00 INR" },
    {
      what: "missing here",
      brand: "",
      member: "m_unknown123",
      transaction: stranger.transactionId,
      here: "",
      there: "bet 8.00 INR",
    },
  ]);
  expect(world.logged).toEqual([]);
});

it("finds a listed call that was accepted on the next day", async () => {
  const { world, seat } = await seatedOn("2027-04-08", "23:59:59");
  await placeBet(world, seat);
  world.advance(2000);
  await placeBet(world, seat, { amount: "12.00" });
  moveTo(world, "2027-04-09T00:10:00Z");
  const [today, tomorrow] = await Promise.all([listCalls(world, "2027-04-08"), listCalls(world, "2027-04-09")]);
  expect([today.length, tomorrow.length]).toEqual([1, 1]);
  expect(await differences(world, "2027-04-08", [...today, ...tomorrow])).toEqual([]);
});

it("names what was answered ok without being paid, and whether an operator has refused it", async () => {
  const table = await seatedOn("2027-04-12");
  const { world, seat, member } = table;
  await operateByTwo(world, "wins limit", { brand: world.brand, most: "50.00" });
  const bet = await placeBet(world, seat);
  const win = about(seat, bet, "60.00");
  await providerCall(world, "win", win);
  moveTo(world, "2027-04-13T00:10:00Z");
  const items = await listCalls(world, "2027-04-12");
  const both = { brand: world.brand, member: member.username, transaction: win.transactionId };
  const texts = { here: "win 60.00 INR", there: "win 60.00 INR" };
  expect(await differences(world, "2027-04-12", items)).toEqual([{ what: "waits here", ...both, ...texts }]);
  const refused = { id: `${member.id}/${provider}/${win.transactionId}` };
  expect(await operateByTwo(world, "wins refuse", refused)).toMatchObject({ ok: true });
  expect(await differences(world, "2027-04-12", items)).toEqual([{ what: "refused here", ...both, ...texts }]);
});

it("compares a day of more than one page", async () => {
  const table = await seatedOn("2027-04-15");
  const { world, seat, member } = table;
  const { gameCode, currency } = seat;
  const round = { gameCode, roundId: vendorId("round") };
  const stored = { memberId: member.id, provider, operation: "bet", requestHash: "", requestId: "", answer: {}, ...round };
  const ids = Array.from({ length: 1203 }, () => vendorId("bet"));
  const at = world.system.now();
  const rows = ids.map((transactionId) => ({
    ...stored,
    transactionId,
    request: { currency },
    amount: 100n,
    state: "taken" as const,
    at,
  }));
  await world.system.db.insert(providerCalls).values(rows);
  moveTo(world, "2027-04-16T00:10:00Z");
  const listed = { member: seat.member, currency, operation: "bet", amount: "1.00", ...round } as const;
  const items = ids.map((transactionId) => ({ ...listed, transactionId }));
  expect(await differences(world, "2027-04-15", items)).toEqual([]);
  const halves = [...items.slice(0, 600), ...items.slice(0, 603).map((one) => ({ ...one, transactionId: vendorId("none") }))];
  const found = await differences(world, "2027-04-15", halves);
  const count = (kind: string) => found.filter(({ what }) => what === kind).length;
  expect([count("missing there"), count("missing here"), found.length]).toEqual([603, 603, 1206]);
});

it("refuses a day that is not complete, a list of another form, and an operator of some brands", async () => {
  const { world } = await seatedOn("2027-04-20");
  const said = async (list: unknown) => await operate(world, "vendors reconcile", { list: JSON.stringify(list) });
  const item = { member: "m_4fQx7a12", currency: "INR", transactionId: "transaction-1", operation: "bet", gameCode: "coin" };
  const refusals = [
    [{ provider, day: "2027-04-20", items: [] }, /^The calls of 2027-04-20 are not complete/],
    [{ provider, day: "2031-01-01", items: [] }, /^The calls of 2031-01-01 are not complete/],
    [{ provider, day: "2027-04-19", items: [item] }, /^--list is refused: items.0.amount: it is missing/],
    [{ provider, day: "19 April", items: [] }, /^--list is refused: day/],
    ["a list", /^--list is refused: it is no JSON of this form/],
  ] as const;
  for (const [list, says] of refusals) expect(await said(list)).toEqual({ ok: false, says: expect.stringMatching(says) });
  const support = await addOperator(world, "support");
  expect(await support.said("vendors reconcile", { list: "{}" })).toMatch(/ needs one of these roles: /);
  expect(world.logged).toEqual([]);
});
