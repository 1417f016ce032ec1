import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { bets } from "../gaming/play-schema.ts";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { loadCash, deposit } from "../../../test/harness/member.ts";
import {
  about,
  ending,
  placeBet,
  providerCall,
  seatedIn,
  signedBytes,
  type Table,
  takeSeat,
  vendorId,
} from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const seated = async (): Promise<Table> => await seatedIn(world);
const record = async ({ token }: Table) => (await clientOf(world, token).read("bets.list")).items;
/** The newest line of this type in the account record. */
async function opened({ token }: Table, type: "bet" | "win") {
  const client = clientOf(world, token);
  const { items } = await client.read("transactions.list", { type, limit: 1 });
  return await client.read("transactions.get", { id: items[0]?.id ?? "" });
}

async function sound({ member }: Table, cash: bigint): Promise<void> {
  expect(await loadCash(world, member)).toBe(cash);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
}

describe("a void round", () => {
  it("gives back the stakes that were not given back, once", async () => {
    const table = await seated();
    const { seat } = table;
    const first = await placeBet(world, seat, { amount: "25.00" });
    const second = await placeBet(world, seat, { amount: "10.00", roundId: first.roundId });
    await providerCall(world, "rollback", about(seat, first, "25.00"));
    const end = ending(seat, first.roundId, "10.00", "0.00", "void");
    expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok", balance: "1000.00" });
    expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok", balance: "1000.00", replayed: true });
    expect(await record(table)).toMatchObject([{ status: "void", net: { amount: "0.00" }, validBet: { amount: "0.00" } }]);
    // A late rollback finds its stake given back.
    expect(await providerCall(world, "rollback", about(seat, second, "10.00"))).toMatchObject({ code: "ok", balance: "1000.00" });
    const lines = await clientOf(world, table.token).read("transactions.list", { type: "refund" });
    expect(lines.items.map(({ amount }) => amount.amount).toSorted()).toEqual(["10.00", "25.00"]);
    await sound(table, 100_000n);
  });

  it("gives back the part of a stake that no win returned, and refuses to take a win back", async () => {
    const table = await seated();
    const { seat } = table;
    const bet = await placeBet(world, seat, { amount: "25.00" });
    await providerCall(world, "win", about(seat, bet, "5.00"));
    expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "5.00", "void"))).toMatchObject({
      code: "ok",
      balance: "1000.00",
    });
    const won = await placeBet(world, seat, { amount: "25.00" });
    await providerCall(world, "win", about(seat, won, "30.00"));
    expect(await providerCall(world, "endRound", ending(seat, won.roundId, "25.00", "30.00", "void"))).toMatchObject({
      code: "conflict",
    });
    expect((await record(table)).map(({ status, net }) => [status, net.amount])).toEqual([
      ["open", "0.00"],
      ["void", "0.00"],
    ]);
    await sound(table, 100_500n);
  });

  it("is found by the ledger's check when its stake was kept", async () => {
    const table = await seated();
    const { roundId } = await placeBet(world, table.seat, { amount: "25.00" });
    const own = and(eq(bets.memberId, table.member.id), eq(bets.roundId, roundId));
    await world.system.db.update(bets).set({ status: "void" }).where(own);
    expect((await listBrokenInvariants(world.system.db)).map(({ name }) => name)).toEqual([
      "A void or refunded round gave its whole stake back",
    ]);
    await world.system.db.update(bets).set({ status: "open" }).where(own);
    await sound(table, 97_500n);
  });

  it("counts in no limit, because nothing was lost", async () => {
    const table = await seated();
    const limit = { kind: "loss", period: "day", amount: "30.00" } as const;
    await clientOf(world, table.token).write("responsibleGambling.setLimit", limit);
    const bet = await placeBet(world, table.seat, { amount: "25.00" });
    await providerCall(world, "endRound", ending(table.seat, bet.roundId, "25.00", "0.00", "void"));
    expect(await placeBet(world, table.seat, { amount: "30.00" })).toMatchObject({ code: "ok", balance: "970.00" });
    expect(await placeBet(world, table.seat, { amount: "1.00" })).toMatchObject({ code: "limit_reached" });
    await sound(table, 97_000n);
  });
});

