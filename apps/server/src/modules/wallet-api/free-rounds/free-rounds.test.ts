import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { clientOf } from "../../../../test/harness/client.ts";
import { CAMPAIGN, freeBet, grantOf, grantRounds, roundsOf } from "../../../../test/harness/free-rounds.ts";
import { loadCash } from "../../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import {
  about,
  ending,
  placeBet,
  providerCall,
  resettling,
  seatedIn,
  type Table,
  unsettling,
  vendorId,
} from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { expireFreeRounds } from "./expire.ts";

const newWorld = testDatabase();
const DAY = 86_400_000;

/** A member at the slot with five free rounds of ₹10.00. */
async function granted(rest: Record<string, unknown> = {}): Promise<Table> {
  const table = await seatedIn(await newWorld());
  await grantRounds(table, rest);
  return table;
}

async function sound({ world }: Table): Promise<void> {
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
}

const counts = (used: number, open: number, rest: Record<string, number> = {}) => [
  expect.objectContaining({ granted: 5, used, open, cancelled: 0, expired: 0, ...rest }),
];

const record = async ({ world, token }: Table) => (await clientOf(world, token).read("bets.list")).items[0];
const titles = async ({ world, token }: Table) =>
  (await clientOf(world, token).read("inbox.list")).items.map(({ title }) => title);

it("tells the provider of the rounds, and the member in the inbox", async () => {
  const table = await granted();
  expect(await roundsOf(table)).toEqual([
    {
      campaign: CAMPAIGN,
      stake: "10.00",
      granted: 5,
      used: 0,
      cancelled: 0,
      expired: 0,
      open: 5,
      validUntil: grantOf(table).until,
    },
  ]);
  const { session: _, ...who } = table.seat;
  expect(await providerCall(table.world, "freeRounds", who)).toMatchObject({ code: "ok", items: counts(0, 5) });
  expect(await providerCall(table.world, "freeRounds", { ...who, gameCode: "test-patang" })).toMatchObject({ items: [] });
  expect(await providerCall(table.world, "freeRounds", { ...who, member: "m_nobody-at-all" })).toMatchObject({
    code: "not_found",
  });
  expect(await titles(table)).toContain("You have free rounds");
});

it("takes nothing for a free round, pays its win in cash and charges the campaign", async () => {
  const table = await granted();
  const { world, seat, member } = table;
  const bet = await freeBet(table);
  expect(bet).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(bet.reference).toBeUndefined();
  expect(await roundsOf(table)).toEqual(counts(1, 4));
  expect(await providerCall(world, "win", about(seat, bet, "35.00"))).toMatchObject({ code: "ok", balance: "1035.00" });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "0.00", "35.00"))).toMatchObject({ code: "ok" });
  expect(await loadCash(world, member)).toBe(103_500n);
  expect(await record(table)).toMatchObject({
    status: "won",
    stake: { amount: "0.00" },
    payout: { amount: "35.00" },
    net: { amount: "35.00" },
    validBet: { amount: "0.00" },
    isFree: true,
  });
  expect(await operate(world, "free-rounds costs")).toMatchObject({
    value: expect.arrayContaining([{ brand: world.brand, campaign: CAMPAIGN, cost: "35.00 INR" }]),
  });
  await sound(table);
});

it("shows a free round without a win as lost, and it counts for nothing", async () => {
  const table = await granted();
  const bet = await freeBet(table);
  await providerCall(table.world, "endRound", ending(table.seat, bet.roundId, "0.00", "0.00"));
  expect(await record(table)).toMatchObject({ status: "lost", validBet: { amount: "0.00" }, isFree: true });
  expect(await roundsOf(table)).toEqual(counts(1, 4));
  await sound(table);
});

