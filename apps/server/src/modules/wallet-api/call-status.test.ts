import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { statusAnswer } from "@baize/api/provider/status";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { loadCash } from "../../../test/harness/member.ts";
import { operateByTwo } from "../../../test/harness/operate.ts";
import {
  about,
  ending,
  placeBet,
  providerCall,
  seatedIn,
  signedCall,
  signedRequest,
  type Table,
  vendorId,
} from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { providerCalls } from "./schema.ts";
import { providerMembers } from "../gaming/play-schema.ts";
import { status } from "./status.ts";

const newWorld = testDatabase();

const seated = async (): Promise<Table> => await seatedIn(await newWorld());

function question({ seat }: Table, transactionId: string) {
  const { session: _, ...who } = seat;
  return { ...who, transactionId };
}

/** The answer as it was sent: the harness puts the status of HTTP in the place of the transaction's. */
async function ask(table: Table, transactionId: string) {
  const { world } = table;
  const now = world.system.now().getTime();
  const { path, init } = signedRequest("status", question(table, transactionId), now);
  return statusAnswer.parse(await (await world.fetch(path, init)).json());
}

async function sound({ world }: Table): Promise<void> {
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
}

it("answers unknown before a bet, and the bet as it was taken afterwards", async () => {
  const table = await seated();
  const { world, seat } = table;
  const transactionId = vendorId("bet");
  const before = await ask(table, transactionId);
  expect(before).toEqual({ code: "ok", balance: "1000.00", currency: "INR", status: "unknown" });
  const at = world.system.now().toISOString();
  const bet = await placeBet(world, seat, { amount: "25.00", transactionId });
  world.advance(1000);
  expect(await ask(table, transactionId)).toEqual({
    code: "ok",
    balance: "975.00",
    currency: "INR",
    status: "applied",
    call: { operation: "bet", gameCode: seat.gameCode, roundId: bet.roundId, amount: "25.00", reference: bet.reference, at },
  });
  await sound(table);
});

it("answers the win and the end of a round, with the balance of now", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  const win = about(seat, bet, "60.50");
  const { reference } = await providerCall(world, "win", win);
  const end = ending(seat, bet.roundId, "25.00", "60.50");
  await providerCall(world, "endRound", end);
  await placeBet(world, seat, { amount: "5.00" });
  const { roundId, transactionId: betTransactionId } = bet;
  expect(await ask(table, win.transactionId)).toMatchObject({
    balance: "1030.50",
    status: "applied",
    call: { operation: "win", roundId, betTransactionId, amount: "60.50", reference },
  });
  expect(await ask(table, betTransactionId)).toMatchObject({ status: "applied", call: { operation: "bet" } });
  const ended = await ask(table, end.transactionId);
  expect(ended).toMatchObject({ status: "applied", call: { operation: "endRound", roundId, amount: "0.00" } });
  expect(ended.call).not.toHaveProperty("reference");
  await sound(table);
});

it("answers a bet that was rolled back, and one of a void round", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  const back = about(seat, bet, "25.00");
  await providerCall(world, "rollback", back);
  expect(await ask(table, bet.transactionId)).toMatchObject({
    balance: "1000.00",
    status: "rolled_back",
    call: { operation: "bet", amount: "25.00" },
  });
  expect(await ask(table, back.transactionId)).toMatchObject({ status: "applied", call: { operation: "rollback" } });
  const other = await placeBet(world, seat, { amount: "10.00" });
  const end = ending(seat, other.roundId, "10.00", "0.00", "void");
  await providerCall(world, "endRound", end);
  expect(await ask(table, other.transactionId)).toMatchObject({ status: "rolled_back" });
  expect(await ask(table, end.transactionId)).toMatchObject({ status: "applied", call: { amount: "10.00" } });
  await sound(table);
});