describe("a round", () => {
  it("belongs to its game: the same id in another game is another round", async () => {
    const table = await seated();
    const other = await takeSeat(world, table.token, "test.patang");
    const roundId = vendorId("round");
    const mine = await placeBet(world, table.seat, { roundId, amount: "25.00" });
    const theirs = await placeBet(world, other, { roundId, amount: "10.00" });
    expect(await providerCall(world, "win", about(other, mine, "5.00"))).toMatchObject({ code: "not_found" });
    expect(await providerCall(world, "endRound", ending(other, roundId, "35.00", "0.00"))).toMatchObject({ code: "conflict" });
    expect(await providerCall(world, "win", about(other, theirs, "15.00"))).toMatchObject({ code: "ok", balance: "980.00" });
    expect(await providerCall(world, "endRound", ending(other, roundId, "10.00", "15.00"))).toMatchObject({ code: "ok" });
    expect(await providerCall(world, "endRound", ending(table.seat, roundId, "25.00", "0.00"))).toMatchObject({ code: "ok" });
    const lines = await record(table);
    expect(lines).toHaveLength(2);
    expect(Object.fromEntries(lines.map(({ gameId, net }) => [gameId, net.amount]))).toEqual({
      "test.patang": "5.00",
      "test.slot": "-25.00",
    });
    expect(await opened(table, "win")).toMatchObject({ bet: { gameName: "Patang" } });
    await sound(table, 98_000n);
  });

  it("is open after a whole rollback, and closed after its end", async () => {
    const table = await seated();
    const { seat } = table;
    const first = await placeBet(world, seat, { amount: "25.00" });
    const { roundId } = first;
    await providerCall(world, "rollback", about(seat, first, "25.00"));
    expect(await record(table)).toMatchObject([{ status: "refunded", settledAt: null }]);
    const second = await placeBet(world, seat, { amount: "10.00", roundId });
    expect(second).toMatchObject({ code: "ok", balance: "990.00" });
    expect(await record(table)).toMatchObject([{ status: "open", stake: { amount: "10.00" } }]);
    expect(await providerCall(world, "endRound", ending(seat, roundId, "10.00", "0.00"))).toMatchObject({ code: "ok" });
    const closed = { status: 409, code: "round_closed" };
    expect(await placeBet(world, seat, { amount: "10.00", roundId })).toMatchObject(closed);
    expect(await providerCall(world, "win", about(seat, second, "5.00"))).toMatchObject(closed);
    expect(await providerCall(world, "rollback", about(seat, second, "10.00"))).toMatchObject(closed);
    expect(await providerCall(world, "endRound", ending(seat, roundId, "10.00", "0.00"))).toMatchObject(closed);
    await sound(table, 99_000n);
  });

  it("takes no bet once it ended, even if it ended without any or with all given back", async () => {
    const table = await seated();
    const { seat } = table;
    const roundId = vendorId("round");
    expect(await providerCall(world, "endRound", ending(seat, roundId, "0.00", "0.00", "void"))).toMatchObject({ code: "ok" });
    expect(await placeBet(world, seat, { roundId })).toMatchObject({ code: "round_closed" });
    const bet = await placeBet(world, seat, { amount: "25.00" });
    await providerCall(world, "rollback", about(seat, bet, "25.00"));
    expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "0.00", "0.00"))).toMatchObject({ code: "ok" });
    expect(await placeBet(world, seat, { roundId: bet.roundId })).toMatchObject({ code: "round_closed" });
    expect(await record(table)).toMatchObject([{ status: "refunded", settledAt: expect.any(Number) }]);
    await sound(table, 100_000n);
  });
});

it("answers a second rollback under a new id with ok, and a win on what was rolled back with a code of its own", async () => {
  const table = await seated();
  const { seat } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  await providerCall(world, "rollback", about(seat, bet, "25.00"));
  expect(await providerCall(world, "rollback", about(seat, bet, "25.00"))).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await providerCall(world, "rollback", about(seat, bet, "24.00"))).toMatchObject({ code: "conflict" });
  expect(await providerCall(world, "win", about(seat, bet, "5.00"))).toMatchObject({ status: 409, code: "already_rolled_back" });
  const never = { roundId: vendorId("round"), transactionId: vendorId("bet") };
  for (let time = 0; time < 2; time += 1)
    expect(await providerCall(world, "rollback", about(seat, never, "25.00"))).toMatchObject({ code: "ok" });
  expect(await placeBet(world, seat, { amount: "25.00", ...never })).toMatchObject({ code: "tombstoned" });
  await sound(table, 100_000n);
});