it("refuses a stake of zero without a campaign, a stake with one, and a campaign of another game", async () => {
  const table = await granted();
  const { world, seat } = table;
  const refusals = [
    await placeBet(world, seat, { amount: "0.00" }),
    await placeBet(world, seat, { amount: "10.00", campaign: CAMPAIGN }),
    await placeBet(world, seat, { amount: "0.00", campaign: "another" }),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(["invalid", "invalid", "not_found"]);
  expect(await roundsOf(table)).toEqual(counts(0, 5));
});

it("uses each round once, also where more bets than rounds come at once", async () => {
  const table = await granted({ rounds: "2" });
  const answers = await Promise.all([1, 2, 3, 4].map(async () => await freeBet(table)));
  expect(answers.filter(({ code }) => code === "ok")).toHaveLength(2);
  expect(answers.filter(({ code }) => code === "limit_reached")).toHaveLength(2);
  expect(await roundsOf(table)).toMatchObject([{ granted: 2, used: 2, open: 0 }]);
  const { session: _, ...who } = table.seat;
  expect(await providerCall(table.world, "freeRounds", who)).toMatchObject({ items: [] });
  await sound(table);
});

it("answers a repeat of a free bet by its first answer, and another one under its id by a conflict", async () => {
  const table = await granted();
  const { world, seat } = table;
  const ids = { roundId: vendorId("round"), transactionId: vendorId("bet") };
  const first = await freeBet(table, ids);
  expect(await freeBet(table, ids)).toEqual({ ...first, replayed: true });
  expect(await placeBet(world, seat, { ...ids, amount: "10.00" })).toMatchObject({ code: "conflict" });
  expect(await roundsOf(table)).toEqual(counts(1, 4));
});

it("takes one bet in a free round, and no free bet in a round with a stake", async () => {
  const table = await granted();
  const { world, seat } = table;
  const { roundId } = await freeBet(table);
  const staked = await placeBet(world, seat, { amount: "10.00" });
  const refusals = [
    await freeBet(table, { roundId }),
    await placeBet(world, seat, { amount: "10.00", roundId }),
    await freeBet(table, { roundId: staked.roundId }),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(["invalid", "invalid", "invalid"]);
  expect(await roundsOf(table)).toEqual(counts(1, 4));
  await sound(table);
});

it("gives a round back once with a rollback, and takes it again in the same round", async () => {
  const table = await granted();
  const { world, seat } = table;
  const bet = await freeBet(table);
  for (const _ of [1, 2])
    expect(await providerCall(world, "rollback", about(seat, bet, "0.00"))).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await roundsOf(table)).toEqual(counts(0, 5));
  expect(await record(table)).toMatchObject({ status: "refunded" });
  expect(await freeBet(table, { roundId: bet.roundId })).toMatchObject({ code: "ok" });
  expect(await roundsOf(table)).toEqual(counts(1, 4));
  await sound(table);
});

it("uses no round for a bet that was rolled back before it arrived", async () => {
  const table = await granted();
  const ids = { roundId: vendorId("round"), transactionId: vendorId("bet") };
  await providerCall(table.world, "rollback", about(table.seat, ids, "0.00"));
  expect(await freeBet(table, ids)).toMatchObject({ code: "tombstoned" });
  expect(await roundsOf(table)).toEqual(counts(0, 5));
});

it("gives a round back with a void round", async () => {
  const table = await granted();
  const bet = await freeBet(table);
  const end = ending(table.seat, bet.roundId, "0.00", "0.00", "void");
  expect(await providerCall(table.world, "endRound", end)).toMatchObject({ code: "ok" });
  expect(await roundsOf(table)).toEqual(counts(0, 5));
  expect(await record(table)).toMatchObject({ status: "void" });
  await sound(table);
});

it("takes a win back with its result, and settles the round by another one", async () => {
  const table = await granted();
  const { world, seat, member } = table;
  const bet = await freeBet(table);
  await providerCall(world, "win", about(seat, bet, "35.00"));
  const end = ending(seat, bet.roundId, "0.00", "35.00");
  await providerCall(world, "endRound", end);
  const anew = resettling(seat, end, bet, { was: "35.00", won: "20.00", staked: "0.00" });
  expect(await providerCall(world, "resettle", anew)).toMatchObject({ code: "ok", balance: "1020.00" });
  await sound(table);
  const undo = unsettling(seat, { roundId: bet.roundId, transactionId: anew.transactionId }, "20.00");
  expect(await providerCall(world, "unsettle", undo)).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await loadCash(world, member)).toBe(100_000n);
  expect(await roundsOf(table)).toEqual(counts(1, 4));
  await sound(table);
});

it("charges the campaign for a win above the maximum when two operators approve it", async () => {
  const table = await granted();
  const { world, seat, member } = table;
  await operateByTwo(world, "wins limit", { brand: world.brand, game: "test.slot", most: "50.00" });
  const bet = await freeBet(table);
  const win = about(seat, bet, "60.00");
  expect(await providerCall(world, "win", win)).toMatchObject({ code: "ok", balance: "1000.00" });
  await sound(table);
  const id = `${member.owner.id}/${SANDBOX_PROVIDER.id}/${win.transactionId}`;
  expect(await operateByTwo(world, "wins approve", { id })).toMatchObject({ ok: true });
  expect(await loadCash(world, member)).toBe(106_000n);
  await sound(table);
});