it("answers tombstoned for a bet whose rollback came first", async () => {
  const table = await seated();
  const { world, seat } = table;
  const ids = { roundId: vendorId("round"), transactionId: vendorId("bet") };
  const back = about(seat, ids, "25.00");
  await providerCall(world, "rollback", back);
  const tombstoned = { code: "ok", balance: "1000.00", currency: "INR", status: "tombstoned" };
  expect(await ask(table, ids.transactionId)).toEqual(tombstoned);
  expect(await placeBet(world, seat, { amount: "25.00", ...ids })).toMatchObject({ code: "tombstoned" });
  expect(await ask(table, ids.transactionId)).toEqual(tombstoned);
  const { status: said, call } = await ask(table, back.transactionId);
  expect([said, call?.operation, call?.reference]).toEqual(["applied", "rollback", undefined]);
  await sound(table);
});

it("answers a win above the maximum as held, until an operator has decided", async () => {
  const bets = { min: "100", max: "10000000", winnerFrom: "2500000", maxWin: "10000" };
  const table = await seatedIn(await newWorld({ config: { bets } }));
  const { world, seat, member } = table;
  for (const [decision, after, balance] of [
    ["refuse", "refused", "975.00"],
    ["approve", "applied", "1050.01"],
  ] as const) {
    const bet = await placeBet(world, seat, { amount: "25.00" });
    const win = about(seat, bet, "100.01");
    await providerCall(world, "win", win);
    expect(await ask(table, win.transactionId)).toMatchObject({ status: "held", call: { operation: "win", amount: "100.01" } });
    const id = `${member.owner.id}/${SANDBOX_PROVIDER.id}/${win.transactionId}`;
    expect(await operateByTwo(world, `wins ${decision}`, { id })).toMatchObject({ ok: true });
    expect(await ask(table, win.transactionId)).toMatchObject({ balance, status: after });
  }
  await sound(table);
});

it("answers after the session has ended, and refuses an unknown player", async () => {
  const table = await seated();
  const { world, seat, token } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  await clientOf(world, token).write("session.logout");
  expect(await ask(table, bet.transactionId)).toMatchObject({ balance: "975.00", status: "applied" });
  const stranger = { ...question(table, bet.transactionId), member: vendorId("m") };
  expect(await providerCall(world, "status", stranger)).toMatchObject({ status: 404, code: "not_found" });
});

it("answers another vendor that it does not know the transaction", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  const alias = vendorId("m");
  const now = world.system.now();
  await world.system.db.insert(providerMembers).values({ provider: "another", alias, memberId: member.id });
  const call = () => ({
    provider: "another",
    nonce: newId(),
    nonceUntil: new Date(now.getTime() + 600_000),
    now,
    requestId: newId(),
  });
  const asked = question(table, bet.transactionId);
  expect(await status(world.system, call(), { ...asked, member: alias })).toEqual({
    code: "ok",
    balance: "975.00",
    currency: "INR",
    status: "unknown",
  });
  expect(await status(world.system, call(), asked)).toEqual({ code: "not_found" });
});

it("refuses a wrong signature, a repeated nonce and a malformed id, and stores nothing else", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { transactionId } = await placeBet(world, seat, { amount: "25.00" });
  const calls = await world.system.db.select().from(providerCalls);
  const forged = { "x-baize-signature": `v1=${"0".repeat(64)}` };
  const asked = question(table, transactionId);
  expect(await providerCall(world, "status", asked, forged)).toMatchObject({ status: 401, code: "bad_signature" });
  for (const id of ["short", "with a space", "x".repeat(81)])
    expect(await providerCall(world, "status", question(table, id))).toMatchObject({ status: 400, code: "invalid" });
  const once = signedCall(world, "status", asked);
  expect([(await once())["code"], (await once())["code"]]).toEqual(["ok", "stale"]);
  expect(await world.system.db.select().from(providerCalls)).toEqual(calls);
  expect(await loadCash(world, member)).toBe(97_500n);
  await sound(table);
});