describe("what the wallet accepts", () => {
  it("the record shows: ids up to their whole length, the summary and the proof", async () => {
    const table = await seated();
    const { seat, token } = table;
    const roundId = vendorId("round").padEnd(80, "x");
    await placeBet(world, seat, { roundId });
    const detail = { summary: "7-7-7 ✦", verifyUrl: `https://games.example/verify?round=${roundId}` };
    const end = { ...ending(seat, roundId, "10.00", "0.00"), detail };
    expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok" });
    const shown = { roundId, summary: detail.summary, proof: detail.verifyUrl };
    expect((await clientOf(world, token).read("bets.list", { search: roundId })).items).toMatchObject([shown]);
    expect(await opened(table, "bet")).toMatchObject({ bet: { roundId } });
    expect(await placeBet(world, seat, { roundId: `${roundId}x` })).toMatchObject({ status: 400, code: "invalid" });
    expect(await refusal(clientOf(world, token).read("bets.list", { search: "x".repeat(81) }))).toMatchObject({
      code: "input.invalid",
    });
  });

  it("is text that can be stored, and an address of http or https", async () => {
    const table = await seated();
    const { seat } = table;
    const { roundId } = await placeBet(world, seat);
    const told = async (detail: object) =>
      await providerCall(world, "endRound", { ...ending(seat, roundId, "10.00", "0.00"), detail });
    const bad = [
      "javascript:alert(1)",
      "data:text/html,x",
      "//games.example/x",
      "/verify",
      "https://me@games.example/",
      "http://a b/",
    ];
    const details = [
      ...bad.map((verifyUrl) => ({ summary: "", verifyUrl })),
      { summary: "a\0b" },
      { summary: "\ud800" },
      { summary: "", verifyUrl: "https://games.example/\udc00" },
    ];
    for (const detail of details) expect([detail, await told(detail)]).toMatchObject([detail, { status: 400, code: "invalid" }]);
    await sound(table, 99_000n);
  });

  it("is of the round's own game", async () => {
    const table = await seated();
    const { seat } = table;
    const bet = await placeBet(world, seat);
    const elsewhere = { ...seat, gameCode: "test-patang" };
    expect(await placeBet(world, elsewhere, { roundId: bet.roundId })).toMatchObject({ code: "invalid" });
    expect(await providerCall(world, "win", about(elsewhere, bet, "5.00"))).toMatchObject({ code: "not_found" });
    expect(await providerCall(world, "endRound", ending(elsewhere, bet.roundId, "10.00", "0.00"))).toMatchObject({
      code: "not_found",
    });
    await sound(table, 99_000n);
  });

  it("fits the ledger: a sum past it is refused", async () => {
    const table = await seated();
    const { seat, member } = table;
    const bet = await placeBet(world, seat);
    await deposit(world, member.owner, 9_223_372_036_854_675_807n);
    expect(await providerCall(world, "win", about(seat, bet, "10000000.00"))).toMatchObject({
      status: 400,
      code: "invalid",
    });
    await sound(table, 9_223_372_036_854_774_807n);
  });
});

function balanceBody({ seat }: Table): string {
  const { gameCode: _, ...who } = seat;
  return JSON.stringify(who);
}
const utf8 = (text: string) => new TextEncoder().encode(text);
const sent = async (bytes: Uint8Array<ArrayBuffer>, change: { sign?: Uint8Array; headers?: Record<string, string> } = {}) =>
  await signedBytes(world, "balance", bytes, change);

describe("a signed body", () => {
  it("is signed byte by byte", async () => {
    const body = balanceBody(await seated());
    expect(await sent(utf8(body))).toMatchObject({ code: "ok" });
    const [one, two] = [0xfe, 0xff].map((byte) =>
      Uint8Array.from([...utf8(`${body.slice(0, -1)},"note":"`), byte, ...utf8('"}')]),
    );
    if (!one || !two) throw new Error("There are two bodies");
    expect(await sent(one, { sign: two })).toMatchObject({ status: 401, code: "bad_signature" });
    expect(await sent(one)).toMatchObject({ status: 400, code: "invalid" });
  });

  it("is JSON under its own media type, and nothing else", async () => {
    const body = balanceBody(await seated());
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""])
      expect(await sent(utf8(body), { headers: { "content-type": type } })).toMatchObject({ status: 400, code: "invalid" });
    expect(await sent(utf8(body), { headers: { "content-type": "application/json; charset=utf-8" } })).toMatchObject({
      code: "ok",
    });
    for (const text of [`\ufeff${body}`, `[${body}]`, "null", "", `${body}x`, "{'a':1}"])
      expect([text, await sent(utf8(text))]).toMatchObject([text, { status: 400, code: "invalid" }]);
  });
});