it("lets no part of a free win come out of a pot", async () => {
  const table = await granted();
  const bet = await freeBet(table);
  const win = { ...about(table.seat, bet, "35.00"), pot: { id: "harbour", amount: "5.00" } };
  expect(await providerCall(table.world, "win", win)).toMatchObject({ code: "invalid" });
});

it("names the campaign in the status of a bet", async () => {
  const table = await granted();
  const { transactionId } = await freeBet(table);
  const { session: _, ...who } = table.seat;
  expect(await providerCall(table.world, "status", { ...who, transactionId })).toMatchObject({
    call: { operation: "bet", amount: "0.00", campaign: CAMPAIGN },
  });
});

it("takes no free bet of a member whose bets are locked, and still pays the win of an earlier one", async () => {
  const table = await granted();
  const { world, seat, member } = table;
  const bet = await freeBet(table);
  await operate(world, "members lock-bets", { brand: world.brand, member: member.username, reason: "A test of free rounds" });
  expect(await freeBet(table)).toMatchObject({ code: "locked" });
  expect(await providerCall(world, "win", about(seat, bet, "5.00"))).toMatchObject({ code: "ok", balance: "1005.00" });
  await sound(table);
});

it("expires what was not played in time, and notifies the member; what is given back later expires too", async () => {
  const table = await granted();
  const { world, seat } = table;
  const bet = await freeBet(table);
  world.advance(7 * DAY);
  // The session is over as well: the vendor gives the bet back without one.
  await expireFreeRounds(world.system.db, world.system.now(), world.system);
  await expireFreeRounds(world.system.db, world.system.now(), world.system);
  expect(await roundsOf(table)).toEqual(counts(1, 0, { expired: 4 }));
  await providerCall(world, "rollback", about(seat, bet, "0.00"));
  expect(await roundsOf(table)).toEqual(counts(0, 0, { expired: 5 }));
  await sound(table);
});

it("takes no free bet after the last moment, before the job has run", async () => {
  const table = await seatedIn(await newWorld());
  const until = new Date(table.world.system.now().getTime() + 60_000).toISOString();
  await grantRounds(table, { until });
  table.world.advance(60_000);
  expect(await freeBet(table)).toMatchObject({ code: "limit_reached" });
});

it("grants once: a repeat changes nothing, and other values are refused", async () => {
  const table = await granted();
  const { world } = table;
  const grant = grantOf(table);
  expect(await operateByTwo(world, "free-rounds grant", grant)).toMatchObject({ ok: true, value: { again: true } });
  expect(await operateByTwo(world, "free-rounds grant", { ...grant, rounds: "6" })).toMatchObject({
    ok: false,
    says: expect.stringContaining("other free rounds"),
  });
  expect(await roundsOf(table)).toEqual(counts(0, 5));
  expect((await titles(table)).filter((title) => title === "You have free rounds")).toHaveLength(1);
});

it.each([
  ["a game without them", { game: "test.patang" }, "has no free rounds"],
  ["a stake below the minimum", { stake: "0.01" }, "--stake is refused"],
  ["a time that is over", { until: "2020-01-01T00:00:00Z" }, "--until is refused"],
  ["no rounds", { rounds: "0" }, "--rounds is refused"],
  ["a name of a campaign that vendors cannot take", { campaign: "No Name" }, "--campaign is refused"],
])("refuses to grant %s", async (_, rest, says) => {
  const table = await seatedIn(await newWorld());
  expect(await operateByTwo(table.world, "free-rounds grant", grantOf(table, rest))).toMatchObject({
    ok: false,
    says: expect.stringContaining(says),
  });
});

it("cancels open rounds once, and counts a round that is given back later as cancelled", async () => {
  const table = await granted();
  const { world, seat, member } = table;
  const bet = await freeBet(table);
  const cancel = { brand: world.brand, member: member.username, campaign: CAMPAIGN, reason: "The campaign was a mistake" };
  expect(await operate(world, "free-rounds cancel", cancel)).toMatchObject({ ok: true, value: { cancelled: 4 } });
  expect(await operate(world, "free-rounds cancel", cancel)).toMatchObject({ ok: true, value: { cancelled: 0 } });
  expect(await roundsOf(table)).toEqual(counts(1, 0, { cancelled: 4 }));
  expect(await freeBet(table)).toMatchObject({ code: "limit_reached" });
  expect(await titles(table)).toContain("Free rounds were cancelled");
  await providerCall(world, "rollback", about(seat, bet, "0.00"));
  expect(await roundsOf(table)).toEqual(counts(0, 0, { cancelled: 5 }));
  await sound(table);
});
